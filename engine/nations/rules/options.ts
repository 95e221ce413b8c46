/** Options (N1): the one place where a state's rule flags become numbers. */
import { forPlayers, type RuleValues, VALUES } from '../data/values.ts';
import type { State } from '../state.ts';

/** The numbers that a game is played by. A rule flag that changes one of them is applied here. */
export const rulesOf = (_: Pick<State, 'rules'>): RuleValues => VALUES;

/** N3.4: how many places count as "most" and "least". */
export const placesIn = (state: Pick<State, 'rules' | 'nations'>): number =>
  forPlayers(rulesOf(state).places, state.nations.length);

/** N1.6: the rounds of the whole game. */
export const roundsOf = (state: Pick<State, 'rules' | 'options'>): number =>
  state.options.ages * rulesOf(state).roundsPerAge;
