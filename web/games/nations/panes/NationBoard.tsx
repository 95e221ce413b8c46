/** The whole board of one nation: holdings, slots with workers, advisor, colonies, wonders, population. */
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
import { architect, worker } from '../../../ui/signs/nations.ts';
import { Figures } from '../cards/CardSmall.tsx';
import { Amount, change, minus, Sections } from '../cards/figures.tsx';
import { type Figure, figureSign, kindSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';
import './nationBoard.css';

interface Props {
  state: State;
  seat: Seat;
  letter: string;
  /** What the move in progress does to this board. */
  marked?: { slot?: number; kind?: 'replaced' | 'chosen' } | null;
  /** The slots that can be chosen now. */
  lit?: readonly number[];
  /** What a worker on each slot would cost, while one is being deployed. */
  stone?: readonly (number | null)[] | null;
  onSlot?: (slot: number) => void;
  onCard?: (card: CardId) => void;
}

export function NationBoard(props: Props): JSX.Element {
  const nation = () => props.state.nations[props.seat];
  return (
    <Show when={nation()}>
      {(here) => (
        <div class="mine">
          <Holdings {...props} />
          <div class="works">
            <div class="slots">
              <For each={here().slots}>{(slot, index) => <SlotPlate {...props} slot={slot} index={index()} />}</For>
            </div>
            <Shelf {...props} />
            <Population {...props} />
          </div>
        </div>
      )}
    </Show>
  );
}

function Holdings(props: Props): JSX.Element {
  const { word } = useWords();
  const nation = () => props.state.nations[props.seat];
  const production = () => productionFacts(props.state, props.seat);
  const facts = () => nationFacts(props.state, props.seat);
  const rankWord = (kind: 'strength' | 'stability') => {
    const own = ranks(props.state, kind).find((one) => one.seat === props.seat);
    return word(own?.tied ? 'rank.tied' : 'rank', { rank: word(`rank.${own?.rank ?? 1}`) });
  };
  return (
    <div class="me1">
      <h2 class="nation">
        <Flag seat={props.seat} letter={props.letter} width={30} />
        <span>
          {word(`term.${nation()?.name ?? 'china'}`)}
          <small>
            <span class="cap">{word(`option.difficulty.${nation()?.difficulty ?? 'prince'}`)}</span>,{' '}
            {word('rank.order', { rank: word(`rank.${props.state.order.indexOf(props.seat) + 1}`) })}
          </small>
        </span>
      </h2>
      <table class="res">
        <tbody>
          <For each={RESOURCES}>
            {(kind) => (
              <Line of={kind} value={nation()?.purse[kind] ?? 0} note={<Change n={production().of[kind].net} />} />
            )}
          </For>
        </tbody>
      </table>
      <table class="res">
        <tbody>
          <Line of="vp" value={nation()?.purse.vp ?? 0} note={word('mine.scoreNow', { n: facts().score.total })} />
          <Line of="strength" value={facts().strength} note={rankWord('strength')} />
          <Line of="stability" value={facts().stability} note={rankWord('stability')} />
        </tbody>
      </table>
    </div>
  );
}

export function Change(props: { n: number }): JSX.Element {
  return <span class={props.n > 0 ? 'up' : props.n < 0 ? 'dn' : 'mut'}>{change(props.n)}</span>;
}

function Line(props: { of: Figure; value: number; note: JSX.Element }): JSX.Element {
  const { many } = useWords();
  return (
    <tr>
      <th scope="row">
        <span class={`c-${props.of}`}>
          <Icon of={figureSign[props.of]} size={15} />
        </span>
        <span class="cap">{many(`term.${props.of}`)}</span>
      </th>
      <td classList={{ dn: props.value < 0 }}>{minus(props.value)}</td>
      <td>{props.note}</td>
    </tr>
  );
}

function SlotPlate(props: Props & { slot: { card: CardId; workers: number } | null; index: number }): JSX.Element {
  const { word } = useWords();
  const lit = () => props.lit?.includes(props.index) ?? false;
  const marked = () => (props.marked?.slot === props.index ? props.marked.kind : undefined);
  return (
    <Show
      when={props.slot}
      fallback={
        <button
          type="button"
          class="slot empty"
          classList={{ lit: lit(), chosen: marked() === 'chosen' }}
          disabled={!lit()}
          onClick={() => props.onSlot?.(props.index)}
        >
          <span>{word('mine.emptySlot')}</span>
        </button>
      }
    >
      {(slot) => {
        const card = () => cardOf(slot().card);
        return (
          <button
            type="button"
            class={`slot k-${card().type}`}
            classList={{ lit: lit(), out: marked() === 'replaced', chosen: marked() === 'chosen' }}
            onClick={() => (lit() ? props.onSlot?.(props.index) : props.onCard?.(slot().card))}
          >
            <span class="n">
              <Icon of={kindSign[card().type]} size={13} />
              {word(`card.${slot().card}.name`)}
              <Show when={lit() && props.stone}>
                {(stone) => <Amount of="stone" value={stone()[props.index] ?? 0} size={12} />}
              </Show>
            </span>
            <span class="e">
              <Figures card={card()} size={13} />
            </span>
            <span class="w">
              <span class="vh">{word('mine.workersOn', { n: slot().workers })}</span>
              <Pawns count={slot().workers} seat={props.seat} />
              <Show
                when={marked() === 'replaced'}
                fallback={<em>{word('mine.vpMarks', { marks: vpMarks(card()) })}</em>}
              >
                <em class="tag">{word('mine.replaced')}</em>
              </Show>
            </span>
          </button>
        );
      }}
    </Show>
  );
}

const vpMarks = (card: ReturnType<typeof cardOf>) => ('vpPerWorker' in card ? card.vpPerWorker.join(' ') : '');

/** Workers as pawns, or as a number if there are many. */
export function Pawns(props: { count: number; seat: Seat }): JSX.Element {
  return (
    <Show
      when={props.count <= 5}
      fallback={
        <>
          <Icon of={worker} size={17} class={`pw p${props.seat + 1}`} />
          <b>{props.count}</b>
        </>
      }
    >
      <For each={Array.from({ length: props.count })}>
        {() => <Icon of={worker} size={17} class={`pw p${props.seat + 1}`} />}
      </For>
    </Show>
  );
}

function Shelf(props: Props): JSX.Element {
  const { word } = useWords();
  const nation = () => props.state.nations[props.seat];
  const spaces = () =>
    [
      { type: 'advisor', of: nation()?.advisors ?? [] },
      { type: 'colony', of: nation()?.colonies ?? [] },
      { type: 'wonder', of: nation()?.wonders ?? [] },
    ] as const;
  return (
    <div class="shelf">
      <For each={spaces()}>
        {({ type, of }) => {
          const held = of.filter((id) => id !== null);
          return (
            <>
              <For each={held}>
                {(id) => (
                  <Kept card={id} type={type} sign={kindSign[type]} label={word(`term.${type}`)} onCard={props.onCard}>
                    <ShelfFigures card={id} />
                  </Kept>
                )}
              </For>
              <Show when={of.length > held.length}>
                <div class={`kept free k-${type}`}>
                  <span class="k">
                    <Icon of={kindSign[type]} size={12} />
                    <span class="cap">{word(`term.${type}`)}</span>
                  </span>
                  <span class="n">{word('mine.free', { n: of.length - held.length })}</span>
                </div>
              </Show>
            </>
          );
        }}
      </For>
      <Show when={nation()?.construction}>
        {(building) => (
          <Kept
            card={building().card}
            type="wonder"
            sign={architect}
            label={word('mine.beingBuilt')}
            onCard={props.onCard}
          >
            <Sections stages={stagesOf(building().card)} built={building().sections} />
          </Kept>
        )}
      </Show>
    </div>
  );
}

function Kept(props: {
  card: CardId;
  type: string;
  sign: string;
  label: string;
  onCard: Props['onCard'];
  children: JSX.Element;
}): JSX.Element {
  const { word } = useWords();
  return (
    <button type="button" class={`kept k-${props.type}`} onClick={() => props.onCard?.(props.card)}>
      <span class="k">
        <Icon of={props.sign} size={12} />
        <span class="cap">{props.label}</span>
      </span>
      <span class="n">{word(`card.${props.card}.name`)}</span>
      <span class="e">
        {props.children} {word(`card.${props.card}.short`)}
      </span>
    </button>
  );
}

const stagesOf = (id: CardId) => {
  const card = cardOf(id);
  return card.type === 'wonder' ? card.stages : [];
};

/** A finished wonder shows what it gives instead of its sections. */
function ShelfFigures(props: { card: CardId }): JSX.Element {
  const shown = () => {
    const card = cardOf(props.card);
    return card.type === 'wonder' ? { ...card, stages: [], provides: { ...card.provides } } : card;
  };
  return <Figures card={shown()} size={13} />;
}

function Population(props: Props): JSX.Element {
  const { word } = useWords();
  const nation = () => props.state.nations[props.seat];
  const own = () => Object.values(nation()?.architects ?? {}).reduce((sum, n) => sum + n, 0);
  const pawns = (count: number) => (
    <For each={Array.from({ length: count })}>{() => <Icon of={worker} size={15} class="x" />}</For>
  );
  return (
    <div class="pop">
      <b>
        <Icon of={worker} size={16} />
        {word('mine.idle', { n: nation()?.idle ?? 0 })}
      </b>
      <span>
        {word('mine.track.food', { n: nation()?.track.food ?? 0 })} {pawns(nation()?.track.food ?? 0)}
      </span>
      <span>
        {word('mine.track.stability', { n: nation()?.track.stability ?? 0 })} {pawns(nation()?.track.stability ?? 0)}
      </span>
      <span>
        <Icon of={architect} size={14} />
        {word('mine.architects', { n: props.state.architects, own: own() })}
      </span>
    </div>
  );
}
