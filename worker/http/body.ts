/** Reads a body as JSON, never more of it than allowed. */
import type { Failure } from '../room/failure.ts';

const tooLarge: Failure = { ok: false, status: 413, code: 'too-large', message: 'The body is too large.' };
const notJson: Failure = { ok: false, status: 400, code: 'malformed', message: 'The body is not JSON.' };

export async function readBody(request: Request, most: number): Promise<{ json: unknown } | Failure> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) return tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > most) return tooLarge;
      chunks.push(chunk);
    }
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)) };
  } catch {
    return notJson;
  }
}
