/**
 * What happened, for the log, the mail and the play-back. `cause` and `card` are the ids of progress cards, events or
 * boards, or one of CAUSES. In a war, `seat: null` means the shadow opponent.
 */
import type { Seat } from '../core/game.ts';
import type {
  Age,
  Amounts,
  CardId,
  EventCardId,
  EventId,
  NationName,
  Resource,
  ShadowChange,
  TileId,
} from './data/cards/types.ts';
import type { Difficulty } from './options.ts';
import type { EffectAnswer, Score, TrackPlace } from './state.ts';

export const CAUSES = [
  'growth',
  'production',
  'revolt',
  'war',
  'famine',
  'books',
  'stability',
  'goldenAge',
  'battle',
] as const;

/**
 * How an answer was given: `deposited`: it was secret until now; `standing`: it is a standing answer, which only its
 * owner sees.
 */
export interface InAdvance {
  deposited?: true;
  standing?: true;
}

export type NationsEvent =
  // Set-up
  | { type: 'orderDrawn'; order: Seat[] }
  | { type: 'boardsDrawn'; nations: NationName[] }
  | { type: 'difficultyChosen'; seat: Seat; difficulty: Difficulty }
  | { type: 'boardChosen'; seat: Seat; nation: NationName; side: 'A' | 'B' }
  | { type: 'extraWorkerTaken'; seat: Seat; section: TrackPlace }
  // Maintenance
  | { type: 'roundBegan'; round: number; age: Age }
  | { type: 'cardsDiscarded'; cards: CardId[] }
  | { type: 'boardFilled'; cards: { card: CardId; row: number; col: number }[] }
  | { type: 'growthDeposited'; seat: Seat }
  | ({ type: 'grew'; seat: Seat; take: 'worker' | Resource; section?: TrackPlace; amount: number } & InAdvance)
  | { type: 'eventsDrawn'; seat: Seat; cards: string[] }
  | { type: 'eventRevealed'; card: EventCardId; chosenBy: Seat | null; other: EventCardId | null }
  | { type: 'tileRevealed'; tile: TileId; chosenBy: Seat | null; other: TileId | null }
  | { type: 'architectsPlaced'; count: number }
  // Action
  | { type: 'turnSkipped'; seat: Seat; card: CardId }
  | { type: 'cardBought'; seat: Seat; card: CardId; row: number; col: number; price: number }
  | { type: 'cardPlaced'; seat: Seat; card: CardId; space: number; replaced: CardId | null; workers: number }
  | { type: 'constructionBegun'; seat: Seat; card: CardId; replaced: CardId | null }
  | { type: 'warDeclared'; seat: Seat | null; card: CardId; marker: number }
  | { type: 'battleWon'; seat: Seat; card: CardId; gain: Amounts }
  | { type: 'goldenAgeEnjoyed'; seat: Seat; card: CardId; gain: Amounts; paid: Amounts }
  | { type: 'workerDeployed'; seat: Seat; card: CardId; slot: number; stone: number }
  | { type: 'workerUndeployed'; seat: Seat; card: CardId; slot: number }
  | { type: 'architectHired'; seat: Seat; from: string; card: CardId; stone: number; sections: number; of: number }
  | { type: 'wonderReady'; seat: Seat; card: CardId; space: number; replaced: CardId | null }
  | { type: 'specialUsed'; seat: Seat; card: CardId; paid: Amounts }
  | { type: 'cardsSwapped'; seat: Seat; cards: [CardId | null, CardId | null] }
  | { type: 'passed'; seat: Seat; place: number }
  // Anywhere
  | { type: 'gained'; seat: Seat; gain: Amounts; cause: string }
  | { type: 'paid'; seat: Seat; paid: Amounts; cause: string }
  /** `asked` is what the nation had to give up, `lost` what it gave up. The VP in `lost` are those for shortages. */
  | ({ type: 'lost'; seat: Seat; asked: Amounts; lost: Amounts; short: Resource[]; cause: string } & InAdvance)
  | ({ type: 'shortageMadeUp'; seat: Seat; gave: Amounts; cause: string } & InAdvance)
  | { type: 'workerTaken'; seat: Seat; section: TrackPlace; cause: string }
  | { type: 'workerReturned'; seat: Seat; section: TrackPlace; cause: string }
  | { type: 'cardRemoved'; seat: Seat; card: CardId; cause: string }
  | { type: 'architectRemoved'; seat: Seat; card: CardId; cause: string }
  // Resolution
  | { type: 'produced'; seat: Seat; net: Amounts; bonuses: CardId[] }
  | { type: 'revolted'; seat: Seat; books: number; vp: number }
  | { type: 'orderChanged'; order: Seat[]; cause: string }
  | { type: 'defeated'; seat: Seat; card: CardId; vp: number; loss: Amounts; spared: Amounts }
  | { type: 'warEnded'; card: CardId; marker: number; defeated: Seat[] }
  | { type: 'eventBegan'; event: EventId; groups: Seat[][] }
  | { type: 'answerDeposited'; seat: Seat; event: string }
  | ({ type: 'answered'; seat: Seat; event: string; answer: EffectAnswer } & InAdvance)
  | { type: 'strengthShifted'; seat: Seat; amount: number; cause: string }
  | { type: 'countedLeastStable'; seat: Seat; card: CardId }
  | { type: 'famineStruck'; food: number }
  | { type: 'booksScored'; vp: number[] }
  | { type: 'ageEnded'; age: Age }
  | { type: 'gameScored'; scores: Score[] }
  // Solo
  | { type: 'dieRolled'; value: number }
  | { type: 'columnCleared'; col: number; cards: CardId[] }
  | { type: 'shadowChanged'; change: ShadowChange; strength: number; stability: number; books: number; cause: string }
  | { type: 'stabilityCompared'; seat: Seat; vp: number }
  // Private to the seat
  | { type: 'standingSet'; seat: Seat };
