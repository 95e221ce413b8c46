/**
 * Quick answers, from the links of notices. A link says for which decision it was made. It acts only while that decision
 * is open and everything that the player was told still holds. Giving an answer twice acts once.
 */
import type { Seat } from '../../engine/core/game.ts';
import { type Language, type Message, say } from '../../engine/core/messages.ts';
import { findRequest } from '../db/queries.ts';
import { type AnswerLink, isAnswerToken, parseAnswerToken } from '../domain/answerTokens.ts';
import { notFound, type Result, tooMany } from '../domain/failure.ts';
import type { KeyedRequest } from '../domain/request.ts';
import type { Answer } from '../domain/wire/answers.ts';
import type { LogEvent } from '../domain/wire/history.ts';
import { decisionOf } from '../table/decision.ts';
import { logFor } from '../table/log.ts';
import { act } from './command.ts';
import { contextOf, type RoomContext } from './context.ts';
import type { RoomCore } from './core.ts';

/** How many lines say what happened since. */
const LINES = 3;
/** So many entries are looked at for these lines. */
const ENTRIES = 20;

/** What the link would do now. It changes nothing, and its reader does not count as being at the table. */
export const showAnswer = (core: RoomCore, token: string): Promise<Result<Answer>> =>
  withLink(core, token, async (room, link) => ({ ok: true, value: await shown(room, link) }));

export const giveAnswer = (core: RoomCore, token: string): Promise<Result<Answer>> =>
  withLink(core, token, async (room, link) => {
    const before = await shown(room, link);
    const open = before.status === 'open' ? openAnswer(room, link) : null;
    if (!open) return { ok: true, value: before };
    const body = { expected: room.data.version, actions: [{ ...open.action }] };
    const done = await act(room, link.seat, body, requestOf(link));
    if (done.ok) return { ok: true, value: { ...before, status: 'done', asked: null, situation: [] } };
    // The rules know more than the player: something hidden stands against the answer.
    const isChange = done.status === 409 || done.status === 422;
    return isChange ? { ok: true, value: { ...before, status: 'changed', ...NOTHING } } : done;
  });

async function withLink(
  core: RoomCore,
  token: string,
  run: (room: RoomContext, link: AnswerLink) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const { key } = core.mailTokens;
  const link = parseAnswerToken(token);
  if (!link || key === null || core.isAbsent) return notFound;
  const room = await contextOf(core);
  const seat = room?.data.seats[link.seat];
  if (!room || !seat || !isAnswerToken(key, seat, link, token)) return notFound;
  const wait = core.rates.take(token, core.now());
  return wait > 0 ? tooMany(wait) : run(room, link);
}

const requestOf = ({ seat, version, answer }: AnswerLink): KeyedRequest => ({
  key: `${seat}/answer/${version}/${answer}`,
  hash: answer,
});

const NOTHING = { asked: null, situation: [], label: null, effect: null };

function openAnswer({ data }: RoomContext, { seat, version, answer }: AnswerLink) {
  const decision = decisionOf(data, seat);
  return decision?.version === version ? decision.answers.find(({ id }) => id === answer) : undefined;
}

async function shown(room: RoomContext, link: AnswerLink): Promise<Answer> {
  const { data } = room;
  const { table, seats, game } = data;
  const language = seats[link.seat]?.language ?? 'en';
  const about = { table: { id: table.id, name: table.name, game: game.name }, language, events: [] };
  const given = await givenAt(room, link);
  if (given !== null) return { ...about, ...NOTHING, ...(await outcome(room, link, language, given)) };
  const open = openAnswer(room, link);
  if (!open) {
    const events = await eventsFrom(room, null, language, link.version + 1);
    return { ...about, ...NOTHING, status: 'changed', events: linesOf(events) };
  }
  const words = (message: Message) =>
    say(
      message,
      game.words[language],
      seats.map(({ name }) => name),
    );
  const decision = decisionOf(data, link.seat);
  return {
    ...about,
    status: 'open',
    asked: decision ? words(decision.prompt) : null,
    situation: (decision?.situation ?? []).map(words),
    label: words(open.label),
    effect: open.effect ? words(open.effect) : null,
  };
}

/** The version at which the answer was given by this link. Null where it was not. */
async function givenAt({ db, data }: RoomContext, link: AnswerLink): Promise<number | null> {
  const { key } = requestOf(link);
  const recent = data.tail.find(({ requestKey }) => requestKey === key);
  const isInTail = link.version + 1 >= (data.tail[0]?.seq ?? 0);
  const found = recent ?? (isInTail ? undefined : await findRequest(db, data.table.id, key));
  return found?.seq ?? null;
}

/**
 * What became of an answer that was given. Only its player can take it back, and only before anybody else acts, so an
 * undo is among the next entries.
 */
async function outcome(
  room: RoomContext,
  { seat }: AnswerLink,
  language: Language,
  given: number,
): Promise<Pick<Answer, 'status' | 'events'>> {
  const events = await eventsFrom(room, seat, language, given);
  const undo = events.find(({ type, params }) => type === 'undone' && Number(params.to) < given);
  if (undo) return { status: 'changed', events: [undo.text] };
  return { status: 'done', events: linesOf(events.filter(({ seq }) => seq === given)) };
}

/** A link may lie in an old mail for years, so it tells of others only what everybody at the table knows. */
async function eventsFrom(
  { db, data }: RoomContext,
  viewer: Seat | null,
  language: Language,
  from: number,
): Promise<LogEvent[]> {
  const to = Math.min(data.version, from + ENTRIES);
  return to < from ? [] : (await logFor(db, data, { viewer, language, from, to })).events;
}

const linesOf = (events: readonly LogEvent[]): string[] => events.slice(0, LINES).map(({ text }) => text);
