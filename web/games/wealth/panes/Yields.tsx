/** What runs at the next Produce, bloc by bloc for every player, below the ledger of a narrow screen. */
import { createMemo, For, Show } from 'solid-js';
import { PRODUCES } from '../../../../engine/wealth/data/tiles.ts';
import { type BlocProjection, projection } from '../../../../engine/wealth/facts/production.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import { INDUSTRY_HUE } from '../board/hues.ts';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN, PLACE_SIGN } from '../looks.ts';
import { useWords } from '../words.ts';
import styles from './Yields.module.css';

export function Yields(props: { composer: Composer }) {
  const { word } = useWords();
  const { table } = props.composer;
  return (
    <div class={styles.yields}>
      <h3 class={text.heading}>{word('whatRunsNext')}</h3>
      <For each={table.players()}>
        {(player) => {
          const blocs = createMemo(() => projection(table.state(), player.seat, 'fed').blocs);
          return (
            <div class={styles.player}>
              <span>
                <Flag seat={player.seat} letter={player.letter} width={22} label={player.name} />
              </span>
              <ul>
                <For each={blocs()} fallback={<li class={text.muted}>{word('noBlocs')}</li>}>
                  {(bloc) => <Yield bloc={bloc} />}
                </For>
              </ul>
            </div>
          );
        }}
      </For>
    </div>
  );
}

function Yield(props: { bloc: BlocProjection }) {
  const { word, term } = useWords();
  const product = () => PRODUCES[props.bloc.industry];
  const made = () => props.bloc.kept[product()] ?? 0;
  return (
    <li style={{ '--d': `var(--${INDUSTRY_HUE[props.bloc.industry]}-d)` }}>
      <Icon of={PLACE_SIGN[props.bloc.industry]} size={15} label={term(props.bloc.industry)} />{' '}
      {props.bloc.tiles.length}
      {props.bloc.automated ? ` ${word('autoShort')}` : ''} →{' '}
      <Show when={product() !== 'money'} fallback={<b>${made()}</b>}>
        <b>{made()}</b> <Icon of={GOOD_SIGN[product()]} size={12} label={term(product())} />
      </Show>
    </li>
  );
}
