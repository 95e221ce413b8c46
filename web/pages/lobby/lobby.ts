/** An open table as one reader sees it, and what this reader may do. */
import { createMemo } from 'solid-js';
import type { Level } from '../../../engine/core/computer.ts';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { api, createIntents } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { forgetTable, forgetToken, linksOf } from '../../state/links.ts';
import type { Room } from '../../state/room.ts';
import { createBusy } from '../../ui/busy.ts';
import { initials } from '../../ui/Flag.tsx';

export type LobbySeat = Table['seats'][number];
export type Lobby = ReturnType<typeof createLobby>;

export function createLobby(room: Room, table: () => Table) {
  const { busy, run: call } = createBusy();
  const tokens = () => linksOf(room.id)?.tokens ?? {};
  const isHost = () => Boolean(tokens().host);
  const mine = () => table().own?.seat ?? null;
  const seats = () => table().seats;
  const free = () => seats().filter((seat) => seat.kind === 'free').length;
  const letters = createMemo(() => initials(seats().map((seat) => seat.name)));
  const canClaim = () => mine() === null && Boolean(tokens().invite) && free() > 0;

  const run = (work: () => Promise<unknown>) =>
    call(async () => {
      await work();
      await room.refresh();
    });
  const host = () => tokens().host ?? '';
  const attempt = createIntents();
  const seatComputer = () =>
    run(() => attempt('computer', (key) => api.claim(room.id, host(), { computer: true }, key)));
  const setLevel = (seat: LobbySeat, level: Level) =>
    run(() => api.hostTool(room.id, host(), seat.seat, { tool: 'computer', level }));
  const start = () => run(() => api.start(room.id, host()));
  /** Players leave through a call of their own seat. The host frees a seat with the same tool as during the game. */
  const remove = (seat: LobbySeat) =>
    run(async () => {
      if (seat.kind === 'person' && !confirm(t('lobby.remove.sure', { who: seat.name }))) return;
      await api.hostTool(room.id, host(), seat.seat, { tool: 'replace' });
    });
  const leave = (seat: number) =>
    run(async () => {
      const token = tokens().seat;
      if (!token || !confirm(t('lobby.leave.sure'))) return;
      await api.leave(room.id, token, seat);
      forgetToken(room.id, token);
      if (!isHost()) {
        forgetTable(room.id);
        navigate('/');
      }
    });
  return {
    id: room.id,
    table,
    busy,
    tokens,
    isHost,
    mine,
    seats,
    free,
    letters,
    canClaim,
    seatComputer,
    setLevel,
    start,
    remove,
    leave,
  };
}
