/** The ChaCha20 block function (RFC 8439, 2.3): 64 bytes of key stream as 16 little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Uint32Array(bytes.length / 4);
  for (let i = 0; i < found.length; i++) found[i] = view.getUint32(i * 4, true);
  return found;
}

const rotl = (x: number, bits: number): number => (x << bits) | (x >>> (32 - bits));

function quarterRound(x: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let [a, b, c, d] = [x[ia] as number, x[ib] as number, x[ic] as number, x[id] as number];
  a = (a + b) | 0;
  d = rotl(d ^ a, 16);
  c = (c + d) | 0;
  b = rotl(b ^ c, 12);
  a = (a + b) | 0;
  d = rotl(d ^ a, 8);
  c = (c + d) | 0;
  b = rotl(b ^ c, 7);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

export function chacha20Block(key: Uint8Array, counter: number, nonce: Uint8Array): Uint32Array {
  const start = new Uint32Array(16);
  start.set(CONSTANTS, 0);
  start.set(words(key), 4);
  start[12] = counter;
  start.set(words(nonce), 13);
  const x = start.slice();
  for (let i = 0; i < 10; i++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (start[i] as number);
  return x;
}
