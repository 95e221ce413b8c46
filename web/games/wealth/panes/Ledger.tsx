/** One row per player, one column per good: what is held on the first line, the next Produce in small figures below. */
import { createMemo, For, Show } from 'solid-js';
import { CUBES, type Good, type Goods } from '../../../../engine/wealth/data/goods.ts';
import { projection } from '../../../../engine/wealth/facts/production.ts';
import { spoils } from '../../../../engine/wealth/facts/spoils.ts';
import { scoreSoFar } from '../../../../engine/wealth/facts/worth.ts';
import { isMoneyHidden, moneyBand } from '../../../../engine/wealth/view.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { clock, robot } from '../../../ui/signs/common.ts';
import { note, tile } from '../../../ui/signs/wealth.ts';
import { Change } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { deep, GOOD_SIGN } from '../looks.ts';
import { term, w } from '../words.ts';
import { isFirst, statusOf } from './status.ts';
import './ledger.css';

export function Ledger(props: { composer: Composer }) {
  const { table } = props.composer;
  const order = () => {
    const mine = table.seat() ?? 0;
    const { length } = table.players();
    return Array.from({ length }, (_, step) => (mine + step) % length);
  };
  const taken = createMemo(() => spoils(table.state()));
  return (
    <div class="ledger">
      <table>
        <colgroup>
          <col class="c-who" />
          <col class="c-vp" />
          <col class="c-money" />
          <col class="c-note" />
          <col span="5" />
        </colgroup>
        <caption class="h">{w('players')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{w('player')}</span>
            </th>
            <th scope="col">{w('vp')}</th>
            <th scope="col">$</th>
            <th scope="col">
              <Icon of={note} size={15} label={w('notes')} />
            </th>
            <For each={CUBES}>
              {(cube) => (
                <th scope="col" style={{ color: deep(cube) }}>
                  <Icon of={GOOD_SIGN[cube]} size={16} label={term(cube)} />
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={order()}>
            {(seat) => <Row composer={props.composer} seat={seat} taken={taken()[seat] ?? {}} />}
          </For>
        </tbody>
      </table>
      <p class="key">
        {w('ledgerKey')} <Icon of={tile} size={11} /> {w('tilesBuilt')}
      </p>
    </div>
  );
}

function Row(props: { composer: Composer; seat: number; taken: Goods }) {
  const { table } = props.composer;
  const state = () => table.state();
  const holder = () => state().players[props.seat];
  const player = () => table.players()[props.seat];
  const isMe = () => props.seat === table.seat();
  const isLate = () => !table.past() && table.due().some((one) => one.seat === props.seat && one.late);
  const isOut = () => holder()?.eliminated !== null;
  const isAwaited = () => !table.past() && table.awaiting().some((one) => one.seat === props.seat);
  const own = createMemo(() => projection(state(), props.seat, 'fed').net);
  const net = (good: Good) => (own()[good] ?? 0) + (props.taken[good] ?? 0);
  const score = createMemo(() => scoreSoFar(state(), props.seat));
  const shown = () => (isMe() ? w('you') : (player()?.name ?? ''));
  const isHidden = () => isMoneyHidden(state(), props.seat, table.seat());
  const money = () => {
    const held = holder()?.purse.money ?? 0;
    if (!isHidden()) return String(held);
    const band = moneyBand(held);
    return `${band.from}–${band.below - 1}`;
  };
  return (
    <tr classList={{ me: isMe(), late: isLate(), out: isOut() }}>
      <th scope="row">
        <span class="who">
          <span class="flagof">
            <Flag seat={props.seat} letter={player()?.letter ?? ''} />
            <Show when={isFirst(table, props.seat)}>
              <i class="first" title={w('st.first')}>
                1<span class="vh"> {w('st.first')}</span>
              </i>
            </Show>
          </span>
          <span class="nm" classList={{ long: shown().length > 8, longer: /\S{10}/.test(shown()) }}>
            {shown()}
          </span>
          <Show when={player()?.computer}>
            <Icon of={robot} size={13} class="mut" label={w('computer')} />
          </Show>
          <Show when={isLate()}>
            <Icon of={clock} size={14} class="lt" />
          </Show>
        </span>
        <span class="st" classList={{ now: isMe() && isAwaited() }}>
          {statusOf(table, props.seat)}
        </span>
      </th>
      <td>
        <Show when={!isHidden()} fallback={<span class="mut">?</span>}>
          {score().points}
        </Show>
        <small class="mut">
          <Icon of={tile} size={10} label={w('tilesBuilt')} />
          {score().tiles.count}
        </small>
      </td>
      <td classList={{ band: isHidden() }}>
        {money()}
        <Change of={net('money')} small />
      </td>
      <td>{holder()?.purse.notes ?? 0}</td>
      <For each={CUBES}>
        {(cube) => (
          <td>
            {holder()?.purse[cube] ?? 0}
            <Change of={net(cube)} small />
          </td>
        )}
      </For>
    </tr>
  );
}
