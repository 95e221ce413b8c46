/** What a room replies to those who look. */
import type { Language } from '../../engine/core/messages.ts';
import { chatRows } from '../db/queries.ts';
import type { ChatPage } from '../domain/chatPage.ts';
import { isKnown } from '../domain/entityTag.ts';
import { notFound } from '../domain/failure.ts';
import { failureReply, jsonReply, type Reply, unchangedReply } from '../domain/reply.ts';
import { hashText } from '../domain/tokens.ts';
import type { Notes } from '../domain/wire/chat.ts';
import { logFor } from '../table/log.ts';
import { stateAt } from '../table/stateAt.ts';
import type { Visit } from './access.ts';
import { copyOf } from './copy.ts';
import { playView, stateView, tableView, viewTag } from './views.ts';

export async function tableReply(visit: Visit, known: string | null): Promise<Reply> {
  const body = JSON.stringify(tableView(visit, visit.role));
  const etag = `"${(await hashText(body)).slice(0, 32)}"`;
  return isKnown(known, etag) ? unchangedReply(etag) : { status: 200, body, etag };
}

export async function viewReply({ core, data, role }: Visit, known: string | null): Promise<Reply> {
  const etag = viewTag(data, role.seat);
  if (isKnown(known, etag)) return unchangedReply(etag);
  const viewer = String(role.seat);
  let body = core.bodies.get(viewer);
  if (body === undefined) {
    body = JSON.stringify(playView(data, data.state, data.version, role.seat));
    core.bodies.set(viewer, body);
  }
  return { status: 200, body, etag };
}

export async function logReply(
  { core, db, data, role }: Visit,
  from: number,
  to: number,
  wanted: Language | null,
): Promise<Reply> {
  const own = role.seat === null ? 'en' : (data.seats[role.seat]?.language ?? 'en');
  return jsonReply(await logFor(db, data, { viewer: role.seat, language: wanted ?? own, from, to }));
}

export async function pastReply({ db, data, role }: Visit, version: number): Promise<Reply> {
  if (!data.state || version > data.version) return failureReply(notFound);
  const state = version === data.version ? data.state : await stateAt(db, data, version);
  return jsonReply(stateView(data, state, version, role.seat));
}

export async function copyReply(visit: Visit, version: number | undefined): Promise<Reply> {
  const copy = await copyOf(visit, visit.role.seat, version);
  return copy.ok ? jsonReply(copy.value) : failureReply(copy);
}

export async function chatReply({ db, data }: Visit, page: ChatPage): Promise<Reply> {
  const rows = await chatRows(db, data.table.id, page);
  return jsonReply({ lines: rows.map(({ id, at, seat, name, text }) => ({ id, at, seat, name, text })) });
}

export async function notesReply({ data, role }: Visit): Promise<Reply> {
  if (role.seat === null) return failureReply(notFound);
  return jsonReply({ text: data.seats[role.seat]?.notes ?? '' } satisfies Notes);
}
