/** Why the computer player would do something: facts that the position shows. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import { askedAlone, lookAhead, lookAtAnswer } from '../facts/ahead.ts';
import type { State } from '../state.ts';
import { denies } from './denies.ts';
import { gains } from './gains.ts';
import { type Move, reason } from './move.ts';
import { risks } from './risks.ts';

/** How many reasons are told for a move, and how many against it. */
const FOR = 3;
const AGAINST = 2;

const isRisk = ({ key }: Message): boolean => key.startsWith('coach.risk.');

export function reasonsFor(view: State, seat: Seat, action: Action): Message[] {
  const move = moveOf(view, seat, action);
  const found = [...gains(move), ...denies(move), ...risks(move)];
  const speaksFor = action.type === 'pass' ? [reason('pass')] : found.filter((one) => !isRisk(one));
  const told = [...speaksFor.slice(0, FOR), ...found.filter(isRisk).slice(0, AGAINST)];
  return told.length > 0 ? told : [reason('later')];
}

function moveOf(view: State, seat: Seat, action: Action): Move {
  const before = askedAlone(view, seat);
  // Passing may end the phase, and an answer the round: the reasons speak of the decision alone.
  if (action.type === 'pass') return { before, after: before, seat, action };
  const look = action.type === 'answer' ? lookAtAnswer : lookAhead;
  return { before, after: look(before, seat, action).state, seat, action };
}
