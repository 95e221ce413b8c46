/** The move I am putting together: what I am about to do, the ways to do it, and the one I chose. */
import { createMemo, createSignal } from 'solid-js';
import type { Refusal } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { type Question, questionFor } from '../../../engine/nations/awaiting.ts';
import { type Aim, currentMove, type HeldMove, type Move, type MoveEvent, NO_MOVE, nextMove, wayOf } from './move.ts';
import type { NationsTable } from './nationsTable.ts';
import { type Always, standingFrom } from './standing/standingFrom.ts';
import { createWays } from './ways.ts';

/** The move as far as it is made, and what happens to it. */
function createHeldMove(table: NationsTable, question: () => Question | null) {
  const asked = createMemo(() => JSON.stringify([question(), table.past()]));
  /** How many questions there have been. A question that comes again later is another one. */
  const asking = createMemo((count: number) => {
    asked();
    return count + 1;
  }, 0);
  const [held, hold] = createSignal<HeldMove>({ move: NO_MOVE, asking: 0, sentAt: null });
  const move = createMemo(() => currentMove(held(), asking(), table.version()));
  const keep = (next: Move, sentAt: number | null) => hold({ move: next, asking: asking(), sentAt });
  return {
    move,
    happen: (event: MoveEvent) => keep(nextMove(move(), event), null),
    markSent: () => keep(move(), table.version()),
    markUnsent: () => keep(move(), null),
  };
}

type HeldMoves = ReturnType<typeof createHeldMove>;

function checkFor(table: NationsTable, action: Action): Refusal | null {
  const seat = table.seat();
  return seat === null ? { code: 'core/not-yours', rule: 'core' } : table.game.check(table.state(), seat, action);
}

/** The use of a turn that an action is. Null for an answer. */
function aimOf(action: Action): Aim | null {
  switch (action.type) {
    case 'buy':
      return { name: 'buy', cell: { row: action.row, col: action.col } };
    case 'special':
      return { name: 'special', card: action.card };
    case 'deploy':
    case 'hire':
    case 'pass':
      return { name: action.type };
    default:
      return null;
  }
}

/** Takes up a move that was overtaken: the workers that it takes off first, and its last action. */
function createResume(table: NationsTable, { happen }: HeldMoves) {
  return (actions: readonly Action[]) => {
    const last = actions.at(-1);
    table.setDraft(actions.slice(0, -1));
    const aim = last ? aimOf(last) : null;
    if (aim) happen({ type: 'aimed', aim });
    if (last) happen({ type: 'picked', action: JSON.stringify(last) });
  };
}

/** Sends the move, and after it the standing answer that it becomes. */
function createSend(
  table: NationsTable,
  { happen, markSent, markUnsent }: HeldMoves,
  standing: () => Always['standing'] | null,
) {
  return async (action: Action) => {
    const always = standing();
    markSent();
    const isMade = await table.act(...table.draft(), action);
    // This follows the answer, because before it, it would answer the question itself. It goes in a request of its
    // own, because nothing may follow an action that draws.
    if (isMade && always) await table.actAside({ type: 'setStanding', standing: always });
    // A move that was not made can be made again, and one that became an order is done with.
    if (!isMade) markUnsent();
    else if (table.planning()) happen({ type: 'steppedBack' });
  };
}

export function createComposer(table: NationsTable) {
  const me = () => table.seat();
  const question = createMemo((): Question | null => {
    const seat = me();
    if (seat === null || table.past() || table.status() === 'finished') return null;
    // Nobody knows what comes after the orders that are being put together.
    if (table.planning() && !table.asked()) return null;
    return questionFor(table.state(), seat);
  });
  const held = createHeldMove(table, question);
  const { move, happen } = held;
  const aim = createMemo((): Aim | null => {
    const now = move();
    return now.stage === 'turn' ? now.aim : null;
  });
  const { ways, split, chosen, deposited, blocked } = createWays(table, question, move, aim);
  /** The standing answer that would give the chosen answer every time. */
  const always = createMemo(() => {
    const action = chosen();
    return action && question()?.kind !== 'turn' ? standingFrom(table.state(), me() ?? 0, action) : null;
  });
  const isAlways = () => {
    const now = move();
    return now.stage === 'answer' && now.isAlways;
  };

  return {
    table,
    me,
    question,
    /** I may answer although others come first: the answer is deposited. */
    isEarly: () => question() !== null && !table.asked(),
    aim,
    setAim: (next: Aim | null) => happen(next ? { type: 'aimed', aim: next } : { type: 'steppedBack' }),
    ways,
    split,
    /** The amounts entered by hand, or null while none are. */
    byHand: () => {
      const way = wayOf(move());
      return way.by === 'hand' ? way.amounts : null;
    },
    setAmount: (name: string, amount: number) => happen({ type: 'amountSet', name, amount }),
    pick: (action: Action) => happen({ type: 'picked', action: JSON.stringify(action) }),
    chosen,
    check: (action: Action): Refusal | null => checkFor(table, action),
    blocked,
    /** Whether I have answered ahead, and whether the chosen answer is the one that I gave. */
    hasAnswered: () => deposited() !== null,
    isAnswered: () => deposited() !== null && JSON.stringify(chosen()) === deposited(),
    always,
    isAlways,
    tickAlways: (isTicked: boolean) => happen({ type: 'alwaysTicked', isAlways: isTicked }),
    /** Workers undeployed first, which costs nothing and is part of the move. */
    undeploys: () => table.draft().filter((action) => action.type === 'undeploy'),
    undeploy: (slot: number) => table.setDraft([...table.draft(), { type: 'undeploy', slot }]),
    takeBack: () => {
      table.setDraft([]);
      happen({ type: 'steppedBack' });
    },
    resume: createResume(table, held),
    send: createSend(table, held, () => (isAlways() ? (always()?.standing ?? null) : null)),
  };
}

export type Composer = ReturnType<typeof createComposer>;
