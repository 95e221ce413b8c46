/** Positions for rule tests. The engine's own functions set them up, so that the ledger stays balanced. */
import { scriptedChance } from '../../../engine/core/chance.ts';
import type { Refusal, Seat } from '../../../engine/core/game.ts';
import type { Hex } from '../../../engine/core/hex.ts';
import { clone, deepFreeze } from '../../../engine/core/json.ts';
import { issue } from '../../../engine/core/ledger.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { hexIndex } from '../../../engine/wealth/data/board.ts';
import type { Goods, Tile } from '../../../engine/wealth/data/goods.ts';
import type { Event, EventOf, EventType } from '../../../engine/wealth/events.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Options } from '../../../engine/wealth/options.ts';
import { setFlag, setTile, setToken } from '../../../engine/wealth/rules/develop/pieces.ts';
import { addUnit } from '../../../engine/wealth/rules/warClouds/units.ts';
import type { Phase, State } from '../../../engine/wealth/state.ts';

export const h = (q: number, r: number): Hex => ({ q, r });

/** Seat 0 is first; a separate first picker is the seat to its left. */
const chance = scriptedChance(() => 0);

export function opened(options: Partial<Options> = {}, seats = 3): State {
  const parsed = wealth.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return wealth.setup(
    parsed.value,
    seats,
    scriptedChance(() => 0),
    wealth.rules,
  ).state;
}

/** A game past set-up, in a phase of round 1, with empty hands and an empty board. */
export function table(phase: Phase, options: Partial<Options> = {}, seats = 3): State {
  const state = opened(options, seats);
  return { ...state, phase, round: 1, draft: null, active: phase === 'produce' ? null : 0 };
}

export function give(state: State, seat: Seat, goods: Goods): State {
  for (const [good, n] of Object.entries(goods)) issue(state.supply, purse(state, seat), good, n);
  return state;
}

export const purse = (state: State, seat: Seat): Record<string, number> => {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player.purse;
};

/** Gives every player what the rules may ask for. */
export function rich(state: State): State {
  state.players.forEach((_, seat) => {
    give(state, seat, { food: 20, energy: 20, labor: 20, ore: 20, capital: 20, money: 500 });
  });
  return state;
}

export function flag(state: State, seat: Seat, hex: Hex): State {
  setFlag(state, seat, hexIndex(hex));
  return state;
}

export function put(state: State, seat: Seat, tile: Tile, hex: Hex, rotation = 0): State {
  flag(state, seat, hex);
  setTile(state, hexIndex(hex), tile, rotation);
  return state;
}

export function token(state: State, hex: Hex): State {
  setToken(state, hexIndex(hex));
  return state;
}

export function unit(state: State, seat: Seat, hex: Hex): State {
  addUnit(state, seat, hex);
  return state;
}

/** Carries out an action, which must be legal. It is parsed as if it came over the wire. The given state is not changed. */
export function act(state: State, seat: Seat, action: Action): { state: State; events: Event[] } {
  const parsed = wealth.parseAction(JSON.parse(JSON.stringify(action)));
  if (!parsed.ok) throw new Error(`not understood: ${JSON.stringify(action)}`);
  const outcome = perform(wealth, deepFreeze(clone(state)), seat, parsed.value, chance);
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code} ${outcome.refusal.rule}`);
  return { state: outcome.state, events: outcome.events };
}

export const after = (state: State, seat: Seat, action: Action): State => act(state, seat, action).state;

/** Several actions in a row. */
export const play = (state: State, ...moves: [Seat, Action][]): State =>
  moves.reduce((now, [seat, action]) => after(now, seat, action), state);

/** Why an action is refused: code and rule. Fails if the action is legal. */
export function refusal(state: State, seat: Seat, action: unknown): string {
  const parsed = wealth.parseAction(action);
  const refused: Refusal | null = parsed.ok
    ? wealth.check(deepFreeze(clone(state)), seat, parsed.value)
    : parsed.refusal;
  if (!refused) throw new Error(`not refused: ${JSON.stringify(action)}`);
  return `${refused.rule} ${refused.code}`;
}

export const eventOf = <T extends EventType>(events: readonly Event[], type: T): EventOf<T> => {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`no ${type} among ${events.map((event) => event.type)}`);
  return found as EventOf<T>;
};

export const PASS_TRADE: Action = { type: 'passTrade' };
export const PASS_DEVELOP: Action = { type: 'passDevelop' };
export const IDLE: Action = { type: 'produce', runs: [] };

/** Everybody passes, beginning with the active seat. */
export function allPass(state: State): State {
  const pass = state.phase === 'develop' ? PASS_DEVELOP : PASS_TRADE;
  const { phase, round } = state;
  let now = state;
  while (now.phase === phase && now.round === round && now.active !== null) now = after(now, now.active, pass);
  return now;
}

/** Nobody runs anything. */
export function allIdle(state: State): State {
  let now = state;
  for (const { seat } of wealth.awaiting(state)) now = after(now, seat, IDLE);
  return now;
}

export const pieceOn = (state: State, hex: Hex) => state.board[hexIndex(hex)] ?? null;
