/** The ChaCha20 block function (RFC 8439, 2.3): 64 bytes of key stream as 16 little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const rotateInto = (target: number, addend: number, mixed: number, bits: number) => {
    x[target] = (x[target] as number) + (x[addend] as number);
    const value = (x[mixed] as number) ^ (x[target] as number);
    x[mixed] = (value << bits) | (value >>> (32 - bits));
  };
  rotateInto(a, b, d, 16);
  rotateInto(c, d, b, 12);
  rotateInto(a, b, d, 8);
  rotateInto(c, d, b, 7);
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
