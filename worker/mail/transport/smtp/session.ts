/**
 * One SMTP conversation, one message (RFC 5321, 3207, 4954). Written here because the library at hand goes on
 * in the clear when STARTTLS is not offered, spins when the server hangs up, and tells 4xx from 5xx by text only.
 */
import { mime, type Outgoing } from '../../mime/message.ts';
import { Broken, type Reply, ReplyReader } from './replies.ts';

export const SECURITY = ['tls', 'starttls', 'none'] as const;
export type Security = (typeof SECURITY)[number];

export interface SmtpSettings {
  host: string;
  port: number;
  /** `tls`: from the first byte. `starttls`: must be offered, else nothing is sent. `none`: for a server on the same host. */
  security: Security;
  login?: { user: string; password: string };
}

/** The part of a socket of `cloudflare:sockets` that is used. */
export interface Connection {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  opened: Promise<unknown>;
  close(): Promise<void>;
  startTls(): Connection;
}

/** The server answered, and the answer is no. */
export class Refusing extends Error {
  override name = 'Refusing';
  readonly lasting: boolean;
  constructor(step: string, reply: Reply, lasting = reply.code >= 500) {
    super(`${step}: ${reply.code} ${reply.lines.join(' ')}`);
    this.lasting = lasting;
  }
}

/** `onHandOver` is called when the server may have the whole message from now on. */
export async function converse(
  socket: Connection,
  settings: SmtpSettings,
  mail: Outgoing,
  onHandOver: () => void,
): Promise<void> {
  await socket.opened;
  let talk = new Talk(socket);
  expect('greeting', await talk.hear(), 220, false);
  let offers = await hello(talk, mail);
  if (settings.security === 'starttls') {
    if (!offers.has('STARTTLS')) throw new Broken('the server does not offer STARTTLS');
    expect('STARTTLS', await talk.ask('STARTTLS'), 220, false);
    talk = talk.secured();
    offers = await hello(talk, mail);
  }
  if (settings.login) await logIn(talk, offers.get('AUTH') ?? [], settings.login);
  // A sender the server does not take is our set-up too: no player's address fails for it.
  expect('MAIL', await talk.ask(`MAIL FROM:<${mail.from.address}>`), 250, false);
  expect('RCPT', await talk.ask(`RCPT TO:<${mail.to.address}>`), 250);
  expect('DATA', await talk.ask('DATA'), 354);
  onHandOver();
  expect('message', await talk.ask(`${dotStuffed(mime(mail))}.`), 250);
  // The message is theirs now; how the goodbye goes does not matter.
  await talk.ask('QUIT').catch(() => undefined);
}

/** A line that begins with a dot gets another one, so that none is taken for the end. */
export function dotStuffed(message: string): string {
  return message.replace(/^\./gm, '..');
}

async function hello(talk: Talk, mail: Outgoing): Promise<Map<string, string[]>> {
  const reply = await talk.ask(`EHLO ${mail.from.address.split('@')[1]}`);
  expect('EHLO', reply, 250, false);
  return new Map(
    reply.lines.slice(1).map((line) => {
      const [keyword = '', ...rest] = line.toUpperCase().split(/[ =]+/);
      return [keyword, rest];
    }),
  );
}

async function logIn(talk: Talk, ways: readonly string[], login: { user: string; password: string }): Promise<void> {
  // A wrong password is our set-up, not the recipient: what waits is tried again once it is mended.
  if (ways.includes('PLAIN')) {
    const reply = await talk.ask(`AUTH PLAIN ${base64(`\0${login.user}\0${login.password}`)}`);
    expect('AUTH', reply, 235, false);
  } else if (ways.includes('LOGIN')) {
    expect('AUTH', await talk.ask('AUTH LOGIN'), 334, false);
    expect('AUTH', await talk.ask(base64(login.user)), 334, false);
    expect('AUTH', await talk.ask(base64(login.password)), 235, false);
  } else throw new Broken('the server offers no way to log in that is known here (PLAIN, LOGIN)');
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function expect(step: string, reply: Reply, code: number, mayLast = true): void {
  if (reply.code !== code && !(code === 250 && reply.code === 251)) {
    throw new Refusing(step, reply, mayLast && reply.code >= 500);
  }
}

class Talk {
  private readonly reader: ReplyReader;
  private readonly writer: WritableStreamDefaultWriter<Uint8Array>;
  private readonly socket: Connection;

  constructor(socket: Connection) {
    this.socket = socket;
    this.reader = new ReplyReader(socket.readable);
    this.writer = socket.writable.getWriter();
  }

  hear(): Promise<Reply> {
    return this.reader.next();
  }

  async ask(line: string): Promise<Reply> {
    await this.writer.write(new TextEncoder().encode(`${line}\r\n`));
    return this.reader.next();
  }

  secured(): Talk {
    // What was said before the handshake could be anybody's: it must not be heard after it.
    if (this.reader.hasMore) throw new Broken('the server spoke out of turn');
    this.reader.release();
    this.writer.releaseLock();
    return new Talk(this.socket.startTls());
  }
}
