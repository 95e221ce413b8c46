/**
 * Random play for any game. It checks what must always hold: `check` accepts the choices, refusals and views change
 * nothing, states are plain JSON, undo restores every byte, and the game ends.
 */
import { type Chance, keyedChance } from '../../engine/core/chance.ts';
import { type Choice, type Field, fill } from '../../engine/core/choices.ts';
import type { AnyGame, Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical, deepFreeze } from '../../engine/core/json.ts';
import { draftOf, perform } from '../../engine/core/play.ts';

/** A small generator for tests (mulberry32). The same number gives the same game. */
export function generator(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

export function seedOf(n: number): Uint8Array {
  const next = generator(n);
  return Uint8Array.from({ length: 32 }, () => next(256));
}

export function randomValue(field: Field, below: (n: number) => number): unknown {
  if (field.type === 'int') return field.min + below(field.max - field.min + 1);
  if (field.type === 'oneOf') return field.values[below(field.values.length)];
  const size = field.min + below(field.max - field.min + 1);
  const rest = [...field.values];
  return Array.from({ length: size }, () => rest.splice(below(rest.length), 1)[0]);
}

/** A family filled at random. A partial family may be refused. */
export const randomFilling = (family: Extract<Choice<Tagged>, { kind: 'family' }>, below: (n: number) => number) =>
  fill<Tagged>(
    family,
    family.fields.map((field) => randomValue(field, below)),
  );

export interface PlayOptions {
  game: AnyGame;
  options: unknown;
  seats: number;
  seed: number;
  /** A game with more steps than this counts as one that does not end, which is a failure. */
  limit?: number;
  /** One step in this many is taken by any seat, awaited or not (offers, notes, standing answers). 0 means never. */
  offTurnEvery?: number;
  /** Picks one of the choices where random play would take too long to end. Null means a random choice. */
  prefer?: (
    state: StateBase,
    seat: Seat,
    choices: readonly Choice<Tagged>[],
    below: (n: number) => number,
  ) => Tagged | null;
  /** Called after each step. */
  onStep?: (step: { state: StateBase; seat: Seat; action: Tagged; events: Tagged[] }) => void;
  /** Thorough and slow: JSON round trips, frozen inputs, and a check of all choices. */
  thorough?: boolean;
  chance?: Chance;
}

export interface Played {
  state: StateBase;
  log: { seat: Seat; action: Tagged }[];
}

const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plays one game to its end. It throws if a promise is broken. */
export function playRandom(play: PlayOptions): Played {
  const { game, seats, seed, thorough = false, limit = 20_000, offTurnEvery = 8 } = play;
  const below = generator(seed);
  const chance = play.chance ?? keyedChance(seedOf(seed));
  const options = game.parseOptions(play.options, seats);
  if (!options.ok) throw new Error(`options refused: ${options.refusal.code}`);
  let state: StateBase = game.setup(options.value, seats, chance, game.rules).state;
  const log: Played['log'] = [];
  const where = () => `${game.id} seed ${seed} seats ${seats} ${JSON.stringify(play.options)} step ${log.length}`;

  while (true) {
    if (thorough) {
      const copy = roundTrip(state);
      if (JSON.stringify(copy) !== JSON.stringify(state)) throw new Error(`${where()}: the state is not plain JSON`);
      state = deepFreeze(copy);
      checkDraft(state, draftOf(game, state), where);
    }
    const awaited = game.awaiting(state);
    if ((awaited.length === 0) !== (game.result(state) !== null))
      throw new Error(`${where()}: nobody awaited, no result`);
    if (awaited.length === 0) return { state, log };
    if (log.length >= limit) throw new Error(`${where()}: does not end`);

    const offTurn = offTurnEvery > 0 && below(offTurnEvery) === 0;
    const seat = offTurn ? below(seats) : (awaited[below(awaited.length)] as { seat: Seat }).seat;
    const choices = game.choices(state, seat) as Choice<Tagged>[];
    const concrete = choices.filter((choice) => choice.kind === 'one');
    if (concrete.length === 0) {
      if (!awaited.some((one) => one.seat === seat)) continue;
      throw new Error(`${where()}: seat ${seat} is awaited and has no concrete choice`);
    }
    if (thorough) {
      checkChoices(game, state, seat, choices, below, where);
      if (awaited.some((one) => one.seat === seat)) checkForced(game, state, seat, choices, where);
      // Any seat tries old actions. Most are refused, none may throw, and the frozen state proves that it is only read.
      for (let i = 0; i < 3 && log.length > 0; i++) game.check(state, below(seats), log[below(log.length)]?.action);
    }

    const action = play.prefer?.(state, seat, choices, below) ?? randomAction(game, state, seat, choices, below);
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok)
      throw new Error(`${where()}: offered and refused: ${JSON.stringify(action)} ${outcome.refusal.code}`);
    state = outcome.state;
    log.push({ seat, action });
    play.onStep?.({ state, seat, action, events: outcome.events });
  }
}

/** Any choice, with families filled at random. If a partial family is refused, a concrete choice takes its place. */
export function randomAction(
  game: AnyGame,
  state: StateBase,
  seat: Seat,
  choices: readonly Choice<Tagged>[],
  below: (n: number) => number,
): Tagged {
  const open = choices.filter((choice) => choice.kind !== 'blocked');
  const choice = open[below(open.length)] as Exclude<Choice<Tagged>, { kind: 'blocked' }>;
  if (choice.kind === 'one') return choice.action;
  const action = randomFilling(choice, below);
  if (game.check(state, seat, action) === null) return action;
  const concrete = open.filter((other) => other.kind === 'one');
  return (concrete[below(concrete.length)] as { action: Tagged }).action;
}

/** A draft says the same as the frozen state and shares no part of it: a shared part would be frozen too. */
function checkDraft(state: StateBase, draft: StateBase, where: () => string): void {
  if (canonical(draft) !== canonical(state)) throw new Error(`${where()}: the draft is not the state`);
  const { rules: _rules, options: _options, ...parts } = draft as StateBase & { options?: unknown };
  const check = (part: unknown, path: string) => {
    if (part === null || typeof part !== 'object') return;
    if (Object.isFrozen(part)) throw new Error(`${where()}: the draft shares ${path} with the state`);
    for (const [key, member] of Object.entries(part)) check(member, `${path}.${key}`);
  };
  check(parts, 'draft');
}

/** A forced action is legal, and everything else that is open stands beside the turn. */
function checkForced(
  game: AnyGame,
  state: StateBase,
  seat: Seat,
  choices: readonly Choice<Tagged>[],
  where: () => string,
): void {
  const forced = game.forced(state, seat);
  if (!forced) return;
  if (game.check(state, seat, forced)) throw new Error(`${where()}: forced and refused: ${JSON.stringify(forced)}`);
  for (const choice of choices) {
    if (choice.kind === 'blocked') continue;
    const action = choice.kind === 'one' ? choice.action : choice.template;
    if (action.type !== forced.type && !game.isAside?.(action))
      throw new Error(`${where()}: ${forced.type} is forced, but ${action.type} is open`);
  }
}

function checkChoices(
  game: AnyGame,
  state: StateBase,
  seat: Seat,
  choices: readonly Choice<Tagged>[],
  below: (n: number) => number,
  where: () => string,
): void {
  for (const choice of choices) {
    if (choice.kind === 'blocked') continue;
    const action = choice.kind === 'one' ? choice.action : randomFilling(choice, below);
    const parsed = game.parseAction(roundTrip(action));
    if (!parsed.ok) throw new Error(`${where()}: offered and not understood: ${JSON.stringify(action)}`);
    const refusal = game.check(state, seat, parsed.value);
    const mayBeRefused = choice.kind === 'family' && choice.partial === true;
    if (refusal && !mayBeRefused) {
      throw new Error(`${where()}: offered and refused: ${JSON.stringify(action)} ${refusal.code} ${refusal.rule}`);
    }
  }
}
