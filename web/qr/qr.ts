/**
 * QR codes for links: byte mode, error correction M, versions 1 to 10 (213 bytes). The code is made on the device,
 * because a link is a key and no server should be asked to draw it. It is written by hand, because it is smaller than a
 * library.
 */
interface VersionFacts {
  /** Error correction codewords in each block. */
  correction: number;
  /** Data codewords in each block. */
  blocks: readonly number[];
  align: readonly number[];
}

const VERSIONS: readonly VersionFacts[] = [
  { correction: 10, blocks: [16], align: [] },
  { correction: 16, blocks: [28], align: [6, 18] },
  { correction: 26, blocks: [44], align: [6, 22] },
  { correction: 18, blocks: [32, 32], align: [6, 26] },
  { correction: 24, blocks: [43, 43], align: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], align: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], align: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], align: [6, 24, 42] },
  { correction: 22, blocks: [36, 36, 36, 37, 37], align: [6, 26, 46] },
  { correction: 26, blocks: [43, 43, 43, 43, 44], align: [6, 28, 50] },
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0);

/** The remainder of the data divided by the Reed-Solomon generator of this degree. */
function correctionOf(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, at) => {
      next[at] = (next[at] as number) ^ value;
      next[at + 1] = (next[at + 1] as number) ^ times(value, EXP[i] as number);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] as number;
    if (!lead) continue;
    for (const [at, value] of generator.entries()) rest[i + at] = (rest[i + at] as number) ^ times(value, lead);
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number, facts: VersionFacts): number[] {
  const room = facts.blocks.reduce((sum, n) => sum + n, 0);
  const bits: number[] = [];
  const push = (value: number, n: number) => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec);

  const blocks = facts.blocks.map((n, i) => {
    const before = facts.blocks.slice(0, i).reduce((sum, other) => sum + other, 0);
    return data.slice(before, before + n);
  });
  const checks = blocks.map((block) => correctionOf(block, facts.correction));
  const out: number[] = [];
  for (let i = 0; i < Math.max(...facts.blocks); i++)
    for (const block of blocks) if (i < block.length) out.push(block[i] as number);
  for (let i = 0; i < facts.correction; i++) for (const check of checks) out.push(check[i] as number);
  return out;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The remainder of a binary BCH code, for the format and version bits. */
function bch(value: number, generator: number, degree: number): number {
  let rest = value << degree;
  const top = 31 - Math.clz32(generator);
  while (rest && 31 - Math.clz32(rest) >= top) rest ^= generator << (31 - Math.clz32(rest) - top);
  return (value << degree) | rest;
}

type Grid = (boolean | null)[][];

function frame(version: number, facts: VersionFacts): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const x of facts.align)
    for (const y of facts.align) {
      const last = size - 7;
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        if (cy + dy >= 0 && cy + dy < size) set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  if (version >= 7) {
    const info = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((info >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  putFormat(grid, 0);
  return grid;
}

/** Another player's decision came in first. Mine can be sent again if I am asked the same and it is still legal. */
function putFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const info = bch(mask, 0x537, 10) ^ 0x5412;
  const set = (x: number, y: number, i: number) => {
    (grid[y] as (boolean | null)[])[x] = ((info >> i) & 1) === 1;
  };
  for (let i = 0; i <= 5; i++) set(8, i, i);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let i = 9; i < 15; i++) set(14 - i, 8, i);
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, i);
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, i);
  (grid[size - 8] as (boolean | null)[])[8] = true;
}

/** The cells for the data in order: up and down in pairs of columns, starting from the right. */
function path(grid: Grid): [number, number][] {
  const size = grid.length;
  const places: [number, number][] = [];
  let up = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === null) places.push([x, y]);
    }
    up = !up;
  }
  return places;
}

/** How hard a grid is to read: long runs, blocks, false finder patterns, imbalance. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const column = (x: number) => grid.map((row) => row[x] as boolean);
  let sum = 0;
  let darkOnes = 0;
  for (let i = 0; i < size; i++)
    for (const line of [grid[i] as readonly boolean[], column(i)]) {
      for (let at = 0; at < size; ) {
        let end = at + 1;
        while (end < size && line[end] === line[at]) end++;
        if (end - at >= 5) sum += end - at - 2;
        at = end;
      }
      const text = line.map(Number).join('');
      sum += 40 * (text.split('00001011101').length - 1 + text.split('10111010000').length - 1);
    }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const dark = grid[y]?.[x];
      if (dark) darkOnes++;
      if (y && x && dark === grid[y - 1]?.[x] && dark === grid[y]?.[x - 1] && dark === grid[y - 1]?.[x - 1]) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((darkOnes * 20) / (size * size) - 10));
}

/** Rows of cells, true for dark. Null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(
    (facts, i) => facts.blocks.reduce((sum, n) => sum + n, 0) >= bytes.length + (i < 9 ? 2 : 3),
  );
  const facts = VERSIONS[index];
  if (!facts) return null;
  const version = index + 1;
  const base = frame(version, facts);
  const bits = codewords(bytes, version, facts).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (word >> i) & 1));
  const places = path(base);
  let best: { grid: boolean[][]; cost: number } | null = null;
  for (const [mask, flips] of MASKS.entries()) {
    const grid = base.map((row) => [...row]);
    places.forEach(([x, y], i) => {
      (grid[y] as (boolean | null)[])[x] = (bits[i] === 1) !== flips(x, y);
    });
    putFormat(grid, mask);
    const full = grid as boolean[][];
    const cost = penalty(full);
    if (!best || cost < best.cost) best = { grid: full, cost };
  }
  return best?.grid ?? null;
}
