/** Sends moves, takes them back, and says what became of them. */
import type { StateBase, Tagged } from '../../../engine/core/game.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import type { Act, View } from '../../../worker/domain/wire/play.ts';
import { ApiError, api, createIntents } from '../../api/client.ts';
import type { LogLine } from '../../games/contract.ts';
import type { Room } from '../room.ts';
import type { Draft } from './draft.ts';
import { createLastMove } from './lastMove.ts';
import { lastOwn } from './notUndone.ts';

/** The log, as far as sending needs it. */
interface Lines<E extends Tagged> {
  lines(): readonly LogLine<E>[];
  catchUp(version: number): Promise<void>;
}

type Orders = readonly Order<Tagged>[];

/** One move on its way. */
interface Sent<A extends Tagged> {
  actions: readonly A[];
  /** It is independent of the turn, so other players' actions in the meantime do not matter to it. */
  isAside: boolean;
  /** What to do on the next turns. Undefined where the orders stay as they are. */
  orders: Orders | undefined;
  /** The version it was made for. */
  version: number;
  /** What I was asked, if several players decide at once. */
  asked: string | null;
}

const promptOf = (view: View) => view.awaiting.find((one) => one.seat === view.seat)?.prompt;

function sentFrom<A extends Tagged>(view: View, actions: readonly A[], isAside = false, orders?: Orders): Sent<A> {
  const prompt = promptOf(view);
  const isDecision = actions.length > 0 && view.awaiting.length > 1;
  const asked = prompt && isDecision ? JSON.stringify(prompt) : null;
  return { actions, isAside, orders, version: view.version, asked };
}

/**
 * Somebody else's action came in first. A move beside the turn can be sent again, and so can one of several decisions
 * at once, if I am asked the same and it is still legal.
 */
function isStillMeant<A extends Tagged>(sent: Sent<A>, view: View, isLegal: (actions: readonly A[]) => boolean) {
  if (sent.isAside) return true;
  const isAskedTheSame = sent.asked !== null && JSON.stringify(promptOf(view)) === sent.asked;
  return isAskedTheSame && isLegal(sent.actions);
}

/** Back to before my last action, or as far back as the rules allow. Null if nothing can be undone. */
function undoing(view: View, lines: readonly LogLine<Tagged>[]): { expected: number; to: number } | null {
  if (view.undoTo === null || view.seat === null) return null;
  const last = lastOwn(lines, view.seat);
  return { expected: view.version, to: last ? Math.max(view.undoTo, last.version - 1) : view.undoTo };
}

/** Carries a move to the service, and says what became of it. */
function createCarrier<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  view: () => View,
  draft: Draft<S, A, E>,
  log: Lines<E>,
  sendAgain: (sent: Sent<A>) => Promise<boolean>,
) {
  const lastMove = createLastMove<A, E>(() => draft.put([]));

  async function overtaken(sent: Sent<A>): Promise<boolean> {
    await room.refresh();
    if (isStillMeant(sent, view(), draft.isLegal)) {
      lastMove.end();
      return sendAgain(sent);
    }
    await log.catchUp(view().version);
    const meanwhile = log.lines().filter((line) => line.version > sent.version);
    lastMove.overtaken({ sent: sent.actions, stillLegal: draft.isLegal(sent.actions), meanwhile });
    return false;
  }

  async function carry(sent: Sent<A>, run: () => Promise<unknown>): Promise<boolean> {
    lastMove.begin();
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 409 ? overtaken(sent) : lastMove.failed(error);
    }
  }

  return {
    lastMove,
    carry,
    /** The reply has the view. */
    carryMove: (sent: Sent<A>, call: () => Promise<{ view: View }>) =>
      carry(sent, () => room.move(call, lastMove.taken)),
  };
}

export function createSending<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  view: () => View,
  draft: Draft<S, A, E>,
  log: Lines<E>,
) {
  const attempt = createIntents();
  const { lastMove, carry, carryMove } = createCarrier(room, view, draft, log, ({ actions, isAside, orders }) =>
    transmit(actions, isAside, orders),
  );

  async function transmit(actions: readonly A[], isAside = false, orders?: Orders): Promise<boolean> {
    const token = room.token();
    if (actions.length === 0 || !token || lastMove.isSending()) return false;
    const refused = draft.check(actions);
    if (refused) {
      lastMove.refuse(refused);
      return false;
    }
    draft.put(actions);
    const body: Act = {
      expected: view().version,
      actions: actions as unknown as Act['actions'],
      ...(orders ? { orders: [...orders] } : {}),
    };
    const sent = sentFrom(view(), actions, isAside, orders);
    return carryMove(sent, () => attempt(body, (key) => api.act(room.id, token, body, key)));
  }

  async function undo(): Promise<boolean> {
    const token = room.token();
    const body = undoing(view(), log.lines());
    if (!token || !body) return false;
    return carryMove(sentFrom<A>(view(), []), () => attempt(body, (key) => api.undo(room.id, token, body, key)));
  }

  /** Orders alone. The reply has no view: the game is where it was. */
  async function giveOrders(orders: Orders): Promise<boolean> {
    const token = room.token();
    if (!token || lastMove.isSending()) return false;
    const body = { expected: view().version, orders: [...orders] };
    return carry(sentFrom<A>(view(), []), async () => {
      await api.orders(room.id, token, body);
      await room.refresh();
      lastMove.end();
    });
  }

  return {
    act: (...given: A[]) => transmit(given.length > 0 ? given : draft.actions()),
    actThen: (actions: readonly A[], orders: Orders) => transmit(actions, false, orders),
    actAside: (action: A) => transmit([action], true),
    giveOrders,
    undo,
    ...lastMove.shown,
  };
}
