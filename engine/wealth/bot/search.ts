/**
 * The hard computer player in Develop: it plays each of its best ideas out, with all players as the normal level plays, and
 * takes the one after which it stands best. Nothing is drawn in this game, so one play-out an idea is enough.
 */
import { effortOf, type Thinking } from '../../core/computer.ts';
import { unknownChance } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import { type Action, actions } from '../actions/index.ts';
import { awaiting } from '../awaiting.ts';
import { copyState } from '../copy.ts';
import { canSpend } from '../rules/acting/spend.ts';
import type { State } from '../state.ts';
import { appraise } from './appraise.ts';
import { rankBuilds } from './builds.ts';
import { buildAction } from './develop.ts';
import type { Mind } from './mind.ts';
import { standing } from './standing.ts';

/** How many builds it tries besides what the normal level would do. */
const MOST_IDEAS = 6;
/** A play-out is cut off after so many actions. */
const LONGEST = 120;

export interface Line {
  action: Action;
  /** How well the player stands at the end of the play-out, in money. */
  worth: number;
}

type Decide = (state: State, seat: Seat) => Action;

function ideas(state: State, seat: Seat, mind: Mind, usual: Action): Action[] {
  const ranked = rankBuilds(state, seat, appraise(state, seat, mind));
  const found = ranked.filter(({ cost }) => canSpend(state, seat, cost)).slice(0, MOST_IDEAS);
  const all: Action[] = [usual, { type: 'passDevelop' }, ...found.map(buildAction)];
  const seen = new Set<string>();
  return all.filter((action) => {
    const key = JSON.stringify(action);
    if (seen.has(key) || actions.check(state, seat, action) !== null) return false;
    seen.add(key);
    return true;
  });
}

/** Where the game stands at the end of the round, if all players go on as `decide` says. */
function playOut(start: State, seat: Seat, action: Action, decide: Decide): State {
  const state = copyState(start);
  const chance = unknownChance();
  const { round } = state;
  actions.apply({ state, chance, events: [], actor: seat }, seat, action);
  for (let n = 0; n < LONGEST && state.round === round; n++) {
    const next = awaiting(state)[0]?.seat;
    if (next === undefined) break;
    actions.apply({ state, chance, events: [], actor: next }, next, decide(state, next));
  }
  return state;
}

/** The lines that were played out, the best first. Each step plays one of them out. */
export function* search(
  state: State,
  seat: Seat,
  mind: Mind,
  usual: Action,
  decide: Decide,
  thinking: Pick<Thinking, 'budget' | 'clock'>,
): Generator<void, Line[], void> {
  const effort = effortOf(thinking);
  const lines: Line[] = [];
  for (const action of ideas(state, seat, mind, usual)) {
    if (!effort.spend()) break;
    lines.push({ action, worth: standing(playOut(state, seat, action, decide), seat) });
    yield;
  }
  return lines.sort((a, b) => b.worth - a.worth);
}
