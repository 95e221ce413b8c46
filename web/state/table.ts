/** A table in play, for its page: what is shown, what the player may do, and the only way to do it. */
import { createEffect, createMemo } from 'solid-js';
import type { Choice } from '../../engine/core/choices.ts';
import type { Awaited, PlayableGame, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Catalogue } from '../../engine/core/messages.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { Player, TableStore } from '../games/contract.ts';
import { initials } from '../ui/Flag.tsx';
import { linksOf } from './links.ts';
import type { Room } from './room.ts';
import { createDraft } from './table/draft.ts';
import { createHistory } from './table/history.ts';
import { createLog } from './table/log.ts';
import { sameParts } from './table/sameParts.ts';
import { createSending } from './table/sending.ts';
import { createWords } from './table/words.ts';

function playersOf(room: Room): Player[] {
  const seats = room.table()?.seats ?? [];
  const letters = initials(seats.map(({ name }) => name));
  return seats.map(({ seat, name, kind, autopilot, looking }) => ({
    seat,
    name,
    letter: letters[seat] ?? '?',
    computer: kind === 'computer' || autopilot,
    present: looking,
  }));
}

export function createTable<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  game: PlayableGame<S, A, E>,
  catalogue: () => Catalogue,
): TableStore<S, A, E> {
  const view = () => room.view() as View;
  const seat = () => view().seat;
  const version = () => view().version;
  const names = createMemo(() => (room.table()?.seats ?? []).map(({ name }) => name));
  const present = createMemo<S>((before) => sameParts(before, view().state as unknown as S));
  const log = createLog<E>(room, names);
  createEffect(() => void log.catchUp(version()));

  const draft = createDraft<S, A, E>(game, seat, present);
  const history = createHistory<S, E>(room, { seat, version }, log.lines);
  const past = () => history.looked() !== null;
  const state = createMemo<S>((before) => sameParts(before, history.looked()?.state ?? draft.result() ?? present()));
  const awaiting = () => view().awaiting as unknown as Awaited[];
  const choices = createMemo<readonly Choice<A>[]>(() => {
    const mine = seat();
    if (mine === null || past() || view().status !== 'playing') return [];
    const drafted = draft.result();
    return drafted ? game.choices(drafted, mine) : (view().choices as unknown as Choice<A>[]);
  });

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
    awaiting,
    due: () => room.table()?.awaiting ?? [],
    stopped: () => room.table()?.stopped ?? false,
    myTurn: () => !past() && awaiting().some((one) => one.seat === seat()),
    choices,
    result: () => view().result ?? null,
    draft: draft.actions,
    setDraft: draft.propose,
    preview: (...actions) => draft.tryOn(state(), actions),
    ...createSending<S, A, E>(room, view, draft, log),
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
