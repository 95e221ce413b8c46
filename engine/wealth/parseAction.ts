/** From what came over the wire to a typed action. Shape only: whether it is legal is for `check` to say. */
import type { Parsed } from '../core/game.ts';
import type { Hex } from '../core/hex.ts';
import type { Action, ActionType, Operation, Placement, Run, TileMove, TokenMove } from './actions.ts';
import { hexIndex } from './data/board.ts';
import { GOODS, type Goods, isCube, isIndustry, isTile } from './data/goods.ts';
import {
  OCCUPY_PRODUCTS,
  type OccupyProduct,
  PACKAGE_KINDS,
  type PackageKind,
  STAND_ANSWERS,
  type StandAnswer,
} from './state.ts';

/** Thrown and caught in this file only: a wrong shape deep inside an action. */
class Malformed extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const MOST = 1_000_000;
const LONGEST = 61;

function record(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Malformed(field);
  return value as Fields;
}

function integer(value: unknown, field: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) throw new Malformed(field);
  return value;
}

function flag(value: unknown, field: string, whenAbsent?: boolean): boolean {
  if (value === undefined && whenAbsent !== undefined) return whenAbsent;
  if (typeof value !== 'boolean') throw new Malformed(field);
  return value;
}

function one<T>(value: unknown, field: string, fits: (value: unknown) => value is T): T {
  if (!fits(value)) throw new Malformed(field);
  return value;
}

function list<T>(value: unknown, field: string, item: (value: unknown, field: string) => T): T[] {
  if (!Array.isArray(value) || value.length > LONGEST) throw new Malformed(field);
  // Not `map`, which would leave the holes of a sparse list unread.
  return Array.from(value, (entry) => item(entry, field));
}

function hex(value: unknown, field: string): Hex {
  const { q, r } = record(value, field);
  const parsed = { q: integer(q, field, -4, 4), r: integer(r, field, -4, 4) };
  if (hexIndex(parsed) < 0) throw new Malformed(field);
  return parsed;
}

const rotation = (value: unknown, field: string): number => integer(value, field, 0, 5);
const seat = (value: unknown, field: string): number => integer(value, field, 0, 5);
const cube = (value: unknown, field: string) => one(value, field, isCube);

function goods(value: unknown, field: string): Goods {
  const given = record(value, field);
  for (const key of Object.keys(given)) if (!GOODS.includes(key as never)) throw new Malformed(field);
  const parsed: Goods = {};
  for (const good of GOODS) {
    if (given[good] === undefined) continue;
    const amount = integer(given[good], field, 0, MOST);
    if (amount > 0) parsed[good] = amount;
  }
  return parsed;
}

function placement(value: unknown, field: string): Placement {
  const fields = record(value, field);
  return {
    tile: one(fields.tile, 'tile', isTile),
    hex: hex(fields.hex, 'hex'),
    rotation: rotation(fields.rotation, 'rotation'),
  };
}

function tileMove(value: unknown, field: string): TileMove {
  const fields = record(value, field);
  return {
    from: hex(fields.from, 'from'),
    to: hex(fields.to, 'to'),
    rotation: rotation(fields.rotation, 'rotation'),
    force: flag(fields.force, 'force', false),
  };
}

function tokenMove(value: unknown, field: string): TokenMove {
  const fields = record(value, field);
  return { from: hex(fields.from, 'from'), to: hex(fields.to, 'to') };
}

function run(value: unknown, field: string): Run {
  const fields = record(value, field);
  const fuel = fields.with ?? 'food';
  if (fuel !== 'food' && fuel !== 'ore') throw new Malformed('with');
  return { industry: one(fields.industry, 'industry', isIndustry), fed: list(fields.fed, 'fed', hex), with: fuel };
}

function operation(value: unknown): Operation | null {
  if (value === null || value === undefined) return null;
  const { type, against } = record(value, 'operation');
  if (type === 'battle') return { type, against: seat(against, 'against') };
  if (type === 'conquer' || type === 'settle') return { type };
  throw new Malformed('operation');
}

const isOccupyProduct = (value: unknown): value is OccupyProduct => OCCUPY_PRODUCTS.includes(value as OccupyProduct);

const isStandAnswer = (value: unknown): value is StandAnswer => STAND_ANSWERS.includes(value as StandAnswer);

const isPackageKind = (value: unknown): value is PackageKind => PACKAGE_KINDS.includes(value as PackageKind);

const PARSERS: { [T in ActionType]: (fields: Fields) => Extract<Action, { type: T }> } = {
  pickPackage: (f) => ({
    type: 'pickPackage',
    kind: one(f.kind, 'kind', isPackageKind),
    index: integer(f.index, 'index', 0, 5),
    tiles: list(f.tiles ?? [], 'tiles', placement),
  }),
  skipPackage: () => ({ type: 'skipPackage' }),
  placeStartFlag: (f) => ({ type: 'placeStartFlag', hex: hex(f.hex, 'hex') }),
  placeStartUnit: (f) => ({ type: 'placeStartUnit', hex: hex(f.hex, 'hex') }),
  buy: (f) => ({ type: 'buy', cubes: list(f.cubes, 'cubes', cube) }),
  sell: (f) => ({ type: 'sell', cubes: list(f.cubes, 'cubes', cube) }),
  offer: (f) => ({
    type: 'offer',
    to: seat(f.to, 'to'),
    give: goods(f.give ?? {}, 'give'),
    want: goods(f.want ?? {}, 'want'),
  }),
  counter: (f) => ({
    type: 'counter',
    id: integer(f.id, 'id', 1, MOST),
    give: goods(f.give ?? {}, 'give'),
    want: goods(f.want ?? {}, 'want'),
  }),
  withdraw: (f) => ({ type: 'withdraw', id: integer(f.id, 'id', 1, MOST) }),
  decline: (f) => ({ type: 'decline', id: integer(f.id, 'id', 1, MOST) }),
  accept: (f) => ({ type: 'accept', id: integer(f.id, 'id', 1, MOST) }),
  borrow: (f) => ({ type: 'borrow', notes: integer(f.notes, 'notes', 1, MOST) }),
  repay: (f) => ({ type: 'repay', notes: integer(f.notes, 'notes', 1, MOST) }),
  passTrade: () => ({ type: 'passTrade' }),
  passDevelop: () => ({ type: 'passDevelop' }),
  placeFlag: (f) => ({ type: 'placeFlag', hex: hex(f.hex, 'hex') }),
  build: (f) => ({ type: 'build', ...placement(f, 'build'), force: flag(f.force, 'force', false) }),
  moveTiles: (f) => ({
    type: 'moveTiles',
    tiles: list(f.tiles, 'tiles', tileMove),
    automation: list(f.automation ?? [], 'automation', tokenMove),
  }),
  automate: (f) => ({ type: 'automate', hex: hex(f.hex, 'hex') }),
  buildUnits: (f) => ({ type: 'buildUnits', hexes: list(f.hexes, 'hexes', hex) }),
  activate: (f) => ({
    type: 'activate',
    from: hex(f.from, 'from'),
    to: hex(f.to, 'to'),
    operation: operation(f.operation),
  }),
  endActivation: () => ({ type: 'endActivation' }),
  transport: (f) => ({
    type: 'transport',
    from: hex(f.from, 'from'),
    to: hex(f.to, 'to'),
    settle: flag(f.settle, 'settle', false),
  }),
  stand: (f) => ({ type: 'stand', fight: flag(f.fight, 'fight') }),
  setStand: (f) => ({ type: 'setStand', answer: one(f.answer, 'answer', isStandAnswer) }),
  setOccupy: (f) => ({
    type: 'setOccupy',
    on: flag(f.on, 'on'),
    product: one(f.product ?? 'food', 'product', isOccupyProduct),
  }),
  produce: (f) => ({ type: 'produce', runs: list(f.runs, 'runs', run) }),
  reconsider: () => ({ type: 'reconsider' }),
  agreeToEnd: () => ({ type: 'agreeToEnd' }),
  playOn: () => ({ type: 'playOn' }),
};

const malformed = (field: string): Parsed<Action> => ({
  ok: false,
  refusal: { code: 'wealth/malformed', rule: 'W2.1', params: { field } },
});

export function parseAction(input: unknown): Parsed<Action> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return malformed('action');
  const fields = input as Fields;
  if (typeof fields.type !== 'string' || !Object.hasOwn(PARSERS, fields.type)) return malformed('type');
  try {
    return { ok: true, value: PARSERS[fields.type as ActionType](fields) };
  } catch (error) {
    if (error instanceof Malformed) return malformed(error.field);
    throw error;
  }
}
