/** The move I am putting together: one signal, and everything that prompts and panes derive from it. */
import { batch, createMemo, createSignal } from 'solid-js';
import type { Refusal } from '../../../engine/core/game.ts';
import type { Hex } from '../../../engine/core/hex.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { defaultRuns } from '../../../engine/wealth/facts/production.ts';
import type { Offer, Player, Run, State } from '../../../engine/wealth/state.ts';
import type { OrderDesk, Orders } from '../contract.ts';
import type { BoardMarks } from './board/picture.ts';
import { basisOf, type Move, type MoveEvent, type MoveNamed, NOTHING, next, type Opening, packageOf } from './move.ts';
import { createPlan } from './prompt/plan/plan.ts';
import { createScreen } from './screen.ts';
import { createTrading } from './trading.ts';
import type { WealthTable } from './wealthTable.ts';

/** How a prompt uses the board while it is open. */
export interface Tool {
  marks(): BoardMarks;
  /** What a tap on a hex does, and where. A prompt that only shows something has neither. */
  canPick?(hex: Hex): boolean;
  pick?(hex: Hex): void;
  isPicked?(hex: Hex): boolean;
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

/** The move as far as it is made. */
function createHeldMove(table: WealthTable) {
  const turn = createTurn(table);
  const [held, setHeld] = createSignal<{ turn: number; move: Move }>({ turn: 0, move: NOTHING });
  const move = createMemo(() => (held().turn === turn() ? held().move : NOTHING));
  const tell = (event: MoveEvent): void => void setHeld({ turn: turn(), move: next(move(), event) });
  return { move, tell };
}

/** What I choose to run, and the choice that the page proposes. */
function createRuns(table: WealthTable, move: () => Move) {
  const bestRuns = createMemo((): Run[] => {
    const seat = table.seat();
    return seat === null || table.present().phase !== 'produce' ? [] : defaultRuns(table.present(), seat);
  });
  const runs = createMemo((): readonly Run[] => {
    const basis = basisOf(move());
    return basis.name === 'runs' ? basis.runs : bestRuns();
  });
  return { runs, bestRuns };
}

type Desk = OrderDesk<State, Action>;

/** Gives orders, and carries out what can be done now. While orders are put together, they are added to the list. */
function createOrdering(table: WealthTable, tell: (event: MoveEvent) => void) {
  return async (ordersAt: (desk: Desk) => Orders): Promise<boolean> => {
    const desk = await table.orders.openDesk();
    if (!desk) return false;
    const orders = ordersAt(desk);
    if (table.planning()) for (const { task } of orders) desk.plan.addTask(task);
    const isTaken = table.planning() || (await desk.carryOut(orders));
    if (isTaken) tell({ type: 'sent' });
    return isTaken;
  };
}

export function createComposer(table: WealthTable) {
  const { move, tell } = createHeldMove(table);
  const [tool, setTool] = createSignal<Tool | null>(null);
  const screen = createScreen(table);
  const check = (action: Action): Refusal | null => {
    const seat = table.seat();
    if (seat === null) return { code: 'core/not-yours', rule: 'core' };
    return table.game.check(table.state(), seat, action);
  };
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
    me: createMemo((): Player | null => table.state().players[table.seat() ?? -1] ?? null),
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
    order: createOrdering(table, tell),
    open,
    /** Goes back to what the phase asks. */
    back: () => tell({ type: 'back' }),
    /** Forgets a move that was not made. */
    drop: () => tell({ type: 'drop' }),
    tool,
    setTool,
    ...createTrading(table, { move, tell, check }),
    partners,
    /** Writes an offer, or a counter-offer to one that I got. */
    openOffer: (countered: Offer | null = null) =>
      open({ name: 'offer', to: countered?.from ?? partners()[0]?.seat ?? 0, countered }),
    /** The package that I am about to take. */
    pickedPackage: () => packageOf(move()),
    ...createRuns(table, move),
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
