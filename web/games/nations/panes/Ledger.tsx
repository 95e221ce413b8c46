/** All nations in one ledger: what they hold, and in small figures what the next production and book scoring bring. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../engine/core/game.ts';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import { type CardId, RESOURCES } from '../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../engine/nations/facts/nation.ts';
import { productionFacts } from '../../../../engine/nations/facts/production.ts';
import { ranks } from '../../../../engine/nations/facts/ranks.ts';
import type { State } from '../../../../engine/nations/state.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { worker } from '../../../ui/signs/nations.ts';
import { minus } from '../cards/figures.tsx';
import { figureSign, kindSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';
import { Change } from './NationBoard.tsx';
import './ledger.css';

const COLUMNS = ['vp', ...RESOURCES, 'strength', 'stability'] as const;

export function Ledger(props: {
  state: State;
  me: Seat | null;
  names: readonly string[];
  letters: readonly string[];
  awaited: readonly Seat[];
  onNation: (seat: Seat) => void;
}): JSX.Element {
  const { word } = useWords();
  const seats = () => {
    const order = props.state.order;
    return props.me === null ? order : [props.me, ...order.filter((seat) => seat !== props.me)];
  };
  return (
    <>
      <table class="ledger">
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{word('ledger.nation')}</span>
            </th>
            <For each={COLUMNS}>
              {(kind) => (
                <th scope="col" class={`c-${kind}`}>
                  <Icon of={figureSign[kind]} size={16} label={word(`term.${kind}`)} />
                </th>
              )}
            </For>
            <th scope="col">
              <Icon of={worker} size={16} label={word('ledger.workers')} />
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={seats()}>{(seat) => <Row {...props} seat={seat} />}</For>
        </tbody>
      </table>
      <p class="key">{word('ledger.key')}</p>
    </>
  );
}

function Row(props: {
  state: State;
  seat: Seat;
  me: Seat | null;
  names: readonly string[];
  letters: readonly string[];
  awaited: readonly Seat[];
  onNation: (seat: Seat) => void;
}): JSX.Element {
  const { word } = useWords();
  const nation = () => props.state.nations[props.seat];
  const facts = () => nationFacts(props.state, props.seat);
  const production = () => productionFacts(props.state, props.seat);
  const mine = () => props.seat === props.me;
  const fewerBooks = () => {
    const all = ranks(props.state, 'books');
    const own = all.find((one) => one.seat === props.seat)?.value ?? 0;
    return all.filter((one) => one.value < own).length;
  };
  const status = () => {
    if (props.awaited.includes(props.seat)) return word(mine() ? 'ledger.yourMove' : 'ledger.decides');
    if ((nation()?.passed ?? 0) > 0) return word('ledger.passed');
    const name = nation()?.name;
    return name ? word(`term.${name}`) : '';
  };
  const workers = () => facts().workers.idle + facts().workers.onCards;
  return (
    <>
      <tr classList={{ me: mine() }}>
        <th scope="row">
          <button type="button" class="who" onClick={() => props.onNation(props.seat)}>
            <Flag seat={props.seat} letter={props.letters[props.seat] ?? ''} width={24} />
            <span>
              <span class="name">{mine() ? word('ledger.you') : props.names[props.seat]}</span>
              <small classList={{ now: mine() && props.awaited.includes(props.seat) }}>{status()}</small>
            </span>
          </button>
        </th>
        <td>
          {nation()?.purse.vp}
          <small>
            <Change n={fewerBooks()} />
          </small>
        </td>
        <For each={RESOURCES}>
          {(kind) => (
            <td>
              {nation()?.purse[kind]}
              <small>
                <Change n={production().of[kind].net} />
              </small>
            </td>
          )}
        </For>
        <td>{facts().strength}</td>
        <td classList={{ dn: facts().stability < 0 }}>
          {minus(facts().stability)}
          <Show when={facts().stability < 0}>
            <small class="dn">{word('ledger.revolt')}</small>
          </Show>
        </td>
        <td>{workers()}</td>
      </tr>
      <Show when={!mine() && nation()}>
        {(here) => (
          <tr class="cards">
            <td colSpan={COLUMNS.length + 2}>
              <span class="held">
                <For each={here().slots}>
                  {(slot) => (
                    <Show when={slot}>{(one) => <Held card={one().card} note={String(one().workers)} />}</Show>
                  )}
                </For>
                <For each={[...here().advisors, ...here().colonies, ...here().wonders].filter((id) => id !== null)}>
                  {(id) => <Held card={id} />}
                </For>
                <Show when={here().construction}>
                  {(building) => (
                    <Held card={building().card} note={`${building().sections}/${sectionsOf(building().card)}`} />
                  )}
                </Show>
              </span>
            </td>
          </tr>
        )}
      </Show>
    </>
  );
}

const sectionsOf = (id: CardId) => {
  const card = cardOf(id);
  return card.type === 'wonder' ? card.stages.length : 0;
};

function Held(props: { card: CardId; note?: string }): JSX.Element {
  const { word } = useWords();
  return (
    <span class={`k-${cardOf(props.card).type}`}>
      <Icon of={kindSign[cardOf(props.card).type]} size={12} />
      {word(`card.${props.card}.name`)}
      <Show when={props.note}>
        <b>{props.note}</b>
      </Show>
    </span>
  );
}
