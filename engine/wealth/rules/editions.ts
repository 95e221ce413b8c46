/** Editions and options (W1): the one place where a state's edition and rule flags become numbers. */
import { type RuleValues, VALUES } from '../data/values.ts';
import type { State } from '../state.ts';

type Rules = Pick<State, 'options' | 'rules'>;

/** The numbers that a game is played by. A rule flag that changes one of them is applied here. */
export const rulesOf = ({ options }: Rules): RuleValues => VALUES[options.edition];

/** Games that were set up before this ruling lack the flags and are played without it. */
const roundsIn = ({ rules }: Pick<State, 'rules'>, flag: 'standstillOffer' | 'standstillEnd'): number => {
  const rounds = rules[flag];
  return typeof rounds === 'number' ? rounds : Number.POSITIVE_INFINITY;
};

/** Games that were set up before this flag forget who declined what. */
export const keepsDeclined = ({ rules }: Pick<State, 'rules'>): boolean => rules.keepsDeclined === true;

/** W11.11: rounds in a row without building after which the players may agree to end the game. */
export const roundsToOffer = (state: Pick<State, 'rules'>): number => roundsIn(state, 'standstillOffer');

/** W11.12: rounds in a row without building after which the game ends. */
export const roundsToEnd = (state: Pick<State, 'rules'>): number => roundsIn(state, 'standstillEnd');
