/** How long nothing was built (W11.11, W11.12), and what follows from it. The agreement itself is in agreement.ts. */
import type { RuleFlags } from '../../../core/game.ts';
import type { Event, EventType } from '../../events.ts';
import type { State, Still } from '../../state.ts';

/** What counts as building. A moved tile does not: it can be moved back and forth for ever. */
const BUILDS: readonly EventType[] = [
  'flagPlaced',
  'tileBuilt',
  'blocAutomated',
  'unitsBuilt',
  'hexSettled',
  'flagConquered',
];

const AGREEING_PHASES: readonly State['phase'][] = ['trade', 'develop', 'produce'];

/** Games that were set up before this ruling lack the flags, and play on without it. */
const roundsOf = ({ rules }: Pick<State, 'rules'>, flag: 'standstillOffer' | 'standstillEnd'): number => {
  const rounds = rules[flag];
  return typeof rounds === 'number' ? rounds : Number.POSITIVE_INFINITY;
};

export const roundsToOffer = (state: State): number => roundsOf(state, 'standstillOffer');
export const roundsToEnd = (state: State): number => roundsOf(state, 'standstillEnd');

export const stillAtStart = (rules: RuleFlags): { still?: Still } =>
  Number.isFinite(roundsOf({ rules }, 'standstillOffer')) ? { still: { lastBuilt: 0, agreed: [] } } : {};

/** Rounds in a row whose Develop phase is over and in which nothing was built. */
export function stillRounds(state: State): number {
  if (!state.still) return 0;
  const developed = state.phase === 'produce' ? state.round : state.round - 1;
  return Math.max(0, developed - state.still.lastBuilt);
}

/** W11.12: whether the end comes if the Develop phase of this round closes now. */
export const hasStoodStill = (state: State): boolean =>
  state.still !== undefined && state.round - state.still.lastBuilt >= roundsToEnd(state);

/** W11.11: whether the players may agree to end the game. Once a trigger is met the end comes anyway. */
export const isEndOpen = (state: State): boolean =>
  AGREEING_PHASES.includes(state.phase) && state.triggers.length === 0 && stillRounds(state) >= roundsToOffer(state);

/** Something that is built voids the agreements, and the count begins anew. */
export function noteBuilt(draft: State, events: readonly Event[]): void {
  if (draft.still && events.some(({ type }) => BUILDS.includes(type))) {
    draft.still = { lastBuilt: draft.round, agreed: [] };
  }
}
