/** One message over one SMTP connection, by nodemailer's client. */
import net from 'node:net';
import { Readable } from 'node:stream';
import tls from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Outgoing } from '../../mime/message.ts';
import { mime } from '../../mime/mime.ts';
import type { SmtpSettings } from './settings.ts';

export class SmtpClient {
  /** True from the moment on when the server may have the whole message. */
  isHandedOver = false;
  readonly #settings: SmtpSettings;
  #socket: net.Socket | null = null;
  #connection: SMTPConnection | null = null;

  constructor(settings: SmtpSettings) {
    this.#settings = settings;
  }

  async deliver(mail: Outgoing): Promise<void> {
    const { login, security, ...server } = this.#settings;
    const message = await mime(mail);
    const connection = new SMTPConnection({
      ...server,
      name: mail.from.address.split('@')[1],
      connection: await this.#open(),
      secure: security === 'tls',
      secured: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
    });
    this.#connection = connection;
    const failed = new Promise<never>((_resolve, reject) => connection.on('error', reject));
    const step = (start: (done: (error?: Error | null) => void) => void) =>
      Promise.race([failed, new Promise<void>((go, stop) => start((error) => (error ? stop(error) : go())))]);
    await step((done) => connection.connect(done));
    if (login) await step((done) => connection.login({ user: login.user, pass: login.password }, done));
    const envelope = { from: mail.from.address, to: mail.to.address };
    await step((done) => connection.send(envelope, Readable.from(this.#handingOver(message)), done));
    // The message is theirs now. How the goodbye goes does not matter.
    connection.quit();
  }

  close(): void {
    if (this.#connection) this.#connection.close();
    else this.#socket?.destroy();
  }

  /**
   * The client is given an open socket. On its own it would first look up the server's name by DNS over HTTPS, which
   * knows no local names, and then connect to a number.
   */
  #open(): Promise<net.Socket> {
    const { host, port, security } = this.#settings;
    return new Promise((resolve, reject) => {
      const socket = security === 'tls' ? tls.connect({ host, port, servername: host }) : net.connect({ host, port });
      this.#socket = socket;
      socket.once(security === 'tls' ? 'secureConnect' : 'connect', () => resolve(socket));
      socket.once('error', reject);
    });
  }

  /** The client reads the message only after the server has asked for it. */
  *#handingOver(message: string): Generator<string> {
    this.isHandedOver = true;
    yield message;
  }
}
