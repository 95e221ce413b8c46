import { describe, expect, it } from 'vitest';
import { qr } from '../../web/qr/qr.ts';

/**
 * Reads a code back as a scanner would, by the standard and without the encoder's parts: format bits, mask, zigzag,
 * blocks, error correction by syndromes, then the bytes. It knows versions 1 to 10, which hold 213 bytes.
 */
const LAYOUT: Record<number, { correction: number; blocks: number[]; align: number[] }> = {
  1: { correction: 10, blocks: [16], align: [] },
  2: { correction: 16, blocks: [28], align: [6, 18] },
  3: { correction: 26, blocks: [44], align: [6, 22] },
  4: { correction: 18, blocks: [32, 32], align: [6, 26] },
  5: { correction: 24, blocks: [43, 43], align: [6, 30] },
  6: { correction: 16, blocks: [27, 27, 27, 27], align: [6, 34] },
  7: { correction: 18, blocks: [31, 31, 31, 31], align: [6, 22, 38] },
  8: { correction: 22, blocks: [38, 38, 39, 39], align: [6, 24, 42] },
  9: { correction: 22, blocks: [36, 36, 36, 37, 37], align: [6, 26, 46] },
  10: { correction: 26, blocks: [43, 43, 43, 43, 44], align: [6, 28, 50] },
};

const power: number[] = [1];
for (let i = 1; i < 255; i++) {
  const doubled = (power[i - 1] as number) * 2;
  power.push(doubled > 255 ? doubled ^ 0x11d : doubled);
}
const product = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (power[(power.indexOf(a) + power.indexOf(b)) % 255] as number);

/** All zero when a block is a codeword of the Reed-Solomon code. */
function syndromes(block: readonly number[], n: number): number[] {
  return Array.from({ length: n }, (_, i) => block.reduce((sum, word) => product(sum, power[i] as number) ^ word, 0));
}

function isFunction(x: number, y: number, version: number, size: number, align: readonly number[]): boolean {
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  return align.some((ax) =>
    align.some((ay) => {
      const corner = (ax === 6 && ay === 6) || (ax === 6 && ay === size - 7) || (ax === size - 7 && ay === 6);
      return !corner && Math.abs(x - ax) <= 2 && Math.abs(y - ay) <= 2;
    }),
  );
}

const MASK = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const layout = LAYOUT[version];
  if (!layout) throw new Error(`no version ${version}`);
  const at = (x: number, y: number) => (grid[y]?.[x] ? 1 : 0);
  let format = 0;
  for (const [x, y] of [
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 8],
    [8, 8],
    [8, 7],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [8, 1],
    [8, 0],
  ] as const)
    format = format * 2 + at(x, y);
  format ^= 0b101010000010010;
  expect(format >> 13, 'level M').toBe(0);
  const mask = MASK[(format >> 10) & 7] as (typeof MASK)[number];

  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFunction(x, y, version, size, layout.align)) bits.push(at(x, y) ^ (mask(y, x) === 0 ? 1 : 0));
    }
  }
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));

  const data = layout.blocks.map((): number[] => []);
  let next = 0;
  for (let i = 0; i < Math.max(...layout.blocks); i++)
    layout.blocks.forEach((length, b) => {
      if (i < length) data[b]?.push(words[next++] as number);
    });
  const whole = data.map((block) => [...block]);
  for (let i = 0; i < layout.correction; i++) for (const block of whole) block.push(words[next++] as number);
  for (const block of whole) expect(syndromes(block, layout.correction).every((value) => value === 0)).toBe(true);

  const stream = data
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  expect(stream.slice(0, 4), 'byte mode').toBe('0100');
  const head = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + head), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(stream.slice(4 + head + 8 * i, 12 + head + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('QR codes', () => {
  it('can be read back at every length of a link', () => {
    for (let length = 1; length <= 213; length += 4) {
      const text = `https://example.org/t/${'a1B2-_'.repeat(40)}`.slice(0, length);
      expect(read(qr(text))).toBe(text);
    }
  });

  it('keeps other alphabets', () => {
    expect(read(qr('Città, Ærø, 島'))).toBe('Città, Ærø, 島');
  });

  it('are made for longer texts too', () => {
    expect(qr('x'.repeat(1000)).length).toBeGreaterThan(57);
  });
});
