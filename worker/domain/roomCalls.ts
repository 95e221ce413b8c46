/**
 * What the rest of the worker may ask of a room, over the runtime's calls between worker and Durable Object. Every
 * token is given as its hash. room/gameRoom.ts carries the calls out.
 */
import type { Seat } from '../../engine/core/game.ts';
import type { Language } from '../../engine/core/messages.ts';
import type { Asker } from './asker.ts';
import type { ChatPage } from './chatPage.ts';
import type { Opening } from './opening.ts';
import type { Reply } from './reply.ts';
import type { KeyedRequest } from './request.ts';
import type { AddChannel } from './wire/channels.ts';
import type { GiveOrders } from './wire/orders.ts';
import type { Act, Undo } from './wire/play.ts';
import type { ChangeSeat, ClaimSeat, HostTool, RotateSeat } from './wire/seats.ts';

export interface RoomCalls extends Rpc.DurableObjectBranded {
  open(opening: Opening): Promise<Reply>;
  /** The table in a list of all tables of a player. Its player does not count as being at the table. */
  summary(token: string): Promise<Reply>;
  table(asker: Asker, etag: string | null): Promise<Reply>;
  claim(token: string, body: ClaimSeat, request: KeyedRequest | null): Promise<Reply>;
  invite(token: string, inviteHash: string): Promise<Reply>;
  start(token: string): Promise<Reply>;
  change(token: string, seat: Seat, body: ChangeSeat): Promise<Reply>;
  rotate(token: string, seat: Seat, body: Omit<RotateSeat, 'token'>, tokenHash: string): Promise<Reply>;
  leave(token: string, seat: Seat): Promise<Reply>;
  tool(token: string, seat: Seat, body: HostTool): Promise<Reply>;

  /** The channels of a seat. */
  addChannel(token: string, seat: number, body: AddChannel): Promise<Reply>;
  removeChannel(token: string, seat: number, id: string): Promise<Reply>;
  testChannel(token: string, seat: number, id: string): Promise<Reply>;

  view(asker: Asker, etag: string | null): Promise<Reply>;
  act(token: string, body: Act, request: KeyedRequest): Promise<Reply>;
  undo(token: string, body: Undo, request: KeyedRequest): Promise<Reply>;

  orders(token: string, body: GiveOrders): Promise<Reply>;

  /** What the link of a quick answer would do now, and doing it. The token is the whole one, because it is sealed. */
  showAnswer(answerToken: string): Promise<Reply>;
  giveAnswer(answerToken: string): Promise<Reply>;

  /** Without a language, the log is in the language of the caller's seat. */
  log(asker: Asker, from: number, to: number, language: Language | null): Promise<Reply>;
  at(asker: Asker, version: number): Promise<Reply>;
  export(asker: Asker): Promise<Reply>;
  copy(asker: Asker, version: number | undefined): Promise<Reply>;

  chat(asker: Asker, page: ChatPage): Promise<Reply>;
  say(token: string, text: string, request: KeyedRequest | null): Promise<Reply>;
  notes(asker: Asker): Promise<Reply>;
  writeNotes(token: string, text: string): Promise<Reply>;

  /** Does what the alarm does. The sweep calls it with the table's id where the alarm was lost. */
  wake(tableId?: string): Promise<void>;
  /** Whether the player of a seat is at the table. Another table's room asks this before it sends mail. */
  looking(seat: Seat): boolean;
  /** A link in a mail stops mail for this seat. False where the link is not ours. */
  stopMail(seat: Seat, mailToken: string): Promise<boolean>;
  /** Somebody else changed rows of this table (an address was confirmed), so the room must read them again. */
  reload(): Promise<void>;
  /** The operator has removed the table. */
  forget(): Promise<void>;
  /** Does nothing. The bench compares other calls with it. */
  ping(): Promise<Reply>;
}
