/** Turns events into messages of the catalogue (messages/<language>/log.ts): a key with parameters. */
import type { Seat } from '../core/game.ts';
import type { Message, Param } from '../core/messages.ts';
import { type Amounts, isCard, isEvent, TOKENS } from './data/cards/index.ts';
import { CAUSES, type NationsEvent } from './events.ts';
import { workCardOf } from './rules/valuesAndWorkers/values.ts';

const who = (seat: Seat): Param => ({ seat });
const card = (id: string): Param => ({ term: `card.${id}.name` });
const term = (word: string): Param => ({ term: `term.${word}` });
const counted = (word: string, count: number): Param => ({ term: `term.${word}`, count });

function amounts(res: Amounts): Param {
  return TOKENS.flatMap((token) => (res[token] ? [counted(token, res[token])] : []));
}
const isNothing = (res: Amounts): boolean => TOKENS.every((token) => !res[token]);

function cause(id: string): Param {
  if ((CAUSES as readonly string[]).includes(id)) return { term: `cause.${id}` };
  if (isCard(id)) return card(id);
  return { term: isEvent(id) ? `event.${id}.title` : `board.${id}.name` };
}

interface Line {
  params: Record<string, Param>;
  /** The part of the key after the type of the event. */
  variant?: string | undefined;
}

const line = (params: Record<string, Param> = {}, variant?: string | false): Line => ({
  params,
  variant: variant || undefined,
});

const eventCard = (id: string): Param => ({ term: `eventCard.${id}.name` });

function revealed(turned: string, chosenBy: Seat | null, other: string | null): Line {
  if (chosenBy === null) return line({ card: eventCard(turned) });
  const params = { seat: who(chosenBy), card: eventCard(turned) };
  return other === null ? line(params, 'chosen') : line({ ...params, other: eventCard(other) }, 'chosenOver');
}

const moved = ({ section, cause: by }: { section: string; cause: string }): Line =>
  line({ section: term(`section.${section}`), cause: cause(by) });

const named = (event: { card: string }): Line => line({ card: card(event.card) });

/** Says which option was chosen, or whether an offer was taken. Later events tell which worker or space it was. */
function answered({ event: source, answer: { accept, option } }: EventOf<'answered'>): Line {
  const params = { event: cause(source) };
  if (accept !== undefined) return line(params, accept ? 'accepted' : 'declined');
  if (option === undefined) return line(params);
  const kind = isEvent(source) ? 'event' : 'card';
  return line({ ...params, option: { term: `${kind}.${source}.option.${option}` } }, 'option');
}

type EventOf<T extends NationsEvent['type']> = Extract<NationsEvent, { type: T }>;

/** One line of the log for each type of event. `describe` adds the seat. */
const LINES: { readonly [T in NationsEvent['type']]: (event: EventOf<T>) => Line } = {
  orderDrawn: ({ order }) => line({ order: order.map(who) }),
  boardsDrawn: ({ nations }) => line({ nations: nations.map(term) }),
  difficultyChosen: ({ difficulty }) => line({ difficulty: { term: `option.difficulty.${difficulty}` } }),
  boardChosen: ({ nation, side }) => line({ nation: term(nation), side }),
  extraWorkerTaken: ({ section }) => line({ section: term(`section.${section}`) }),

  roundBegan: ({ round, age }) => line({ round, age: term(`age.${age}`) }),
  cardsDiscarded: ({ cards }) => line({ cards: cards.map(card) }),
  boardFilled: ({ cards }) => line({ cards: cards.map((one) => card(one.card)) }),
  growthDeposited: () => line(),
  grew: ({ take, section, amount }) =>
    take === 'worker' ? line({ section: term(`section.${section}`) }, 'worker') : line({ gain: counted(take, amount) }),
  eventsDrawn: ({ cards }) => line({ cards: cards.map(eventCard) }),
  eventRevealed: (event) => revealed(event.card, event.chosenBy, event.other),
  tileRevealed: (event) => revealed(event.tile, event.chosenBy, event.other),
  architectsPlaced: ({ count }) => line({ count }),

  turnSkipped: named,
  specialUsed: named,
  cardBought: (event) => line({ card: card(event.card), price: event.price }),
  cardPlaced({ card: placed, replaced, workers }) {
    // An advisor or a colony that goes has a line of its own.
    if (replaced === null || !workCardOf(placed)) return line({ card: card(placed) });
    const params = { card: card(placed), replaced: card(replaced), workers };
    return line(params, workers > 0 ? 'overWorkers' : 'over');
  },
  wonderReady: named,
  constructionBegun: ({ card: begun, replaced }) =>
    replaced === null ? line({ card: card(begun) }) : line({ card: card(begun), replaced: card(replaced) }, 'over'),
  warDeclared: (event) => line({ card: card(event.card), marker: event.marker }, event.seat === null && 'shadow'),
  battleWon: (event) => line({ card: card(event.card), gain: amounts(event.gain) }),
  goldenAgeEnjoyed: (event) =>
    line(
      { card: card(event.card), gain: amounts(event.gain), paid: amounts(event.paid) },
      !isNothing(event.paid) && 'paid',
    ),
  workerDeployed: (event) => line({ card: card(event.card), stone: event.stone }, event.stone === 0 && 'free'),
  workerUndeployed: named,
  architectHired: ({ card: wonder, stone, sections, of }) =>
    line({ card: card(wonder), stone, sections, of }, stone === 0 && 'free'),
  cardsSwapped: ({ cards }) => line({ cards: cards.map((id) => (id === null ? term('emptySpace') : card(id))) }),
  passed: ({ place }) => line({}, place === 1 && 'first'),

  gained: (event) => line({ gain: amounts(event.gain), cause: cause(event.cause) }),
  paid: (event) => line({ paid: amounts(event.paid), cause: cause(event.cause) }),
  lost: (event) =>
    line(
      {
        asked: amounts(event.asked),
        lost: amounts(event.lost),
        short: event.short.map(term),
        cause: cause(event.cause),
      },
      isNothing(event.lost) ? 'nothing' : event.short.length > 0 && 'short',
    ),
  shortageMadeUp: (event) => line({ gave: amounts(event.gave), cause: cause(event.cause) }),
  workerTaken: moved,
  workerReturned: moved,
  cardRemoved: (event) =>
    line({ card: card(event.card), cause: cause(event.cause) }, event.cause !== event.card && 'by'),
  architectRemoved: (event) => line({ card: card(event.card), cause: cause(event.cause) }),

  produced: ({ net }) => line({ net: amounts(net) }, isNothing(net) && 'nothing'),
  revolted: ({ books, vp }) => line({ cost: [counted('books', books), ...(vp > 0 ? [counted('vp', vp)] : [])] }),
  orderChanged: ({ order, cause: by }) =>
    isEvent(by) ? line({ order: order.map(who), cause: cause(by) }, 'by') : line({ order: order.map(who) }),
  defeated: (event) =>
    line(
      {
        card: card(event.card),
        loss: amounts({ ...event.loss, vp: event.vp }),
        spared: amounts(event.spared),
      },
      !isNothing(event.spared) && 'spared',
    ),
  warEnded: ({ card: war, marker, defeated }) =>
    line({ card: card(war), marker, defeated: defeated.map(who) }, defeated.length === 0 && 'nobody'),
  eventBegan({ event, groups }) {
    const seats = [...new Set(groups.flat())].sort((a, b) => a - b);
    return line({ event: cause(event), seats: seats.map(who) }, seats.length === 0 && 'nobody');
  },
  answerDeposited: ({ event }) => line({ event: cause(event) }),
  answered,
  strengthShifted: (event) => line({ amount: Math.abs(event.amount), cause: cause(event.cause) }),
  countedLeastStable: named,
  famineStruck: ({ food }) => line({ food }, food === 0 && 'none'),
  booksScored({ vp }) {
    const scorers = vp.flatMap((n, seat) => (n > 0 ? [{ seat, count: n }] : []));
    return line({ vp: scorers }, scorers.length === 0 && 'nobody');
  },
  ageEnded: ({ age }) => line({ age: term(`age.${age}`) }),
  gameScored: ({ scores }) =>
    line({
      scores: [...scores].sort((a, b) => b.total - a.total).map(({ seat, total }) => ({ seat, count: total })),
    }),

  dieRolled: ({ value }) => line({ value }),
  columnCleared: ({ col, cards }) => line({ col: col + 1, cards: cards.map(card) }, cards.length === 0 && 'empty'),
  shadowChanged: ({ strength, stability, books }) => line({ strength, stability, books }),
  stabilityCompared: ({ vp }) => line({ vp: Math.abs(vp) }, vp <= 0 && 'less'),

  standingSet: () => line(),
};

export function describe(event: NationsEvent): Message {
  // The type of the event chooses the function, which TypeScript cannot follow through the table.
  const describeOne = LINES[event.type] as (event: NationsEvent) => Line;
  const { params, variant } = describeOne(event);
  const key = variant ? `log.${event.type}.${variant}` : `log.${event.type}`;
  return { key, params: 'seat' in event && event.seat !== null ? { seat: who(event.seat), ...params } : params };
}
