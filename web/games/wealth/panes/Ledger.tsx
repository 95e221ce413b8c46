/** One row per player, one column per good: what is held on the first line, the next Produce in small figures below. */
import { createMemo, For } from 'solid-js';
import { CUBES } from '../../../../engine/wealth/data/goods.ts';
import { spoils } from '../../../../engine/wealth/facts/spoils.ts';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import type { Composer } from '../composer.ts';
import { deep, GOOD_SIGN } from '../looks.ts';
import { note, tile } from '../signs.ts';
import { useWords } from '../words.ts';
import styles from './Ledger.module.css';
import { LedgerRow } from './LedgerRow.tsx';

export function Ledger(props: { composer: Composer }) {
  const { word } = useWords();
  const { table } = props.composer;
  const order = () => {
    const mine = table.seat() ?? 0;
    const { length } = table.players();
    return Array.from({ length }, (_, step) => (mine + step) % length);
  };
  const taken = createMemo(() => spoils(table.state()));
  return (
    <div class={styles.ledger} data-part="ledger">
      <table>
        <colgroup>
          <col class={styles.who} />
          <col class={styles.points} />
          <col class={styles.money} />
          <col class={styles.notes} />
          <col span="5" />
        </colgroup>
        <caption class={text.heading}>{word('players')}</caption>
        <Head />
        <tbody>
          <For each={order()}>
            {(seat) => <LedgerRow composer={props.composer} seat={seat} taken={taken()[seat] ?? {}} />}
          </For>
        </tbody>
      </table>
      <p class={styles.key}>
        {word('ledgerKey')} <Icon of={tile} size={11} /> {word('tilesBuilt')}
      </p>
    </div>
  );
}

function Head() {
  const { word, term } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class={text.hidden}>{word('player')}</span>
        </th>
        <th scope="col">{word('vp')}</th>
        <th scope="col">$</th>
        <th scope="col">
          <Icon of={note} size={15} label={word('notes')} />
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
  );
}
