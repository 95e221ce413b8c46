/** The move I am putting together, its controls, and what the board shows of it. */
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Refusal } from '../../../engine/core/game.ts';
import type { Hex } from '../../../engine/core/hex.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { CUBES, type Cube, type Tile } from '../../../engine/wealth/data/goods.ts';
import type { PackageKind } from '../../../engine/wealth/data/start.ts';
import type { Player } from '../../../engine/wealth/state.ts';
import type { BoardMarks } from '../../board/picture.ts';
import { createFeeding } from './feeding.ts';
import { noCubes } from './looks.ts';
import { createPlan } from './plan.ts';
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

/** The part of a phase's prompt that is open. */
export type Mode =
  | { name: 'phase' }
  | { name: 'barter'; to: number | null; counter: number | null }
  | { name: 'notes' }
  | { name: 'flag' }
  | { name: 'build'; tile: Tile }
  | { name: 'move' }
  | { name: 'automate' }
  | { name: 'units' }
  | { name: 'activate' }
  | { name: 'transport' }
  | { name: 'plan' };

const PHASE: Mode = { name: 'phase' };

export function createComposer(table: WealthTable) {
  const [mode, setMode] = createSignal<Mode>(PHASE);
  const [tool, setTool] = createSignal<Tool | null>(null);
  const [picks, setPicks] = createSignal<Record<Cube, number>>(noCubes());
  const [picked, setPicked] = createSignal<{ kind: PackageKind; index: number } | null>(null);
  const [spot, setSpot] = createSignal<Hex | null>(null);
  const [tab, showTab] = createSignal('board');

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

  const reset = () =>
    batch(() => {
      setMode(PHASE);
      setPicks(noCubes());
      setPicked(null);
    });
  // A half-made move stays while others act off turn, and goes when its turn ends. This is a memo, because a view that
  // arrives again unchanged must not clear the move.
  const turn = createMemo(() => `${table.present().phase}/${table.present().round}/${table.myTurn()}/${table.past()}`);
  createEffect(on(turn, reset, { defer: true }));
  /** Sends a move, and clears the composer if the server accepts it. */
  const act = async (...actions: Action[]): Promise<boolean> => {
    const held = await table.act(...actions);
    if (held) reset();
    return held;
  };

  const cubesOf = (chosen: Record<Cube, number>): Cube[] =>
    CUBES.flatMap((cube) => Array.from({ length: Math.abs(chosen[cube]) }, () => cube));

  const actionOf = (chosen: Record<Cube, number>): Action | null => {
    const cubes = cubesOf(chosen);
    if (cubes.length === 0) return null;
    return { type: CUBES.some((cube) => chosen[cube] > 0) ? 'buy' : 'sell', cubes };
  };

  /** Adds or removes one cube. An action either buys or sells, so a step in the other direction starts over. */
  const stepped = (cube: Cube, by: 1 | -1): Record<Cube, number> => {
    const now = picks();
    const next = now[cube] + by;
    const others = CUBES.filter((other) => other !== cube && now[other] !== 0);
    const turned = next !== 0 && others.some((other) => Math.sign(now[other]) !== Math.sign(next));
    return turned ? { ...noCubes(), [cube]: by } : { ...now, [cube]: next };
  };

  const feeding = createFeeding(table);
  const plan = createPlan(table);

  return {
    table,
    feeding,
    plan,
    me,
    check,
    act,
    mode,
    /** Opens a part of the prompt. Without an argument it goes back to the phase. */
    open: (next: Mode = PHASE) => {
      setMode(next);
      // The move is put together beside the board, whatever pane a narrow screen showed.
      if (next !== PHASE) showTab('board');
    },
    tool,
    setTool,
    spot,
    setSpot,
    /** The pane that a narrow screen shows. */
    tab,
    showTab,
    canTrade,
    picks,
    trade: () => actionOf(picks()),
    /** Why one more or one fewer of a cube cannot be picked, or null. */
    stepRefusal: (cube: Cube, by: 1 | -1): Refusal | null => {
      const action = actionOf(stepped(cube, by));
      return action ? check(action) : null;
    },
    step: (cube: Cube, by: 1 | -1) => setPicks(stepped(cube, by)),
    /** The package that I am about to take. */
    pickedPackage: picked,
    choosePackage: setPicked,
    /** Picks as many of the missing cubes as one action can buy. */
    pickMissing: (missing: Readonly<Partial<Record<Cube, number>>>) => {
      let chosen = noCubes();
      for (const cube of CUBES) {
        for (let n = 0; n < (missing[cube] ?? 0); n++) {
          const next = { ...chosen, [cube]: chosen[cube] + 1 };
          const action = actionOf(next);
          if (action && check(action) === null) chosen = next;
        }
      }
      setPicks(chosen);
    },
    /** Restores a move that was overtaken, as picked cubes or as the prompt it was made with. */
    resume: (action: Action | undefined) => {
      table.setDraft([]);
      if (action?.type === 'buy' || action?.type === 'sell') {
        const chosen = noCubes();
        for (const cube of action.cubes) chosen[cube] += action.type === 'buy' ? 1 : -1;
        setPicks(chosen);
      } else if (action?.type === 'build') setMode({ name: 'build', tile: action.tile });
      else if (action?.type === 'placeFlag') setMode({ name: 'flag' });
      else if (action?.type === 'moveTiles') setMode({ name: 'move' });
      else if (action?.type === 'automate') setMode({ name: 'automate' });
    },
    clearPicks: () => setPicks(noCubes()),
  };
}

export type Composer = ReturnType<typeof createComposer>;
