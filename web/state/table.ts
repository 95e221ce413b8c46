/** A table in play, for its page: what is shown, what the player may do, and the only way to do it. */
import { createEffect, createMemo } from 'solid-js';
import type { Choice } from '../../engine/core/choices.ts';
import type { Awaited, PlayableGame, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Catalogue } from '../../engine/core/messages.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { MyOrders, Player, TableStore } from '../games/contract.ts';
import { initials } from '../ui/Flag.tsx';
import { linksOf } from './links.ts';
import type { Room } from './room.ts';
import { createDraft, type Draft } from './table/draft.ts';
import { createHistory } from './table/history.ts';
import { createLog } from './table/log.ts';
import { createOrders } from './table/orders.ts';
import { sameParts } from './table/sameParts.ts';
import { createSending } from './table/sending.ts';
import { createWords } from './table/words.ts';

const namesOf = (room: Room) => (room.table()?.seats ?? []).map(({ name }) => name);

function playersOf(room: Room): Player[] {
  const seats = room.table()?.seats ?? [];
  const letters = initials(seats.map(({ name }) => name));
  return seats.map(({ seat, name, kind, autopilot, looking, awayUntil }) => ({
    seat,
    name,
    letter: letters[seat] ?? '?',
    computer: kind === 'computer' || autopilot,
    present: looking,
    awayUntil,
  }));
}

/** What the reader may do now, or after the draft. */
function choicesAfter<S extends StateBase, A extends Tagged, E extends Tagged>(
  drafted: S | null,
  { seat, status, choices }: View,
  game: PlayableGame<S, A, E>,
): readonly Choice<A>[] {
  if (seat === null || status !== 'playing') return [];
  return drafted ? game.choices(drafted, seat) : (choices as unknown as Choice<A>[]);
}

const isWaitingForMe = ({ awaiting, seat }: View) => awaiting.some((one) => one.seat === seat);

/** A move that is chosen while orders are put together becomes the next one of them. What is no turn is not planned. */
function planOrSend<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  orders: MyOrders<S, A>,
  draft: Draft<S, A, E>,
  send: (...given: A[]) => Promise<boolean>,
) {
  return async (...given: A[]): Promise<boolean> => {
    const plan = orders.desk()?.plan;
    const isAside = given.length > 0 && given.every((action) => game.isAside?.(action));
    if (!plan?.isOpen() || isAside) return send(...given);
    const isAdded = plan.add(given.length > 0 ? given : draft.actions()) === null;
    if (isAdded) draft.put([]);
    return isAdded;
  };
}

export function createTable<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  game: PlayableGame<S, A, E>,
  catalogue: () => Catalogue,
): TableStore<S, A, E> {
  const view = () => room.view() as View;
  const seat = () => view().seat;
  const version = () => view().version;
  const names = createMemo(() => namesOf(room));
  const present = createMemo<S>((before) => sameParts(before, view().state as unknown as S));
  const log = createLog<E>(room, names);
  createEffect(() => void log.catchUp(version()));

  const orders: MyOrders<S, A> = createOrders<S, A, E>(room, game, view, {
    present,
    names,
    words: catalogue,
    give: (list) => giveOrders(list),
    actThen: (actions, list) => actThen(actions, list),
  });
  const base = () => orders.planned() ?? present();
  const draft = createDraft<S, A, E>(game, seat, present, base);
  const history = createHistory<S, E>(room, { seat, version }, log.lines);
  const past = () => history.looked() !== null;
  const state = createMemo<S>((before) => sameParts(before, history.looked()?.state ?? draft.result() ?? base()));
  const choices = createMemo(() => (past() ? [] : choicesAfter(draft.result() ?? orders.planned(), view(), game)));

  const { giveOrders, actThen, ...sending } = createSending<S, A, E>(room, view, draft, log);
  return {
    id: room.id,
    game,
    name: () => room.table()?.name ?? '',
    seat,
    isHost: () => Boolean(linksOf(room.id)?.tokens.host),
    players: createMemo(() => playersOf(room)),
    status: () => (view().status === 'finished' ? 'finished' : 'playing'),
    version,
    shownVersion: () => history.looked()?.version ?? version(),
    state,
    present,
    awaiting: () => view().awaiting as unknown as Awaited[],
    due: () => room.table()?.awaiting ?? [],
    stopped: () => room.table()?.stopped ?? false,
    myTurn: () => !past() && isWaitingForMe(view()),
    asked: () => !past() && (orders.isPlanning() ? orders.planned() !== null : isWaitingForMe(view())),
    planning: () => !past() && orders.isPlanning(),
    choices,
    result: () => view().result ?? null,
    draft: draft.actions,
    setDraft: draft.propose,
    preview: (...actions) => draft.tryOn(state(), actions),
    ...sending,
    act: planOrSend(game, orders, draft, sending.act),
    orders,
    canUndo: () => !past() && view().undoTo !== null,
    log: log.lines,
    loadWholeLog: log.loadAll,
    wholeLog: () => log.from() === 0,
    since: history.since,
    look: (wanted) => void history.look(wanted),
    past,
    playback: history.playback,
    link: room.link,
    seenAt: room.seenAt,
    retry: () => void room.refresh(),
    ...createWords(game.id, catalogue, names),
  };
}
