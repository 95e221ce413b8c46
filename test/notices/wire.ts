/** Both ends of the connection: the SMTP client in workerd, and a real server in Node that can be told to misbehave. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { Miniflare } from 'miniflare';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { build } from 'vite';
import type { Delivery } from '../../worker/notices/channels/delivery.ts';
import type { Outgoing } from '../../worker/notices/channels/mail/mime/message.ts';
import type { SmtpSettings } from '../../worker/notices/channels/mail/transport/smtp/settings.ts';
import type { Notice } from '../../worker/notices/say/content.ts';
import { selfSigned } from './certificate.ts';

export const trusted = selfSigned('localhost');

export type Send = (settings: SmtpSettings, mail: Outgoing, patience?: number) => Promise<Delivery>;

async function bundled(entry: string): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: path.resolve(entry), formats: ['es'], fileName: 'worker' },
      rolldownOptions: { external: [/^(cloudflare|node):/], output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(bundle) ? bundle[0] : bundle) as { output: { code: string }[] };
  return output[0]?.code ?? '';
}

/** A worker in workerd, which trusts our certificate and no other self-signed one. */
async function startWorker<In, Out>(
  entry: string,
  options: Record<string, unknown> = {},
): Promise<{ call(input: In): Promise<Out>; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-mail-'));
  const authority = path.join(folder, 'ca.pem');
  writeFileSync(authority, trusted.cert);
  // The variable is read once, when the module is loaded. Therefore the import is here and not at the top.
  process.env.NODE_EXTRA_CA_CERTS = authority;
  const { Miniflare } = await import('miniflare');
  const script = await bundled(entry);
  const runtime: Miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    ...options,
  });
  const url = await runtime.ready;
  return {
    call: async (input) => (await (await fetch(url, { method: 'POST', body: JSON.stringify(input) })).json()) as Out,
    async stop() {
      await runtime.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function startClient(): Promise<{ send: Send; stop(): Promise<void> }> {
  const { call, stop } = await startWorker<unknown, Delivery>('test/worker/notices/smtpWorker.ts');
  return { send: (settings, mail, patience = 60_000) => call({ settings, mail, patience }), stop };
}

/** The same for the runtime's own `send_email` binding. */
export async function startBinding(
  restrictions: Record<string, unknown> = {},
): Promise<{ send(mail: Outgoing): Promise<Delivery>; stop(): Promise<void> }> {
  const email = { send_email: [{ name: 'MAIL', ...restrictions }] };
  const { call, stop } = await startWorker<Outgoing, Delivery>('test/worker/notices/bindingWorker.ts', { email });
  return { send: call, stop };
}

/** The same for push. */
export async function startPush(
  key: string,
): Promise<{ send(address: string, notice: Notice): Promise<Delivery>; stop(): Promise<void> }> {
  const options = {
    d1Databases: ['DB'],
    bindings: {
      PUSH_KEY: key,
      MAIL_FROM: 'table@play.example',
      ORIGIN: 'https://play.example',
      HOOKS_TO_LOCALHOST: 'true',
    },
  };
  const { call, stop } = await startWorker<unknown, Delivery>('test/worker/notices/pushWorker.ts', options);
  return { send: (address, notice) => call({ address, notice }), stop };
}

export interface Received {
  from: string;
  to: string[];
  secure: boolean;
  user: string | undefined;
  raw: string;
  parsed: Email;
}

export async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    ...trusted,
    authOptional: true,
    logger: false,
    onAuth(login, _session, done) {
      if (login.username === 'ada' && login.password === 'pässword') done(null, { user: login.username });
      else done(Object.assign(new Error('wrong user or password'), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((each) => each.address),
          secure: session.secure,
          user: session.user as string | undefined,
          raw: raw.toString('latin1'),
          parsed: await PostalMime.parse(raw),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await listening(server.server as Server);
  return { port, received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** Says exactly these lines, one at once and one for each line it hears, and then calls `atEnd`. */
function recite(stream: Duplex, lines: readonly string[], heard: string[], atEnd: () => void): void {
  const left = [...lines];
  const answer = () => {
    const line = left.shift();
    if (line === undefined) atEnd();
    else if (line !== '') stream.write(`${line}\r\n`);
  };
  let inMessage = false;
  stream.on('error', () => undefined);
  stream.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString('latin1').split('\r\n').slice(0, -1)) {
      if (inMessage && line !== '.') continue;
      inMessage = line === 'DATA';
      heard.push(line);
      answer();
    }
  });
  answer();
}

async function startReciting(perform: (socket: Socket, heard: string[]) => void) {
  const heard: string[] = [];
  const server = createServer((socket) => perform(socket, heard));
  const port = await listening(server);
  return { port, heard, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** A server that says exactly these lines, and then hangs up (or falls silent). */
export function startScripted(lines: readonly string[], then: 'hangUp' | 'silence') {
  return startReciting((socket, heard) =>
    recite(socket, lines, heard, () => {
      if (then === 'hangUp') socket.destroy();
    }),
  );
}

/** A server that slips `words` in between its consent to STARTTLS and the handshake. `heard` is what it hears over TLS. */
export function startSlipping(words: string, lines: readonly string[]) {
  return startReciting((socket, heard) => {
    const consent = ['220 hi', '250-hi\r\n250 STARTTLS', `220 go\r\n${words}`];
    recite(socket, consent, [], () => undefined);
    socket.on('data', (chunk) => {
      if (!chunk.toString('latin1').startsWith('STARTTLS')) return;
      socket.removeAllListeners('data');
      // The greeting was said before the handshake, so nothing is said at once after it.
      const secured = new TLSSocket(socket, { isServer: true, ...trusted });
      recite(secured, ['', ...lines], heard, () => secured.destroy());
    });
  });
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
