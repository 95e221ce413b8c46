/** The move I am putting together: what I am about to do, the ways to do it, and the one I chose. */
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { fill } from '../../../engine/core/choices.ts';
import type { Refusal } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import type { SetStanding } from '../../../engine/nations/actions/setStanding.ts';
import { type Question, questionFor } from '../../../engine/nations/awaiting.ts';
import type { CardId } from '../../../engine/nations/data/cards/types.ts';
import type { NationsTable } from './nationsTable.ts';
import type { Cell } from './panes/ProgressBoard.tsx';

/** What the turn is about to be used for. */
export type Aim =
  | { name: 'buy'; cell: Cell }
  | { name: 'deploy' }
  | { name: 'undeploy' }
  | { name: 'hire' }
  | { name: 'special'; card: CardId }
  | { name: 'pass' };

export function createComposer(table: NationsTable) {
  const [aim, setAimSignal] = createSignal<Aim | null>(null);
  /** The chosen way as JSON, so that the choice survives when the list is rebuilt. */
  const [picked, setPicked] = createSignal<string | null>(null);
  /** Amounts entered by hand, if none of the listed splits is wanted. */
  const [byHand, setByHand] = createSignal<Readonly<Record<string, number>>>({});
  /** The standing answer that goes with the chosen answer. */
  const [kept, keep] = createSignal<SetStanding['standing'] | null>(null);
  const [open, setOpen] = createSignal<CardId | null>(null);

  const setAim = (next: Aim | null) =>
    batch(() => {
      setAimSignal(next);
      setPicked(null);
      setByHand({});
    });

  const me = () => table.seat();
  const question = createMemo((): Question | null => {
    const seat = me();
    if (seat === null || table.past() || table.status() === 'finished') return null;
    return questionFor(table.state(), seat);
  });
  // A half-made move belongs to its question. What others do meanwhile leaves it alone.
  const asked = createMemo(() => JSON.stringify([question(), table.past()]));
  createEffect(on(asked, () => setAim(null), { defer: true }));
  // After my own move the same question may come again at once, and it starts over.
  let isSent = false;
  createEffect(
    on(
      () => table.version(),
      () => {
        if (isSent) setAim(null);
        isSent = false;
      },
      { defer: true },
    ),
  );
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

  const handAction = (): Action | null => {
    const family = split();
    if (family?.kind !== 'family' || Object.keys(byHand()).length === 0) return null;
    return fill<Action>(
      family,
      family.fields.map((field) => byHand()[field.name] ?? 0),
    );
  };
  const chosen = createMemo((): Action | null => {
    const made = handAction();
    if (made) return made;
    const all = ways();
    const wanted = picked();
    if (wanted === null) return all.length === 1 ? (all[0] ?? null) : null;
    return all.find((action) => JSON.stringify(action) === wanted) ?? null;
  });

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
    setAim,
    ways,
    split,
    byHand,
    setAmount: (name: string, n: number) => setByHand({ ...byHand(), [name]: n }),
    pick: (index: number) =>
      batch(() => {
        const action = ways()[index];
        setPicked(action ? JSON.stringify(action) : null);
        setByHand({});
      }),
    chosen,
    check,
    blocked,
    /** The card that is shown in full. */
    shown: open,
    show: setOpen,
    /** Workers undeployed first, which costs nothing and is part of the move. */
    undeploys: () => table.draft().filter((action) => action.type === 'undeploy'),
    undeploy: (slot: number) => table.setDraft([...table.draft(), { type: 'undeploy', slot }]),
    takeBack: () => {
      table.setDraft([]);
      setAim(null);
    },
    keep,
    send: async (action: Action) => {
      isSent = true;
      const standing = kept();
      const isMade = await table.act(...table.draft(), action);
      // This follows the answer, because before it, it would answer the question itself. It goes in a request of its
      // own, because nothing may follow an action that draws.
      if (isMade && standing) await table.actAside({ type: 'setStanding', standing });
      isSent = false;
    },
  };
}

export type Composer = ReturnType<typeof createComposer>;
