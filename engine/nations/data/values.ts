/** The numbers of the rules that belong to no card. Code reads them with `rulesOf(state)`, see rules/options.ts. */
import type { Difficulty } from '../options.ts';
import type { Section } from './cards/types.ts';

export interface RuleValues {
  /** N1.4: how many buildings, and how many cards of each other type, a balanced deck holds, for 1 to 5 players. */
  readonly balancedBuildings: readonly number[];
  readonly balancedOthers: readonly number[];
  /** N2.4: strength and stability count up to this. */
  readonly mostStrength: number;
  readonly mostStability: number;
  /** N2.3, N2.5: what each worker off the track costs: stability at once, or food at production. */
  readonly upkeep: Readonly<Record<Section, number>>;
  /** N3.3: the stability that all nations in revolt compare with. */
  readonly revoltStability: number;
  /** N3.4: how many places count as "most" and "least", for 1 to 5 players. */
  readonly places: readonly number[];
  /** N4.3: the VP that a kind which runs short costs in a round. */
  readonly shortageVp: number;
  /** N6.1: rows and columns of the progress board; columns for 1 to 5 players. */
  readonly rows: number;
  readonly columns: readonly number[];
  /** N6.3: what growth gives instead of a worker. */
  readonly growth: Readonly<Record<Difficulty, number>>;
  /** N7.6: public architects without those of the event card, for 1 to 5 players. */
  readonly architects: readonly number[];
  /** N13.3 */
  readonly revoltVp: number;
  /** N15.2 */
  readonly warVp: number;
  readonly roundsPerAge: number;
  /** N19.4: how many resources are worth 1 VP at the end. */
  readonly resourcesPerVp: number;
  /** N20.1: the books that the shadow begins with. */
  readonly shadowBooks: number;
  /** N20.3 */
  readonly dieFaces: number;
  /** N20.8, N20.9 */
  readonly soloStabilityVp: number;
  readonly soloBooksVp: number;
}

/** A list for 1 to 5 players begins with the number for one. */
export const forPlayers = (numbers: readonly number[], players: number): number => numbers[players - 1] ?? 0;

export const VALUES: RuleValues = {
  balancedBuildings: [8, 8, 8, 8, 10],
  balancedOthers: [4, 4, 4, 4, 5],
  mostStrength: 40,
  mostStability: 15,
  upkeep: { food: 3, stability: 3 },
  revoltStability: -1,
  places: [1, 1, 1, 1, 2],
  shortageVp: 1,
  rows: 3,
  columns: [4, 4, 5, 6, 7],
  growth: { chieftain: 4, prince: 3, king: 2, emperor: 1 },
  architects: [0, 1, 2, 2, 3],
  revoltVp: 1,
  warVp: 1,
  roundsPerAge: 2,
  resourcesPerVp: 10,
  shadowBooks: 2,
  dieFaces: 6,
  soloStabilityVp: 1,
  soloBooksVp: 3,
};
