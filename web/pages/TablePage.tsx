/** A table in any state: the lobby while it is open, then the game's own page, or a message when it cannot be shown. */
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  Match,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import type { Catalogue } from '../../engine/core/messages.ts';
import type { AnyTable, GameEntry } from '../games/contract.ts';
import { loadWords } from '../games/gameWords.ts';
import { gameOf } from '../games/registry.ts';
import { language } from '../i18n/i18n.ts';
import type { Params } from '../router.tsx';
import { useTitle } from '../state/calling.ts';
import { linksOf } from '../state/links.ts';
import { refreshTables, waitingElsewhere } from '../state/myTables.ts';
import { RoomContext } from '../state/RoomContext.ts';
import { openRoom, type Room } from '../state/room.ts';
import { createTable } from '../state/table.ts';
import { TableContext } from '../table/TableContext.ts';
import { later } from '../ui/later.tsx';
import { Opening } from './Opening.tsx';

const Lobby = later(async () => (await import('./lobby/Lobby.tsx')).default);
const NoSuchGame = later(async () => (await import('./Notice.tsx')).NoSuchGame);
const TableTrouble = later(async () => (await import('./TableTrouble.tsx')).TableTrouble);

export default function TablePage(props: { params: Params }): JSX.Element {
  const id = createMemo(() => props.params.id ?? '');
  return (
    <Show when={id()} keyed>
      {(table) => <OneTable id={table} />}
    </Show>
  );
}

function OneTable(props: { id: string }): JSX.Element {
  const room = openRoom(props.id);
  // The game of a table that was opened here before is known, so it loads while the table is being fetched.
  const known = linksOf(props.id)?.game;
  if (known) void Promise.all([gameOf(known)?.page(), loadWords(known, language(), 'table')]).catch(() => {});
  const unknown = () => {
    const game = room.table()?.game;
    return game !== undefined && !gameOf(game);
  };
  const every = setInterval(() => document.hidden || void refreshTables(), 60_000);
  onMount(() => void refreshTables());
  onCleanup(() => clearInterval(every));
  return (
    <RoomContext.Provider value={room}>
      <Switch fallback={<Opening />}>
        <Match when={room.trouble()}>
          {(trouble) => <TableTrouble id={props.id} trouble={trouble()} onRetry={() => room.refresh()} />}
        </Match>
        <Match when={unknown()}>
          <NoSuchGame />
        </Match>
        <Match when={room.table()?.status === 'open'}>
          <Lobby />
        </Match>
        <Match when={room.table() && room.view()?.state}>
          <Playing room={room} />
        </Match>
      </Switch>
    </RoomContext.Provider>
  );
}

/** Loads the game's code and words, once per table. */
function Playing(props: { room: Room }): JSX.Element {
  const game = props.room.view()?.game ?? '';
  const [entry] = createResource(() => gameOf(game)?.page());
  const [words] = createResource(
    () => language(),
    (wanted) => loadWords(game, wanted, 'table'),
  );
  return (
    <Show when={entry() && words.latest} fallback={<Opening />}>
      <GamePage room={props.room} entry={entry() as GameEntry} words={() => words.latest ?? {}} />
    </Show>
  );
}

function GamePage(props: { room: Room; entry: GameEntry; words: () => Catalogue }): JSX.Element {
  const table: AnyTable = createTable(props.room, props.entry.game, () => props.words());
  const [asked] = createSignal(Number(new URLSearchParams(location.search).get('move') ?? Number.NaN));
  // A link to a moment opens at that moment.
  createEffect(() => {
    if (Number.isInteger(asked())) {
      history.replaceState(history.state, '', location.pathname);
      table.look(asked());
    }
  });
  // In a practice copy one person plays every seat: the page switches to the seat that has to decide.
  createEffect(() => {
    const seats = linksOf(props.room.id)?.seats;
    const asked = table.awaiting();
    const next = asked[0];
    if (!seats || !next || asked.some((one) => one.seat === table.seat())) return;
    const token = seats[next.seat];
    if (token && token !== props.room.token()) void props.room.use('seat', token);
  });
  useTitle(
    () => `${table.name()} · Commonwealth`,
    () => table.myTurn(),
    () => waitingElsewhere(props.room.id).length + Number(table.myTurn()),
  );
  const Table = props.entry.Table;
  return (
    <TableContext.Provider value={table}>
      <Table table={table} />
    </TableContext.Provider>
  );
}
