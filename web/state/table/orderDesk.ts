/** Where the reader puts orders together: one step after another, each on the table as it will then be. */
import { batch, createMemo, createSignal } from 'solid-js';
import { unknownChance } from '../../../engine/core/draws.ts';
import type { PlayableGame, Refusal, Seat, StateBase, Tagged } from '../../../engine/core/game.ts';
import type { Message } from '../../../engine/core/messages.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import { bindOrder, type Foresight, foresee, MOST_ORDERS, nextOrder } from '../../../engine/core/orders.ts';
import { perform } from '../../../engine/core/play.ts';
import type { AnyOrderRules, OrderDesk, OrderLine, OrderPlan, Orders, StepMade } from '../../games/contract.ts';

/** What the desk needs of the table. */
export interface OrderParts<S extends StateBase, A extends Tagged> {
  seat: () => Seat | null;
  present: () => S;
  /** The table waits for the reader. */
  isAwaited: () => boolean;
  inWords: (message: Message) => string;
  /** The orders that are stored. */
  list: () => Orders;
  hasStopped: () => boolean;
  give: (orders: Orders) => Promise<boolean>;
  actThen: (actions: readonly A[], orders: Orders) => Promise<boolean>;
}

const asking = (task: Tagged): Order<Tagged> => ({ task, else: 'ask' });

/** The stored orders that stay when others are added: all, except the one that stopped them. */
const kept = <S extends StateBase, A extends Tagged>({ list, hasStopped }: OrderParts<S, A>): Orders =>
  hasStopped() ? list().slice(1) : list();

export function createDesk<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  rules: AnyOrderRules,
  parts: OrderParts<S, A>,
): OrderDesk<S, A> {
  const look = (from: S, orders: Orders): Foresight<S, A> | null => {
    const seat = parts.seat();
    return seat === null ? null : foresee(game, rules, from, seat, orders);
  };
  const say = (task: Tagged) => parts.inWords(rules.describe(task));

  /** Carries out what can be done now, and leaves the rest as orders. */
  function carryOut(orders: Orders): Promise<boolean> {
    const seat = parts.seat();
    if (seat === null) return Promise.resolve(false);
    const verdict = parts.isAwaited() ? nextOrder(game, rules, parts.present(), seat, orders) : null;
    return verdict?.kind === 'act' ? parts.actThen([verdict.action], verdict.orders) : parts.give(orders);
  }

  return {
    say,
    foresee: look,
    orderOf: (view, action) => asking(rules.fromAction(view, parts.seat() ?? 0, action)),
    endings: (view) => rules.endings(view, parts.seat() ?? 0),
    ahead: () => rules.ahead(parts.present(), parts.seat() ?? 0),
    carryOut: (orders) => carryOut([...orders, ...kept(parts)]),
    actThen: (actions, orders) => parts.actThen(actions, [...kept(parts), ...orders]),
    plan: createPlan(game, rules, parts, { look, say, carryOut }),
  };
}

interface Tools<S, A> {
  look: (from: S, orders: Orders) => Foresight<S, A> | null;
  say: (task: Tagged) => string;
  carryOut: (orders: Orders) => Promise<boolean>;
}

function createPlan<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  rules: AnyOrderRules,
  parts: OrderParts<S, A>,
  { look, say, carryOut }: Tools<S, A>,
): OrderPlan<S, A> {
  const [isOpen, setOpen] = createSignal(false);
  const [added, setAdded] = createSignal<Orders>([]);
  const [ending, setEnding] = createSignal<Tagged | null>(null);
  const before = createMemo(() => kept(parts));
  const list = createMemo(() => [...before(), ...added()]);
  const all = createMemo(() => {
    const last = ending();
    return last ? [...list(), asking(last)] : list();
  });
  /** Up to where the next step is chosen. The ending comes after all steps. */
  const chosen = createMemo(() => (isOpen() ? look(parts.present(), list()) : null));
  const whole = createMemo(() => (isOpen() && ending() ? look(parts.present(), all()) : chosen()));
  const next = () => chosen()?.next ?? null;

  function add(actions: readonly A[]): Refusal | null {
    const steps = ordersFrom(game, rules, next(), parts.seat(), actions);
    if ('code' in steps) return steps;
    setAdded([...added(), ...steps]);
    return null;
  }

  const clear = () =>
    batch(() => {
      setOpen(false);
      setAdded([]);
      setEnding(null);
    });

  async function send(): Promise<boolean> {
    const orders = all();
    // The first move is shown as it is sent: on the present, and not after the whole list.
    setOpen(false);
    const isTaken = await carryOut(orders);
    if (isTaken) clear();
    else setOpen(true);
    return isTaken;
  }

  return {
    isOpen,
    open: () => void setOpen(true),
    close: clear,
    next,
    lines: createMemo(() => linesOf(rules, parts, all(), before().length, whole(), say)),
    made: createMemo(() => stepsOf(whole())),
    add,
    isFull: () => all().length >= MOST_ORDERS,
    isEmpty: () => added().length === 0 && ending() === null,
    endings: () => rules.endings(next() ?? parts.present(), parts.seat() ?? 0),
    ending,
    setEnding: (task) => void setEnding(task),
    send,
    ...createEditing(rules, parts, { before, added, setAdded, setEnding, next }),
  };
}

interface Editable<S> {
  before: () => Orders;
  added: () => Orders;
  setAdded: (orders: Orders) => void;
  setEnding: (task: null) => void;
  next: () => S | null;
}

/** Changes of single orders, by their place in the whole list: those I have already, those I add, the ending. */
function createEditing<S extends StateBase, A extends Tagged>(
  rules: AnyOrderRules,
  parts: OrderParts<S, A>,
  { before, added, setAdded, setEnding, next }: Editable<S>,
): Pick<OrderPlan<S, A>, 'addTask' | 'remove' | 'setElse'> {
  const inAdded = (at: number) => at - before().length;
  return {
    addTask: (task) => {
      const seat = parts.seat();
      if (seat === null) return;
      setAdded([...added(), bindOrder(rules, next() ?? parts.present(), seat, asking(task))]);
    },
    remove: (at) => {
      if (inAdded(at) < 0) void parts.give(before().filter((_, i) => i !== at));
      else if (inAdded(at) < added().length) setAdded(added().filter((_, i) => i !== inAdded(at)));
      else setEnding(null);
    },
    setElse: (at, otherwise) =>
      setAdded(added().map((order, i) => (i === inAdded(at) ? { ...order, else: otherwise } : order))),
  };
}

/** Actions as orders, each from the view in which it is taken. */
function ordersFrom<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  rules: AnyOrderRules,
  from: S | null,
  seat: Seat | null,
  actions: readonly A[],
): Orders | Refusal {
  if (from === null || seat === null) return { code: 'core/not-yours', rule: 'core' };
  const orders: Order<Tagged>[] = [];
  let view = from;
  for (const action of actions) {
    const refused = game.check(view, seat, action);
    if (refused) return refused;
    orders.push(bindOrder(rules, view, seat, asking(rules.fromAction(view, seat, action))));
    const outcome = perform(game, view, seat, action, unknownChance());
    if (!outcome.ok) break;
    view = outcome.state;
  }
  return orders;
}

/** What each order does: from before its first action to after its last one. */
function stepsOf<S, A>(foresight: Foresight<S, A> | null): StepMade<S, A>[] {
  const steps: StepMade<S, A>[] = [];
  for (const { at, action, before, after } of foresight?.steps ?? []) {
    const last = steps.at(-1);
    if (last?.at === at) {
      last.actions.push(action);
      last.after = after;
    } else steps.push({ at, actions: [action], before, after });
  }
  return steps;
}

function linesOf<S extends StateBase, A extends Tagged>(
  rules: AnyOrderRules,
  parts: OrderParts<S, A>,
  orders: Orders,
  older: number,
  foresight: Foresight<S, A> | null,
  say: (task: Tagged) => string,
): OrderLine[] {
  const steps = stepsOf(foresight);
  return orders.map((order, at) => {
    const step = steps.find((one) => one.at === at);
    const change: Message | null = step ? rules.change(step.before, step.after, parts.seat() ?? 0) : null;
    const stop = foresight?.stop?.at === at ? foresight.stop.why : null;
    const isDoneNow = parts.isAwaited() && step === steps[0] && step?.actions.length === 1;
    const risk = isDoneNow ? null : rules.risk(order.task);
    return {
      order,
      words: say(order.task),
      change: change ? parts.inWords(change) : '',
      stops: stop ? parts.inWords(stop) : null,
      risk: risk ? parts.inWords(risk) : '',
      isForeseen: step !== undefined,
      isOlder: at < older,
    };
  });
}
