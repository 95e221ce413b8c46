/** The traces' names for things, and our state in the traces' form. */

import { awaitedSeats, questionFor } from '../../engine/nations/awaiting.ts';
import {
  EVENT_CARDS,
  eventOf,
  isEvent,
  type NationName,
  PRINTED,
  PROGRESS_CARDS,
} from '../../engine/nations/data/cards/index.ts';
import { groupOf } from '../../engine/nations/rules/mostAndLeast.ts';
import { stabilityOf, strengthOf, workersInPlay } from '../../engine/nations/rules/valuesAndWorkers/values.ts';
import type { Nation, State } from '../../engine/nations/state.ts';

type Json = Record<string, unknown>;

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'three-kingdoms-war': 'Three Kingdoms (war)',
  'three-kingdoms-golden-age': 'Three Kingdoms (golden age)',
  'the-quran': 'The Quoran',
};

const names = new Map<string, string>();
for (const card of PROGRESS_CARDS) names.set(card.id, OTHER_NAMES[card.id] ?? card.name);
for (const card of PRINTED) names.set(card.id, card.copyOf ? `${card.name} (printed)` : card.name);
const ids = new Map([...names].map(([id, name]) => [name, id]));

export const cardName = {
  of: (id: string): string => names.get(id) ?? id,
  id: (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`no card called ${name}`);
    return id;
  },
};

const nameOrNull = (id: string | null): string | null => (id === null ? null : cardName.of(id));

export const nationName = (name: string): NationName => name.toLowerCase() as NationName;

export function eventCardId(name: string): string {
  const card = EVENT_CARDS.find((one) => one.name === name);
  if (!card) throw new Error(`no event card called ${name}`);
  return card.id;
}

/** What a trace writes as `of`: the title of an event, the name of a card, or a word. */
export const eventTitle = (source: string): string => (isEvent(source) ? eventOf(source).name : cardName.of(source));

const PHASES: Readonly<Record<string, string>> = { setup: 'draft', newEvent: 'new-events', over: 'end' };

export function shown(state: State, letters: readonly string[]): Json {
  const letter = (seat: number) => letters[seat] as string;
  const isDraft = state.phase === 'setup';
  const group = (name: 'mostStrength' | 'leastStrength' | 'mostStability' | 'leastStability') =>
    groupOf(state, name).map(letter).sort().join('');
  const awaited = awaitedSeats(state)[0];
  const kind = awaited === undefined ? null : questionFor(state, awaited)?.kind;
  const decision = kind === 'turn' ? 'action' : kind === 'board' ? 'draft' : kind;
  const result: Json = {
    phase: PHASES[state.phase] ?? state.phase,
    round: state.round,
    order: state.order.map(letter),
    architects: state.architects,
    board: Object.fromEntries(state.board.map((row, index) => [String(index + 1), row.map(nameOrNull)])),
    seats: Object.fromEntries(state.nations.map((nation, seat) => [letter(seat), shownNation(state, nation, seat)])),
    left: { progress: state.deck.length, events: state.eventDeck.length },
  };
  if (awaited !== undefined) result.next = { seat: letter(awaited), decision };
  if (!isDraft) {
    result.rank = {
      strongest: group('mostStrength'),
      weakest: group('leastStrength'),
      mostStable: group('mostStability'),
      leastStable: group('leastStability'),
    };
  }
  if (state.war) result.war = { card: cardName.of(state.war.card), strength: state.war.marker };
  if (state.event !== null) {
    result.event = EVENT_CARDS.find((card) => card.id === state.event)?.events.map((half) => half.name);
  }
  return result;
}

function shownNation(state: State, nation: Nation, seat: number): Json {
  if (nation.board === null) return { books: nation.purse.books };
  const named = (record: Record<string, number>) =>
    Object.fromEntries(Object.entries(record).flatMap(([card, n]) => (n > 0 ? [[cardName.of(card), n]] : [])));
  const onTower = nation.advisors[1] ?? null;
  const result: Json = {
    food: nation.purse.food,
    stone: nation.purse.stone,
    gold: nation.purse.gold,
    books: nation.purse.books,
    vp: nation.purse.vp,
    stability: stabilityOf(state, seat),
    strength: strengthOf(state, seat),
    workers: nation.idle,
    workersTotal: workersInPlay(nation),
    pool: { food: nation.track.food, stability: nation.track.stability, free: nation.track.top },
    slots: nation.slots.map((slot) => (slot ? [cardName.of(slot.card), slot.workers] : null)),
    advisors: nation.advisors.slice(0, 1).map(nameOrNull),
    colonies: nation.colonies.map(nameOrNull),
    wonders: nation.wonders.map((card) =>
      card === 'porcelain-tower' && onTower !== null ? [cardName.of(card), cardName.of(onTower)] : nameOrNull(card),
    ),
    passed: nation.passed > 0,
  };
  if (nation.construction) result.construction = [cardName.of(nation.construction.card), nation.construction.sections];
  if (nation.passed > 0 && groupOf(state, 'passedFirst').includes(seat)) result.passedFirst = true;
  if (nation.passed > 0 && groupOf(state, 'passedLast').includes(seat)) result.passedLast = true;
  if (nation.bought.colony > 0) result.boughtColony = true;
  if (nation.short.length > 0) result.vpLostFor = [...nation.short].sort();
  const architects = named(nation.architects);
  if (Object.keys(architects).length > 0) result.privateArchitects = architects;
  const markers = named(nation.used);
  if (Object.keys(markers).length > 0) result.markers = markers;
  if (nation.leastStable) result.roundEffects = ['Versailles'];
  return result;
}

export const slotOf = (choice: unknown): number => (choice as { slot: number }).slot - 1;
