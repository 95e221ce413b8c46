/** A player in the ledger: name and status, points, money, notes and cubes. */
import { createMemo, For, Show } from 'solid-js';
import { CUBES, type Good, type Goods } from '../../../../engine/wealth/data/goods.ts';
import { projection } from '../../../../engine/wealth/facts/production.ts';
import { scoreSoFar } from '../../../../engine/wealth/facts/worth.ts';
import { isMoneyHidden, moneyBand } from '../../../../engine/wealth/view.ts';
import { awayOf } from '../../../table/prompt/seatWords.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { clock, robot } from '../../../ui/signs/common.ts';
import text from '../../../ui/text.module.css';
import { Change } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { tile } from '../signs.ts';
import { useWords } from '../words.ts';
import styles from './Ledger.module.css';
import { isFirst, statusOf } from './status.ts';

export function LedgerRow(props: { composer: Composer; seat: number; taken: Goods }) {
  const { word } = useWords();
  const { table } = props.composer;
  const state = () => table.state();
  const holder = () => state().players[props.seat];
  const isLate = () => !table.past() && table.due().some((one) => one.seat === props.seat && one.late);
  const own = createMemo(() => projection(state(), props.seat, 'fed').net);
  const net = (good: Good) => (own()[good] ?? 0) + (props.taken[good] ?? 0);
  const score = createMemo(() => scoreSoFar(state(), props.seat));
  const isHidden = () => isMoneyHidden(state(), props.seat, table.seat());
  const money = () => {
    const held = holder()?.purse.money ?? 0;
    if (!isHidden()) return String(held);
    const band = moneyBand(held);
    return `${band.from}–${band.below - 1}`;
  };
  return (
    <tr
      classList={{
        [styles.me ?? '']: props.seat === table.seat(),
        [styles.out ?? '']: holder()?.eliminated !== null,
      }}
    >
      <th scope="row">
        <Name composer={props.composer} seat={props.seat} isLate={isLate()} />
        <Status composer={props.composer} seat={props.seat} isLate={isLate()} />
      </th>
      <td>
        <Show when={!isHidden()} fallback={<span class={text.muted}>?</span>}>
          {score().points}
        </Show>
        <small class={text.muted}>
          <Icon of={tile} size={10} label={word('tilesBuilt')} />
          {score().tiles.count}
        </small>
      </td>
      <td class={isHidden() ? styles.band : ''}>
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

interface Props {
  composer: Composer;
  seat: number;
  isLate: boolean;
}

function Name(props: Props) {
  const { word } = useWords();
  const { table } = props.composer;
  const player = () => table.players()[props.seat];
  const shown = () => (props.seat === table.seat() ? word('you') : (player()?.name ?? ''));
  return (
    <span class={styles.player}>
      <span class={styles.flag}>
        <Flag seat={props.seat} letter={player()?.letter ?? ''} />
        <Show when={isFirst(table, props.seat)}>
          <i title={word('st.first')}>
            1<span class={text.hidden}> {word('st.first')}</span>
          </i>
        </Show>
      </span>
      <span
        class={styles.name}
        classList={{ [styles.long ?? '']: shown().length > 8, [styles.longer ?? '']: /\S{10}/.test(shown()) }}
      >
        {shown()}
      </span>
      <Show when={player()?.computer}>
        <Icon of={robot} size={13} class={`${styles.computer} ${text.muted}`} label={word('computer')} />
      </Show>
      <Show when={props.isLate}>
        <Icon of={clock} size={14} class={styles.late ?? ''} />
      </Show>
    </span>
  );
}

function Status(props: Props) {
  const words = useWords();
  const { table } = props.composer;
  const isMyMove = () =>
    props.seat === table.seat() && !table.past() && table.awaiting().some((one) => one.seat === props.seat);
  return (
    <span
      class={styles.status}
      classList={{
        [styles.now ?? '']: isMyMove(),
        [styles.late ?? '']: props.isLate,
        [styles.away ?? '']: awayOf(table, props.seat) !== null,
      }}
    >
      {statusOf(words, table, props.seat)}
    </span>
  );
}
