/** A close view of another nation: its figures against mine, its whole board, what it did this round. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../engine/core/game.ts';
import { type CardId, RESOURCES, type Resource } from '../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../engine/nations/facts/nation.ts';
import { productionFacts } from '../../../../engine/nations/facts/production.ts';
import { since } from '../../../i18n/time.ts';
import { LineText } from '../../../table/LineText.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { raid as raidSign } from '../../../ui/signs/nations.ts';
import { minus } from '../cards/figures.tsx';
import { figureSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { Change, NationBoard } from './NationBoard.tsx';
import './opponent.css';

const COMPARED = [...RESOURCES, 'vp', 'strength', 'stability', 'raid'] as const;
type Compared = (typeof COMPARED)[number];
const SHOWN = 8;

export function Opponent(props: {
  table: NationsTable;
  seat: Seat;
  onSeat: (seat: Seat) => void;
  onCard: (card: CardId) => void;
}): JSX.Element {
  const { word, many } = useWords();
  const state = () => props.table.state();
  const me = () => props.table.seat();
  const others = () => state().order.filter((seat) => seat !== me());
  const letter = (seat: Seat) => props.table.players()[seat]?.letter ?? '';
  const name = (seat: Seat) => (seat === me() ? word('ledger.you') : (props.table.players()[seat]?.name ?? ''));
  const columns = () => (me() === null || me() === props.seat ? [props.seat] : [props.seat, me() ?? 0]);
  const value = (kind: Compared, seat: Seat): number => {
    if (kind === 'strength' || kind === 'stability' || kind === 'raid') return nationFacts(state(), seat)[kind];
    return state().nations[seat]?.purse[kind] ?? 0;
  };
  const isMade = (kind: Compared): kind is Resource => (RESOURCES as readonly string[]).includes(kind);
  const done = () => {
    const lines = props.table.log().filter((line) => line.version <= props.table.shownVersion());
    const began = lines.findLastIndex(({ event }) => event.type === 'roundBegan');
    return lines
      .slice(began + 1)
      .filter((line) => line.about === props.seat)
      .slice(-SHOWN)
      .reverse();
  };
  return (
    <div class="opponent">
      <Show when={others().length > 1}>
        <div class="switch">
          <For each={others()}>
            {(seat) => (
              <button type="button" class="b" aria-pressed={seat === props.seat} onClick={() => props.onSeat(seat)}>
                <Flag seat={seat} letter={letter(seat)} width={20} /> <span>{name(seat)}</span>
              </button>
            )}
          </For>
        </div>
      </Show>
      <table class="against">
        <thead>
          <tr>
            <td />
            <For each={columns()}>{(seat) => <th scope="col">{name(seat)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={COMPARED}>
            {(kind) => (
              <tr>
                <th scope="row">
                  <span class={`c-${kind}`}>
                    <Icon of={kind === 'raid' ? raidSign : figureSign[kind]} size={15} />
                  </span>{' '}
                  <span class="cap">{many(`term.${kind}`)}</span>
                </th>
                <For each={columns()}>
                  {(seat) => (
                    <td>
                      <b>{minus(value(kind, seat))}</b>
                      <small>
                        <Show when={isMade(kind)}>
                          <Change n={productionFacts(state(), seat).of[kind as Resource].net} />
                        </Show>
                      </small>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <NationBoard state={state()} seat={props.seat} letter={letter(props.seat)} onCard={props.onCard} />
      <Show when={done().length > 0}>
        <h3>{word('opponent.round')}</h3>
        <ul class="done">
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
