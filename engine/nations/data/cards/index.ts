/** All cards by id. */
import { EngineFault } from '../../../core/fault.ts';
import { BOARDS } from './boards.ts';
import { EVENT_CARDS } from './events.ts';
import { PRINTED } from './printed.ts';
import { AGE_1 } from './progress/age1.ts';
import { AGE_2 } from './progress/age2.ts';
import { AGE_3 } from './progress/age3.ts';
import { AGE_4 } from './progress/age4.ts';
import { SOLO_TILES } from './soloTiles.ts';
import type {
  Age,
  BoardId,
  CardId,
  EventCard,
  EventCardId,
  EventHalf,
  EventId,
  NationBoard,
  NationName,
  ProgressCard,
  SoloTile,
  TileId,
} from './types.ts';

export * from './types.ts';
export { BOARDS, EVENT_CARDS, PRINTED, SOLO_TILES };

export const PROGRESS_CARDS: readonly ProgressCard[] = [...AGE_1, ...AGE_2, ...AGE_3, ...AGE_4];

/** Both halves of every event card. */
export const EVENTS: readonly EventHalf[] = EVENT_CARDS.flatMap((card) => card.events);

const cards = new Map<CardId, ProgressCard>([...PRINTED, ...PROGRESS_CARDS].map((card) => [card.id, card]));
const eventCards = new Map<EventCardId, EventCard>(EVENT_CARDS.map((card) => [card.id, card]));
const events = new Map<EventId, EventHalf>(EVENTS.map((half) => [half.id, half]));
const boards = new Map<BoardId, NationBoard>(BOARDS.map((board) => [board.id, board]));
const tiles = new Map<TileId, SoloTile>(SOLO_TILES.map((tile) => [tile.id, tile]));

function found<T>(item: T | undefined, id: string): T {
  if (item === undefined) throw new EngineFault(`no such card: ${id}`);
  return item;
}

export const isCard = (id: CardId): boolean => cards.has(id);
export const isEvent = (id: EventId): boolean => events.has(id);
export const cardOf = (id: CardId): ProgressCard => found(cards.get(id), id);
export const eventCardOf = (id: EventCardId): EventCard => found(eventCards.get(id), id);
export const eventOf = (id: EventId): EventHalf => found(events.get(id), id);
export const boardOf = (id: BoardId): NationBoard => found(boards.get(id), id);
export const tileOf = (id: TileId): SoloTile => found(tiles.get(id), id);

/** The board of a nation's side; all nations share the A side. */
export const boardFor = (nation: NationName, side: 'A' | 'B'): NationBoard =>
  boardOf(side === 'A' ? 'a' : `${nation}-b`);

export const progressCardsOf = (age: Age): readonly ProgressCard[] => PROGRESS_CARDS.filter((card) => card.age === age);
export const eventCardsOf = (age: Age): readonly EventCard[] => EVENT_CARDS.filter((card) => card.age === age);
export const soloTilesOf = (age: Age): readonly SoloTile[] => SOLO_TILES.filter((tile) => tile.age === age);
