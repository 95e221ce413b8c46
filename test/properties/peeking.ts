/**
 * Peeking as a property. Two worlds that differ only in what a viewer may not know must look the same to this viewer. The
 * view, the choices, the computer player's move, the refusal of any action or batch and the practice copy are the same.
 */
import { performBatch } from '../../engine/core/batch.ts';
import { keyedChance } from '../../engine/core/chance.ts';
import type { Choice } from '../../engine/core/choices.ts';
import type { AnyGame, Seat, StateBase, Tagged, Viewer } from '../../engine/core/game.ts';
import { canonical, clone } from '../../engine/core/json.ts';
import { perform } from '../../engine/core/play.ts';
import { generator, playRandom, randomAction, randomFilling, seedOf } from './randomPlay.ts';

export type Below = (n: number) => number;

/** What the property must know about a game. */
export interface Secrets {
  game: AnyGame;
  /** Changes what is hidden from the viewer to something else that agrees with everything the viewer has seen. */
  disguise(draft: StateBase, viewer: Viewer, below: Below): void;
  /** Another action that looks the same to other players while its result stays hidden, or null if there is none. */
  variant(state: StateBase, seat: Seat, action: Tagged, below: Below): Tagged | null;
  /** Whether an action with these events still hides from other players what it was. */
  isStillHidden(events: readonly Tagged[]): boolean;
}

export interface Figures {
  games: number;
  states: number;
  compared: number;
  probes: number;
  batches: number;
  undoable: number;
  secretActions: number;
  copies: number;
}

export const noFigures = (): Figures => ({
  games: 0,
  states: 0,
  compared: 0,
  probes: 0,
  batches: 0,
  undoable: 0,
  secretActions: 0,
  copies: 0,
});

interface PeekedGame {
  secrets: Secrets;
  table: { seats: number; options: unknown };
  seed: number;
  prefer: NonNullable<Parameters<typeof playRandom>[0]['prefer']>;
  /** The test looks at one state in every so many. */
  every: number;
  figures: Figures;
}

/** Plays a random game and compares twins of its states. It throws at the first difference. */
export function peekGame({ secrets, table, seed, prefer, every, figures }: PeekedGame): void {
  const { game } = secrets;
  const below = generator(seed * 31 + 7);
  const past: Tagged[] = [];
  let before: StateBase | null = null;
  playRandom({
    game,
    ...table,
    seed,
    prefer,
    onStep: ({ state, seat, action }) => {
      const where = () => `${game.id} #${seed} after ${past.length} moves`;
      past.push(action);
      if (before) compareVariants(secrets, before, seat, action, below, figures, where);
      before = state;
      if (below(every) !== 0 || game.result(state)) return;
      figures.states++;
      const viewers: Viewer[] = [null, ...Array.from({ length: table.seats }, (_, other) => other)];
      compareTwins(secrets, state, viewers[below(viewers.length)] ?? null, past, below, figures, where);
    },
  });
  figures.games++;
}

type Where = () => string;

function demandSame(figures: Figures, where: Where, what: string, one: unknown, other: unknown): void {
  figures.compared++;
  const [a, b] = [canonical(one), canonical(other)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  throw new Error(`${where()}: ${what} tells.\n  ${a.slice(from, at + 120)}\n  ${b.slice(from, at + 120)}`);
}

function compareTwins(
  secrets: Secrets,
  state: StateBase,
  viewer: Viewer,
  past: readonly Tagged[],
  below: Below,
  figures: Figures,
  whence: Where,
): void {
  const { game } = secrets;
  const twin = clone(state);
  secrets.disguise(twin, viewer, below);
  const broken = game.invariants(twin);
  if (broken.length > 0) throw new Error(`${whence()}: the disguise is not sound: ${broken.join('; ')}`);
  const where = () => `${whence()}, seen by ${viewer}`;
  const same = (what: string, look: (of: StateBase) => unknown) =>
    demandSame(figures, where, what, look(state), look(twin));

  const view = game.view(state, viewer);
  // The computer player, the placings in mail and the practice copy are made from the view, so they are the same too.
  same('the view', (of) => game.view(of, viewer));
  same('who is awaited', game.awaiting);
  demandSame(figures, where, 'who is awaited in the view', game.awaiting(state), game.awaiting(view));
  for (const { seat } of game.awaiting(state)) {
    // All players see what the service plays for a seat by itself.
    same(`what is forced of seat ${seat}`, (of) => game.forced(of, seat));
    const own = game.view(state, seat);
    demandSame(figures, where, `the default of ${seat}`, game.fallback(state, seat), game.fallback(own, seat));
  }
  playCopy(game, view, viewer, below, figures, where);
  if (viewer === null) return;

  same('what it may do', (of) => game.choices(of, viewer));
  demandSame(figures, where, 'the view’s choices', game.choices(state, viewer), game.choices(view, viewer));
  same('what it holds', (of) => game.holdings(of, viewer));
  const inputs = probesOf(game, state, viewer, past, below);
  for (const input of inputs) {
    figures.probes++;
    same(`the refusal of ${canonical(input)}`, (of) => refusalOf(game, of, viewer, input));
    demandSame(
      figures,
      where,
      `the refusal on the view of ${canonical(input)}`,
      refusalOf(game, state, viewer, input),
      refusalOf(game, view, viewer, input),
    );
  }
  const seeds = [seedOf(below(1_000_000)), seedOf(below(1_000_000))] as const;
  for (const input of inputs) {
    const parsed = game.parseAction(input);
    if (!parsed.ok || game.check(state, viewer, parsed.value)) continue;
    compareUndoable(game, [state, twin], viewer, parsed.value, seeds, figures, where);
  }
  for (const batch of batchesOf(inputs, game, state, viewer, below)) {
    figures.batches++;
    const refused = (of: StateBase, seed: Uint8Array) => {
      const outcome = performBatch(game, of, viewer, batch, keyedChance(seed));
      return outcome.ok ? 'accepted' : outcome.refusal;
    };
    demandSame(figures, where, `the batch ${canonical(batch)}`, refused(state, seeds[0]), refused(twin, seeds[1]));
  }
}

/**
 * What can be undone can be tried out. Whether it can, and everything it leads to, must not depend on what is hidden.
 */
function compareUndoable(
  game: AnyGame,
  worlds: readonly [StateBase, StateBase],
  viewer: Seat,
  action: Tagged,
  seeds: readonly [Uint8Array, Uint8Array],
  figures: Figures,
  where: Where,
): void {
  const [one, two] = worlds.map((world, n) =>
    perform(game, world, viewer, action, keyedChance(seeds[n] as Uint8Array)),
  );
  if (!one?.ok || !two?.ok) throw new Error(`${where()}: ${canonical(action)} is refused`);
  const told = ({ events }: typeof one) => events.map((event) => game.viewEvent(event, viewer));
  const what = canonical(action);
  demandSame(figures, where, `whether it can undo ${what}`, one.undoable, two.undoable);
  // Nothing is undone when the game is over.
  if (!one.undoable || game.result(one.state)) return;
  figures.undoable++;
  demandSame(figures, where, `what comes of ${what}`, game.view(one.state, viewer), game.view(two.state, viewer));
  demandSame(figures, where, `what it hears of ${what}`, told(one), told(two));
}

function refusalOf(game: AnyGame, state: StateBase, seat: Seat, input: unknown): unknown {
  const parsed = game.parseAction(input);
  return parsed.ok ? game.check(state, seat, parsed.value) : parsed.refusal;
}

const some = <T>(items: readonly T[], most: number, below: Below): T[] => {
  const rest = [...items];
  return Array.from({ length: Math.min(most, rest.length) }, () => rest.splice(below(rest.length), 1)[0] as T);
};

/** What the seat may do, what other seats may do, what was done before, and what nobody can do. */
export function probesOf(
  game: AnyGame,
  state: StateBase,
  seat: Seat,
  past: readonly Tagged[],
  below: Below,
): unknown[] {
  const own = game.choices(state, seat) as Choice<Tagged>[];
  const others = game.awaiting(state).flatMap((one) => game.choices(state, one.seat) as Choice<Tagged>[]);
  const filled = (choice: Choice<Tagged>): unknown =>
    choice.kind === 'family' ? randomFilling(choice, below) : choice.kind === 'one' ? choice.action : choice.template;
  const families = own.filter((choice) => choice.kind === 'family');
  const sound = [
    ...some(own, 20, below).map(filled),
    ...some(families, 6, below).flatMap((choice) => [filled(choice), filled(choice), filled(choice)]),
    ...some(others, 6, below).map(filled),
    ...some(past, 8, below),
  ];
  return [...sound, ...some(sound, 8, below).map((input) => spoilt(input, below)), null, {}, { type: 'nothing' }];
}

const JUNK = [null, -1, 0, 1, 2, 9, 1e9, '', 'x', [], {}, true, false, 'ask', 'gold', 'worker'];

/** The action with one of its members changed. */
function spoilt(input: unknown, below: Below): unknown {
  const copy = structuredClone(input) as Record<string, unknown>;
  const keys = Object.keys(copy ?? {}).filter((key) => key !== 'type');
  const key = keys[below(Math.max(1, keys.length))];
  return key === undefined ? copy : { ...copy, [key]: JUNK[below(JUNK.length)] };
}

/** Two or three of the probes. Most of the lists start with a legal action. */
export function batchesOf(
  inputs: readonly unknown[],
  game: AnyGame,
  state: StateBase,
  seat: Seat,
  below: Below,
): unknown[][] {
  const legal = inputs.filter((input) => refusalOf(game, state, seat, input) === null);
  const any = () => inputs[below(inputs.length)];
  const good = () => (legal.length > 0 ? legal[below(legal.length)] : any());
  return Array.from({ length: 12 }, () => {
    const batch = [good(), below(2) === 0 ? good() : any()];
    return below(3) === 0 ? [...batch, any()] : batch;
  });
}

/** A practice copy is sound, and somebody can continue to play in it. */
function playCopy(game: AnyGame, view: StateBase, viewer: Viewer, below: Below, figures: Figures, where: Where): void {
  let state = game.forCopy(view, viewer) as StateBase;
  const broken = game.invariants(state);
  if (broken.length > 0) throw new Error(`${where()}: the copy is not sound: ${broken.join('; ')}`);
  const chance = keyedChance(seedOf(below(1_000_000)));
  for (let moves = 0; moves < 8 && !game.result(state); moves++) {
    const awaited = game.awaiting(state);
    const { seat } = awaited[below(awaited.length)] ?? {};
    if (seat === undefined) throw new Error(`${where()}: nobody is awaited in the copy`);
    const action = randomAction(game, state, seat, game.choices(state, seat) as Choice<Tagged>[], below);
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) throw new Error(`${where()}: the copy refuses ${canonical(action)}: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  figures.copies++;
}

/** An action hides what it is if another action in its place looks the same to everybody else. */
function compareVariants(
  secrets: Secrets,
  before: StateBase,
  seat: Seat,
  action: Tagged,
  below: Below,
  figures: Figures,
  whence: Where,
): void {
  const { game } = secrets;
  const other = secrets.variant(before, seat, action, below);
  if (!other || canonical(other) === canonical(action)) return;
  const [one, two] = [action, other].map((each) =>
    perform(game, before, seat, each, keyedChance(seedOf(below(1_000_000)))),
  );
  if (!one?.ok || !two?.ok || !secrets.isStillHidden(one.events) || !secrets.isStillHidden(two.events)) return;
  // A standing answer to the question that is asked now answers the question.
  if (canonical(game.awaiting(one.state)) !== canonical(game.awaiting(two.state))) return;
  figures.secretActions++;
  const seats = Array.from({ length: 6 }, (_, viewer) => viewer).filter((viewer) => viewer !== seat);
  for (const viewer of [null, ...seats]) {
    const where = () => `${whence()}, ${action.type} seen by ${viewer}`;
    const told = (events: readonly Tagged[]) =>
      events.flatMap((event) => {
        const seen = game.viewEvent(event, viewer);
        return seen ? [seen, game.describe(seen)] : [];
      });
    demandSame(figures, where, 'its events', told(one.events), told(two.events));
    demandSame(figures, where, 'what comes of it', game.view(one.state, viewer), game.view(two.state, viewer));
    demandSame(figures, where, 'whether it can be undone', one.undoable, two.undoable);
  }
}
