/** A close view of another nation: its figures against mine, its whole board, what it did this round. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { CardId } from '../../../../../engine/nations/data/cards/types.ts';
import { since } from '../../../../i18n/time.ts';
import { LineText } from '../../../../table/log/LineText.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Flag } from '../../../../ui/Flag.tsx';
import type { NationsLine, NationsTable } from '../../nationsTable.ts';
import { useWords } from '../../words.tsx';
import { Compared } from './Compared.tsx';
import { NationBoard } from './NationBoard.tsx';
import styles from './Opponent.module.css';

const SHOWN = 8;

export function Opponent(props: {
  table: NationsTable;
  seat: Seat;
  onSeat: (seat: Seat) => void;
  onCard: (card: CardId) => void;
}): JSX.Element {
  const { word } = useWords();
  const state = () => props.table.state();
  const me = () => props.table.seat();
  const others = () => state().order.filter((seat) => seat !== me());
  const letter = (seat: Seat) => props.table.players()[seat]?.letter ?? '';
  const name = (seat: Seat) => (seat === me() ? word('ledger.you') : (props.table.players()[seat]?.name ?? ''));
  /** What the nation did in this round, latest first. */
  const done = (): NationsLine[] => {
    const lines = props.table.log().filter((line) => line.version <= props.table.shownVersion());
    const began = lines.findLastIndex(({ event }) => event.type === 'roundBegan');
    return lines
      .slice(began + 1)
      .filter((line) => line.about === props.seat)
      .slice(-SHOWN)
      .reverse();
  };
  return (
    <div class={styles.opponent}>
      <Show when={others().length > 1}>
        <div class={styles.others}>
          <For each={others()}>
            {(seat) => (
              <Button class={styles.other} aria-pressed={seat === props.seat} onClick={() => props.onSeat(seat)}>
                <Flag seat={seat} letter={letter(seat)} width={20} /> <span>{name(seat)}</span>
              </Button>
            )}
          </For>
        </div>
      </Show>
      <Compared state={state()} seat={props.seat} me={me()} name={name} />
      <NationBoard state={state()} seat={props.seat} letter={letter(props.seat)} place="dialog" onCard={props.onCard} />
      <Show when={done().length > 0}>
        <h3>{word('opponent.round')}</h3>
        <ul class={styles.done}>
          <For each={done()}>
            {(line) => (
              <li>
                <span>
                  <LineText line={line} table={props.table} />
                </span>
                <small>{since(line.at)}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}
