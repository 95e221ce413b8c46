/** Whom an event affects: the sign of the value, with an arrow for most or least. */
import { type JSX, Show } from 'solid-js';
import type { EventHalf } from '../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import { useWords } from '../words.tsx';
import { met } from './signs.ts';
import styles from './WhoMark.module.css';

/** Whom the first effect of an event names. */
export const metBy = (half: EventHalf) => {
  const first = half.effects.find((effect) => effect.kind === 'trigger');
  return met(first?.kind === 'trigger' ? first.who : undefined);
};

export function WhoMark(props: { half: EventHalf; size?: number; bare?: boolean }): JSX.Element {
  const { word } = useWords();
  const who = () => metBy(props.half);
  return (
    <span class={styles.mark} classList={{ [styles.bare ?? '']: props.bare ?? false }}>
      <Icon of={who().sign} size={Math.round((props.size ?? 30) * 0.56)} />
      <Show when={who().arrow}>
        {(arrow) => (
          <span class={styles.disc}>
            <Icon of={arrow()} size={9} />
          </span>
        )}
      </Show>
      <span class={text.hidden}>{word(`who.${who().key}`)}</span>
    </span>
  );
}
