/** The reader's orders. What is needed to put a list together loads when it is first wanted. */
import { createSignal, getOwner, runWithOwner } from 'solid-js';
import type { PlayableGame, StateBase, Tagged } from '../../../engine/core/game.ts';
import { type Catalogue, type Message, say } from '../../../engine/core/messages.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import type { View } from '../../../worker/domain/wire/play.ts';
import type { MyOrders, OrderDesk } from '../../games/contract.ts';
import { gameOf } from '../../games/registry.ts';
import { t } from '../../i18n/i18n.ts';
import type { Room } from '../room.ts';
import { createLateWords } from './lateWords.ts';
import type { OrderParts } from './orderDesk.ts';

/** Why the service itself stops a list: the engine fails on it, or it would act at once after an undo. */
const OF_SERVICE = { 'order.fault': 'orders.fault', 'order.undone': 'orders.undone' } as const;
const isOfService = (key: string): key is keyof typeof OF_SERVICE => key in OF_SERVICE;

interface Parts<S extends StateBase, A extends Tagged> extends Pick<OrderParts<S, A>, 'present' | 'give' | 'actThen'> {
  names: () => readonly string[];
  words: () => Catalogue;
}

export function createOrders<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  game: PlayableGame<S, A, E>,
  view: () => View,
  parts: Parts<S, A>,
): MyOrders<S, A> {
  const orderWords = createLateWords(game.id, 'orders');
  const refusals = createLateWords(game.id, 'refusals');
  const stored = () => room.table()?.own?.orders;
  const list = () => (stored()?.orders ?? []) as readonly Order<Tagged>[];

  /** Empty until the words have come. */
  function inWords(message: Message): string {
    if (isOfService(message.key)) return t(OF_SERVICE[message.key]);
    const own = orderWords();
    const known = refusals();
    return own && known ? say(message, { ...parts.words(), ...known, ...own }, parts.names()) : '';
  }

  const hasStopped = () => Boolean(stored()?.stopped);
  const seat = () => view().seat;
  const isAwaited = () => view().awaiting.some((one) => one.seat === seat());
  const desk = createLateDesk(game, { ...parts, seat, isAwaited, inWords, list, hasStopped });
  return {
    list,
    stopped: () => {
      const why = stored()?.stopped;
      return why ? inWords(why as Message) : null;
    },
    give: parts.give,
    exist: gameOf(game.id)?.orders !== undefined,
    planned: () => desk.desk()?.plan.next() ?? null,
    isPlanning: () => desk.desk()?.plan.isOpen() ?? false,
    ...desk,
  };
}

/** The desk needs the rules of orders, which no table needs at first. */
function createLateDesk<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  parts: OrderParts<S, A>,
): Pick<MyOrders<S, A>, 'desk' | 'openDesk' | 'wantDesk'> {
  const owner = getOwner();
  const [desk, setDesk] = createSignal<OrderDesk<S, A> | null>(null);
  let loading: Promise<OrderDesk<S, A> | null> | null = null;

  async function load(): Promise<OrderDesk<S, A> | null> {
    const rules = gameOf(game.id)?.orders;
    if (!rules) return null;
    const [{ createDesk }, loaded] = await Promise.all([import('./orderDesk.ts'), rules()]);
    const made = runWithOwner(owner, () => createDesk(game, loaded, parts)) ?? null;
    setDesk(made);
    return made;
  }

  const openDesk = () => {
    // A load that failed is tried again at the next wish.
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
  return {
    desk,
    openDesk,
    wantDesk: () => {
      if (!desk()) void openDesk();
      return desk();
    },
  };
}
