/** The levels of the computer player. */
import type { ComputerRules, Thinking } from '../../core/computer.ts';
import type { Seat } from '../../core/game.ts';
import { type Dice, diceOf } from '../../core/guess.ts';
import type { Action } from '../actions/index.ts';
import { fallback } from '../fallback.ts';
import type { State } from '../state.ts';
import { CHARACTERS, weightsOf } from './characters.ts';
import { type Valued, weigh } from './oneStep.ts';
import { search } from './search.ts';

/** The normal player does not tell apart what differs by less than this, in VP. */
const ALIKE = 0.05;
/** By how much the easy player may be wrong about an action. */
const MISTAKE = 5;

function blurred(valued: readonly Valued[], blur: number, dice: Dice): Action | null {
  let best: Valued | null = null;
  for (const { action, worth } of valued) {
    const seen = worth + blur * dice.share();
    if (best === null || seen > best.worth) best = { action, worth: seen };
  }
  return best?.action ?? null;
}

function* think(view: State, seat: Seat, thinking: Thinking) {
  const { level, seed, version, character, budget, clock } = thinking;
  const weights = weightsOf(character, diceOf(`${seed}/character/${seat}`));
  const guess = `${seed}/${version}/${seat}`;
  const action =
    level === 'hard'
      ? ((yield* search(view, seat, { guess, weights, budget, clock }))[0]?.action ?? null)
      : blurred(weigh(view, seat, weights), level === 'easy' ? MISTAKE : ALIKE, diceOf(guess));
  return { actions: [action ?? fallback(view, seat)], says: null };
}

export const computer: ComputerRules<State, Action> = { characters: CHARACTERS, think };
