/** The move I am putting together: what I am about to do, the ways to do it, and the one I chose. */
import { createMemo, createSignal } from 'solid-js';
import { fill } from '../../../engine/core/choices.ts';
import type { Refusal } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { type Question, questionFor } from '../../../engine/nations/awaiting.ts';
import { type Aim, currentMove, type HeldMove, type Move, type MoveEvent, NO_MOVE, nextMove, wayOf } from './move.ts';
import type { NationsTable } from './nationsTable.ts';
import { standingFrom } from './standing/standingFrom.ts';

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

export function createComposer(table: NationsTable) {
  const me = () => table.seat();
  const question = createMemo((): Question | null => {
    const seat = me();
    if (seat === null || table.past() || table.status() === 'finished') return null;
    return questionFor(table.state(), seat);
  });
  const { move, happen, markSent, markUnsent } = createHeldMove(table, question);

  const aim = createMemo((): Aim | null => {
    const now = move();
    return now.stage === 'turn' ? now.aim : null;
  });
  const byHand = () => {
    const way = wayOf(move());
    return way.by === 'hand' ? way.amounts : null;
  };

  /** I may answer although others come first: the answer is deposited. */
  const isEarly = () => question() !== null && !table.myTurn();

  const belongs = (action: { type: string; row?: number; col?: number; card?: string }): boolean => {
    const now = aim();
    if (question()?.kind !== 'turn') return true;
    if (now === null) return false;
    if (now.name === 'buy') return action.type === 'buy' && action.row === now.cell.row && action.col === now.cell.col;
    if (now.name === 'special') return action.type === 'special' && action.card === now.card;
    return action.type === now.name;
  };

  /** The ways to take the action I have picked, or the answers to the open question. */
  const ways = createMemo((): Action[] =>
    table.choices().flatMap((choice) => (choice.kind === 'one' && belongs(choice.action) ? [choice.action] : [])),
  );
  /** A family of splits, if the player may enter other amounts than those listed. */
  const split = createMemo(
    () => table.choices().find((choice) => choice.kind === 'family' && belongs(choice.template)) ?? null,
  );

  const chosen = createMemo((): Action | null => {
    const way = wayOf(move());
    const family = split();
    if (way.by === 'hand' && family?.kind === 'family') {
      return fill<Action>(
        family,
        family.fields.map((field) => way.amounts[field.name] ?? 0),
      );
    }
    const all = ways();
    if (way.by === 'list') return all.find((action) => JSON.stringify(action) === way.action) ?? null;
    return all.length === 1 ? (all[0] ?? null) : null;
  });
  /** The standing answer that would give the chosen answer every time. */
  const always = createMemo(() => {
    const action = chosen();
    return action && question()?.kind !== 'turn' ? standingFrom(table.state(), me() ?? 0, action) : null;
  });
  const isAlways = () => {
    const now = move();
    return now.stage === 'answer' && now.isAlways;
  };

  const check = (action: Action): Refusal | null => {
    const seat = me();
    return seat === null ? { code: 'core/not-yours', rule: 'core' } : table.game.check(table.state(), seat, action);
  };
  /** Why the picked action is not possible. */
  const blocked = createMemo((): Refusal | null => {
    if (ways().length > 0 || split()) return null;
    const choice = table.choices().find((one) => one.kind === 'blocked' && belongs(one.template));
    return choice?.kind === 'blocked' ? choice.why : null;
  });

  return {
    table,
    me,
    question,
    isEarly,
    aim,
    setAim: (next: Aim | null) => happen(next ? { type: 'aimed', aim: next } : { type: 'steppedBack' }),
    ways,
    split,
    /** The amounts entered by hand, or null while none are. */
    byHand,
    setAmount: (name: string, amount: number) => happen({ type: 'amountSet', name, amount }),
    pick: (action: Action) => happen({ type: 'picked', action: JSON.stringify(action) }),
    chosen,
    check,
    blocked,
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
    send: async (action: Action) => {
      const standing = isAlways() ? always()?.standing : null;
      markSent();
      const isMade = await table.act(...table.draft(), action);
      // This follows the answer, because before it, it would answer the question itself. It goes in a request of its
      // own, because nothing may follow an action that draws.
      if (isMade && standing) await table.actAside({ type: 'setStanding', standing });
      // A move that was not made can be made again.
      if (!isMade) markUnsent();
    },
  };
}

export type Composer = ReturnType<typeof createComposer>;
