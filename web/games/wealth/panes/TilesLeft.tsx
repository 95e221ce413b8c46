/** The tiles left in each stack. */
import { For, Show } from 'solid-js';
import type { Purse } from '../../../../engine/core/ledger.ts';
import { INDUSTRIES } from '../../../../engine/wealth/data/goods.ts';
import { HexSign, IntegratedSign } from '../../../board/TileSigns.tsx';
import { term, w } from '../words.ts';

export function TilesLeft(props: { stacks: Purse }) {
  const economies = () => props.stacks.integratedEconomy ?? 0;
  return (
    <div class="sect">
      <span class="eyebrow">{w('tilesLeft')}</span>
      <ul class="supply" classList={{ seven: economies() > 0 }}>
        <For each={INDUSTRIES}>
          {(industry) => (
            <li title={term(industry)}>
              <HexSign industry={industry} width={34} />
              <b>{props.stacks[industry] ?? 0}</b>
              <span class="vh">{term(industry, props.stacks[industry] ?? 0)}</span>
            </li>
          )}
        </For>
        <Show when={economies() > 0}>
          <li title={term('integratedEconomy')}>
            <IntegratedSign width={34} />
            <b>{economies()}</b>
            <span class="vh">{term('integratedEconomy', economies())}</span>
          </li>
        </Show>
      </ul>
    </div>
  );
}
