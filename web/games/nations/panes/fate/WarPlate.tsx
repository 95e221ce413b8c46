/** The war of the round, and what it costs me. */
import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { Amounts } from '../../../../../engine/nations/data/cards/types.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { war as warSign } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './Fate.module.css';
import { ForMe } from './ForMe.tsx';

export function WarPlate(props: {
  war: State['war'];
  me: Seat | null;
  nameOf: (seat: Seat | null) => string;
  changes: Amounts | undefined;
}): JSX.Element {
  const { word } = useWords();
  const bought = (war: NonNullable<State['war']>) =>
    war.buyer === props.me && props.me !== null
      ? word('fate.warByYou', { n: war.marker })
      : word('fate.warBy', { n: war.marker, who: props.nameOf(war.buyer) });
  return (
    <div class={`${styles.plate} ${styles.war}`}>
      <div class={styles.title}>
        <Icon of={warSign} size={15} />
        <Show when={props.war} fallback={<span>{word('fate.noWar')}</span>}>
          {(war) => (
            <>
              <span class={text.notOnPhone}>{word(`card.${war().card}.name`)}</span>
              <span class={text.onPhone}>{word('fate.warAt', { n: war().marker })}</span>
            </>
          )}
        </Show>
      </div>
      <Show when={props.war} fallback={<div class={styles.text}>{word('fate.noWar.why')}</div>}>
        {(war) => (
          <>
            <div class={styles.text}>{bought(war())}</div>
            <Show when={props.me !== null}>
              <ForMe changes={props.changes} lead="fate.youLose" none="fate.safe" />
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}
