/** Reads a body as JSON, and never more of it than allowed. */
import type { Failure } from '../domain/failure.ts';

const tooLarge: Failure = { ok: false, status: 413, code: 'too-large', message: 'The body is too large.' };
const notJson: Failure = { ok: false, status: 400, code: 'malformed', message: 'The body is not JSON.' };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

export async function readBody(request: Request, most: number): Promise<{ json: unknown } | Failure> {
  const length = request.headers.get('Content-Length');
  if (Number(length ?? 0) > most) return tooLarge;
  // Where the length is known, the runtime itself reads no more than that. Otherwise the body is read piece by piece.
  // Reading fails on a body that is cut off or badly chunked. That is the sender's fault.
  const bytes = await (length === null ? readPieces(request, most) : readWhole(request)).catch(() => undefined);
  if (bytes === undefined) return notJson;
  if (bytes === null || bytes.byteLength > most) return tooLarge;
  if (isTooDeep(bytes)) return notJson;
  try {
    return { json: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return notJson;
  }
}

/**
 * No valid body is nested deeper than a few levels, and code that walks through a body recurses once for each level.
 */
const MOST_DEEP = 40;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...'"\\[]{}'].map((letter) => letter.charCodeAt(0));

function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inText) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPEN_LIST || byte === OPEN) {
      if (++depth > MOST_DEEP) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE) depth--;
  }
  return false;
}

async function readWhole(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer());
}

/** Null when the body is longer than allowed. */
async function readPieces(request: Request, most: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > most) return null;
      pieces.push(piece);
    }
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}
