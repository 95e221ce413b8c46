/**
 * An action is one module: its shape, when it may be taken, and its check, apply and choices. A game lists its actions
 * once; the union type, the parser, `check`, `apply` and `choices` are derived from that list.
 */

import type { Choice } from './choices.ts';
import type { Chance } from './draws.ts';
import type { Parsed, Refusal, Seat, Tagged } from './game.ts';
import { parseWith, type Shape, type TypeOf } from './shape.ts';

/** What the rules of a game work on while one action is carried out. */
export interface Play<S, E> {
  readonly state: S;
  readonly chance: Chance;
  /** What has happened so far, in order. Rules push to it. */
  readonly events: E[];
  /** Whose action it is; null during set-up. */
  readonly actor: Seat | null;
}

export interface ActionModule<S, E, W, A extends Tagged> {
  readonly type: string;
  /** The ids of RULES.md that this action implements. */
  readonly rules: readonly string[];
  readonly shape: Shape<A>;
  /** When this kind of action may be taken; the game's `gate` says what that means. */
  readonly when: W;
  /** True where the action stands beside the turn: see `Game.isAside`. */
  readonly aside: boolean;
  check(state: S, seat: Seat, action: A): Refusal | null;
  apply(play: Play<S, E>, seat: Seat, action: A): void;
  choices(state: S, seat: Seat): Choice<A>[];
  /** Whether the seat could take any such action now, once `when` allows it. */
  isOpen(state: S, seat: Seat): boolean;
  /** What to show where `gate` refuses. */
  whenRefused(state: S, seat: Seat, why: Refusal): Choice<A>[];
}

type WithType<T extends string, F> = { type: T } & F;
/** The action of a type with these members. It distributes, so that a shape of several forms gives a union. */
type ActionOf<T extends string, F> = F extends unknown ? WithType<T, F> : never;

interface Definition<S, E, W, T extends string, F> {
  type: T;
  rules: readonly string[];
  /** The members of the action besides its type. */
  shape: Shape<F>;
  when: W;
  aside?: true;
  /** Where absent, every action of this kind is legal once `when` allows it. */
  check?(state: S, seat: Seat, action: NoInfer<ActionOf<T, F>>): Refusal | null;
  apply(play: Play<S, E>, seat: Seat, action: NoInfer<ActionOf<T, F>>): void;
  /** Where absent, a client must know by itself what to send. */
  choices?(state: S, seat: Seat): Choice<ActionOf<T, F>>[];
  /** The same in short, where listing all choices takes long. Where absent, `choices` is asked. */
  isOpen?(state: S, seat: Seat): boolean;
  whenRefused?(state: S, seat: Seat, why: Refusal): Choice<ActionOf<T, F>>[];
}

/** Gives a game its own `defineAction`, so that its action files need not name the game's types. */
export function actionDefiner<S, E, W>() {
  return <const T extends string, F>(given: Definition<S, E, W, T, F>): ActionModule<S, E, W, ActionOf<T, F>> => {
    type A = ActionOf<T, F>;
    const shape: Shape<A> = {
      read(value, field) {
        const { type, ...members } = value as Tagged;
        return { type, ...given.shape.read(members, field) } as A;
      },
    };
    const choices = given.choices ?? (() => []);
    return {
      ...given,
      shape,
      aside: given.aside ?? false,
      check: given.check ?? (() => null),
      choices,
      isOpen: given.isOpen ?? ((state, seat) => choices(state, seat).some(({ kind }) => kind !== 'blocked')),
      whenRefused: given.whenRefused ?? (() => []),
    };
  };
}

// biome-ignore lint/suspicious/noExplicitAny: variance forbids `unknown` in a list of different actions
type AnyModule<S, E, W> = ActionModule<S, E, W, any>;

/** The union of the actions in a list. */
export type ActionIn<L extends readonly { shape: Shape<unknown> }[]> = TypeOf<L[number]['shape']>;

interface Setting<S, W> {
  /**
   * Looks at the moment once and returns a function that tells whether a kind of action may be taken now at all. The
   * rules of the single action come after it.
   */
  gate(state: S, seat: Seat): (when: W) => Refusal | null;
  malformed(field: string): Refusal;
}

export interface Actions<S, E, A extends Tagged> {
  parse(input: unknown): Parsed<A>;
  check(state: S, seat: Seat, action: A): Refusal | null;
  /** Carries out the action alone; what follows by itself is the game's business. */
  apply(play: Play<S, E>, seat: Seat, action: A): void;
  choices(state: S, seat: Seat): Choice<A>[];
  isAside(action: A): boolean;
  /** Whether the seat could take an action of one of these types now. It is quicker than `choices`. */
  isAnyOpen(state: S, seat: Seat, types: readonly A['type'][]): boolean;
}

export function actionsFrom<S, E, W, const L extends readonly AnyModule<S, E, W>[]>(
  modules: L,
  { gate, malformed }: Setting<S, W>,
): Actions<S, E, ActionIn<L>> {
  type A = ActionIn<L>;
  const byType = new Map<string, AnyModule<S, E, W>>(modules.map((module) => [module.type, module]));
  if (byType.size !== modules.length) throw new Error('two actions share a type');
  const moduleOf = ({ type }: Tagged) => byType.get(type) as AnyModule<S, E, W>;
  return {
    parse(input) {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        return { ok: false, refusal: malformed('action') };
      }
      const type: unknown = Object.hasOwn(input, 'type') ? (input as Tagged).type : undefined;
      const module = typeof type === 'string' ? byType.get(type) : undefined;
      if (!module) return { ok: false, refusal: malformed('type') };
      const parsed = parseWith<A>(module.shape, input, 'action');
      if ('malformed' in parsed) return { ok: false, refusal: malformed(parsed.malformed) };
      return { ok: true, value: parsed.value };
    },
    check: (state, seat, action) =>
      gate(state, seat)(moduleOf(action).when) ?? moduleOf(action).check(state, seat, action),
    apply: (play, seat, action) => moduleOf(action).apply(play, seat, action),
    choices(state, seat) {
      const refusalFor = gate(state, seat);
      const choices: Choice<A>[] = [];
      for (const module of modules) {
        const why = refusalFor(module.when);
        for (const choice of why ? module.whenRefused(state, seat, why) : module.choices(state, seat))
          choices.push(choice);
      }
      return choices;
    },
    isAside: (action) => moduleOf(action).aside,
    isAnyOpen(state, seat, types) {
      const refusalFor = gate(state, seat);
      return types.some((type) => {
        const module = moduleOf({ type });
        return refusalFor(module.when) === null && module.isOpen(state, seat);
      });
    },
  };
}
