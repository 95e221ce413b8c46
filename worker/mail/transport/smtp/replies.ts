/** Reads what an SMTP server says: replies of one or more lines, `250-…` going on and `250 …` ending. */

export interface Reply {
  code: number;
  lines: string[];
}

/** The connection ended, or the server speaks something else. */
export class Broken extends Error {
  override name = 'Broken';
}

/** No server has that much to say in one reply; a hostile one must not fill the memory. */
const LIMIT = 64 * 1024;

export class ReplyReader {
  private pending = '';
  private readonly decoder = new TextDecoder();
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(stream: ReadableStream<Uint8Array>) {
    this.reader = stream.getReader();
  }

  async next(): Promise<Reply> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.line();
      const parts = /^(\d{3})([ -]?)(.*)$/.exec(line);
      if (!parts) throw new Broken('the server does not speak SMTP');
      lines.push(parts[3] ?? '');
      if (parts[2] !== '-') return { code: Number(parts[1]), lines };
      if (lines.length > 200) throw new Broken('the server says too much');
    }
  }

  /** True when bytes have arrived that nobody asked for. */
  get hasMore(): boolean {
    return this.pending.length > 0;
  }

  release(): void {
    this.reader.releaseLock();
  }

  private async line(): Promise<string> {
    for (;;) {
      const end = this.pending.indexOf('\n');
      if (end >= 0) {
        const line = this.pending.slice(0, end).replace(/\r$/, '');
        this.pending = this.pending.slice(end + 1);
        return line;
      }
      if (this.pending.length > LIMIT) throw new Broken('the server says too much');
      const { value, done } = await this.reader.read();
      if (done) throw new Broken('the server hung up');
      this.pending += this.decoder.decode(value, { stream: true });
    }
  }
}
