/** HTTP as bytes over a socket. Nothing is corrected before it is sent, and the connection is kept. */
import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

export class Wire {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #wake: () => void = () => undefined;
  isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#wake();
    });
    for (const end of ['close', 'error', 'end']) {
      socket.on(end, () => {
        this.isClosed = true;
        this.#wake();
      });
    }
  }

  static open(address: URL): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(address.port), address.hostname, () => resolve(new Wire(socket)));
      socket.once('error', reject);
    });
  }

  write(bytes: string | Buffer): void {
    if (!this.isClosed) this.#socket.write(bytes);
  }

  end(): void {
    this.#socket.destroy();
  }

  /** The next response, or null if the connection was closed instead. */
  async answer(method = 'GET'): Promise<WireAnswer | null> {
    const headEnd = await this.#find('\r\n\r\n');
    if (headEnd === null) return null;
    const [start = '', ...lines] = this.#take(headEnd + 4)
      .toString('latin1')
      .split('\r\n');
    const status = Number(start.split(' ')[1]);
    const headers = new Map(
      lines.filter(Boolean).map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const answer = { status, headers, body: '' };
    if (method === 'HEAD' || status === 101 || status === 204 || status === 304) return answer;
    if (headers.get('transfer-encoding') === 'chunked') {
      for (;;) {
        const lineEnd = await this.#find('\r\n');
        if (lineEnd === null) return null;
        const size = Number.parseInt(this.#take(lineEnd + 2).toString('latin1'), 16);
        const chunk = await this.#exactly(size + 2);
        if (chunk === null) return null;
        if (size === 0) return answer;
        answer.body += chunk.subarray(0, size).toString('utf8');
      }
    }
    const body = await this.#exactly(Number(headers.get('content-length') ?? 0));
    if (body === null) return null;
    answer.body = body.toString('utf8');
    return answer;
  }

  /** The next frame of a WebSocket: its text, or the code with which it was closed, or null if it just ended. */
  async frame(): Promise<{ text: string } | { code: number } | null> {
    const head = await this.#exactly(2);
    if (head === null) return null;
    // Our frames are short, and the service does not mask its frames.
    const payload = await this.#exactly((head[1] ?? 0) & 0x7f);
    if (payload === null) return null;
    return ((head[0] ?? 0) & 0x0f) === 8 ? { code: payload.readUInt16BE(0) } : { text: payload.toString('utf8') };
  }

  async #find(text: string): Promise<number | null> {
    for (;;) {
      const at = this.#received.indexOf(text);
      if (at >= 0) return at;
      if (!(await this.#more())) return null;
    }
  }

  async #exactly(count: number): Promise<Buffer | null> {
    while (this.#received.length < count) if (!(await this.#more())) return null;
    return this.#take(count);
  }

  #take(count: number): Buffer {
    const taken = this.#received.subarray(0, count);
    this.#received = this.#received.subarray(count);
    return taken;
  }

  async #more(): Promise<boolean> {
    if (this.isClosed) return false;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    return true;
  }
}

/**
 * A connection that is kept. The runtime closes a connection after a response that did not need the body of its request.
 * Then the next request uses a new connection, as every client does.
 */
export class Line {
  readonly #address: URL;
  #wire: Wire | null = null;

  constructor(address: URL) {
    this.#address = address;
  }

  async send(bytes: Buffer, method = 'GET'): Promise<WireAnswer | null> {
    if (this.#wire) {
      this.#wire.write(bytes);
      const answer = await this.#wire.answer(method);
      if (answer) return answer;
    }
    this.#wire = await Wire.open(this.#address);
    this.#wire.write(bytes);
    return this.#wire.answer(method);
  }

  end(): void {
    this.#wire?.end();
  }
}

export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export function requestBytes({ host }: URL, { method, path, headers, body }: WireRequest): Buffer {
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const content = Buffer.from(body ?? '');
  if (body !== undefined) lines.push(`Content-Length: ${content.length}`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), content]);
}
