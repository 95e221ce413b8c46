/** The move I am putting together: one signal, and everything that prompts and panes derive from it. */
import { batch, createMemo, createSignal } from 'solid-js';
import type { Refusal } from '../../../engine/core/game.ts';
import type { Hex } from '../../../engine/core/hex.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { CUBES, type Cube } from '../../../engine/wealth/data/goods.ts';
import { defaultRuns } from '../../../engine/wealth/facts/production.ts';
import type { Offer, Player, Run } from '../../../engine/wealth/state.ts';
import type { BoardMarks } from './board/picture.ts';
import {
  basisOf,
  type Move,
  type MoveEvent,
  type MoveNamed,
  NO_CUBES,
  NOTHING,
  next,
  type Opening,
  type Picks,
  picksOf,
  stepped,
} from './move.ts';
import { createPlan } from './prompt/plan/plan.ts';
import { createScreen } from './screen.ts';
import type { WealthTable } from './wealthTable.ts';

/** How a prompt uses the board while it is open. */
export interface Tool {
  marks(): BoardMarks;
  canPick(hex: Hex): boolean;
  isPicked?(hex: Hex): boolean;
  pick(hex: Hex): void;
  /** Tiles drawn pale, by hex key. */
  faded?(): ReadonlySet<string>;
}

/**
 * The number of the current turn. A half-made move belongs to one turn: it stays while others act off turn, and is gone
 * in the next. A choice of what runs can be taken back, so it belongs to the whole of Produce.
 */
function createTurn(table: WealthTable): () => number {
  const name = () => {
    const { phase, round, activations } = table.present();
    return phase === 'produce'
      ? `${phase}/${round}`
      : [phase, round, activations, table.myTurn(), table.past()].join('/');
  };
  const turn = createMemo<{ name: string; n: number }>(
    (before) => (name() === before.name ? before : { name: name(), n: before.n + 1 }),
    { name: '', n: 0 },
  );
  return () => turn().n;
}

const actionOf = (picks: Picks): Action | null => {
  const cubes = CUBES.flatMap((cube) => Array.from({ length: Math.abs(picks[cube]) }, () => cube));
  if (cubes.length === 0) return null;
  return { type: CUBES.some((cube) => picks[cube] > 0) ? 'buy' : 'sell', cubes };
};

export function createComposer(table: WealthTable) {
  const turn = createTurn(table);
  const [held, setHeld] = createSignal<{ turn: number; move: Move }>({ turn: 0, move: NOTHING });
  const move = createMemo(() => (held().turn === turn() ? held().move : NOTHING));
  const tell = (event: MoveEvent): void => void setHeld({ turn: turn(), move: next(move(), event) });
  const [tool, setTool] = createSignal<Tool | null>(null);
  const screen = createScreen(table);

  const me = createMemo((): Player | null => {
    const seat = table.seat();
    return seat === null ? null : (table.state().players[seat] ?? null);
  });
  const check = (action: Action): Refusal | null => {
    const seat = table.seat();
    if (seat === null) return { code: 'core/not-yours', rule: 'core' };
    return table.game.check(table.state(), seat, action);
  };
  const canTrade = createMemo(
    () => table.myTurn() && (table.state().phase === 'trade' || table.state().phase === 'finalTrade'),
  );
  const picks = createMemo(() => picksOf(move()));
  const best = createMemo((): Run[] => {
    const seat = table.seat();
    return seat === null || table.present().phase !== 'produce' ? [] : defaultRuns(table.present(), seat);
  });

  /** Opens a part of the prompt. The move is put together beside the board, whatever pane a narrow screen showed. */
  const open = (part: Opening) =>
    batch(() => {
      tell({ type: 'open', part });
      screen.showTab('board');
      if (part.name === 'offer') screen.showSide('offers');
    });
  /** Those who can still be offered something. */
  const partners = createMemo(() =>
    table.players().filter(({ seat }) => seat !== table.seat() && table.state().players[seat]?.eliminated === null),
  );

  return {
    table,
    screen,
    plan: createPlan(table),
    me,
    check,
    move,
    /** The move, if it is of this kind. */
    making: <N extends Move['name']>(name: N): MoveNamed<N> | undefined => {
      const now = move();
      return now.name === name ? (now as MoveNamed<N>) : undefined;
    },
    tell,
    /** Sends a move, and clears the composer if the server accepts it. */
    act: async (...actions: Action[]): Promise<boolean> => {
      const isTaken = await table.act(...actions);
      if (isTaken) tell({ type: 'sent' });
      return isTaken;
    },
    open,
    /** Goes back to what the phase asks. */
    back: () => tell({ type: 'back' }),
    tool,
    setTool,
    canTrade,
    picks,
    trade: () => actionOf(picks()),
    /** Why one more or one fewer of a cube cannot be picked, or null. */
    stepRefusal: (cube: Cube, by: 1 | -1): Refusal | null => {
      const action = actionOf(stepped(picks(), cube, by));
      return action ? check(action) : null;
    },
    /** Picks as many of the missing cubes as one action can buy. */
    pickMissing: (missing: Readonly<Partial<Record<Cube, number>>>) => {
      let chosen = NO_CUBES;
      for (const cube of CUBES) {
        for (let n = 0; n < (missing[cube] ?? 0); n++) {
          const more = { ...chosen, [cube]: chosen[cube] + 1 };
          const action = actionOf(more);
          if (action && check(action) === null) chosen = more;
        }
      }
      tell({ type: 'pick', picks: chosen });
    },
    partners,
    /** Writes an offer, or a counter-offer to one that I got. */
    openOffer: (countered: Offer | null = null) =>
      open({ name: 'offer', to: countered?.from ?? partners()[0]?.seat ?? 0, countered }),
    /** The package that I am about to take. */
    pickedPackage: () => {
      const basis = basisOf(move());
      return basis.name === 'package' ? basis.pick : null;
    },
    /** What I choose to run, and the choice that the page proposes. */
    runs: createMemo((): readonly Run[] => {
      const basis = basisOf(move());
      return basis.name === 'runs' ? basis.runs : best();
    }),
    bestRuns: best,
    /** Takes up a move that was overtaken. */
    resume: (action: Action | undefined) => {
      table.setDraft([]);
      if (action) tell({ type: 'resume', action });
    },
  };
}

/**
 * The move that a prompt is open for. The board can ask a prompt for its marks once more after the move has changed, so
 * the move stays as it was until the prompt has gone.
 */
export function useMaking<N extends Move['name']>(composer: Composer, name: N): () => MoveNamed<N> {
  return createMemo<MoveNamed<N>>((before) => composer.making(name) ?? before, composer.making(name) as MoveNamed<N>);
}

export type Composer = ReturnType<typeof createComposer>;
