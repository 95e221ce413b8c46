/** What runs at the next Produce, bloc by bloc for every player, beside the ledger if there is room. */
import { createMemo, For } from 'solid-js';
import { PRODUCES } from '../../../../engine/wealth/data/tiles.ts';
import { projection } from '../../../../engine/wealth/facts/production.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN, PLACE_SIGN } from '../looks.ts';
import { term, w } from '../words.ts';
import './yields.css';

export function Yields(props: { composer: Composer }) {
  const { table } = props.composer;
  return (
    <div class="blocs">
      <h3 class="h">{w('whatRunsNext')}</h3>
      <For each={table.players()}>
        {(player) => {
          const blocs = createMemo(() => projection(table.state(), player.seat, 'fed').blocs);
          return (
            <div class="bl">
              <span>
                <Flag seat={player.seat} letter={player.letter} width={22} label={player.name} />
              </span>
              <ul>
                <For each={blocs()} fallback={<li class="mut">{w('noBlocs')}</li>}>
                  {(bloc) => {
                    const product = () => PRODUCES[bloc.industry];
                    const made = () => bloc.kept[product()] ?? 0;
                    return (
                      <li style={{ '--d': `var(--${bloc.industry}-d)` }}>
                        <Icon of={PLACE_SIGN[bloc.industry]} size={15} label={term(bloc.industry)} class="hued" />{' '}
                        {bloc.tiles.length}
                        {bloc.automated ? ` ${w('autoShort')}` : ''} →{' '}
                        <b>{product() === 'money' ? `$${made()}` : made()}</b>{' '}
                        {product() === 'money' ? null : (
                          <Icon of={GOOD_SIGN[product()]} size={12} label={term(product())} class="hued" />
                        )}
                      </li>
                    );
                  }}
                </For>
              </ul>
            </div>
          );
        }}
      </For>
    </div>
  );
}
