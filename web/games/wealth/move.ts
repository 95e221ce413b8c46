/**
 * The half-made move: what a player is putting together, by phase, and how each thing the player does changes it. It
 * is pure and knows nothing of the table. Where a choice is null, the page proposes the best one.
 */
import { type Hex, hexKey, sameHex } from '../../../engine/core/hex.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { CUBES, type Cube, type Good, type Goods, type Tile } from '../../../engine/wealth/data/goods.ts';
import type { PackageKind } from '../../../engine/wealth/data/start.ts';
import type { Offer, Operation, Placement, Run } from '../../../engine/wealth/state.ts';

/** Cubes to buy (positive) or to sell (negative). */
export type Picks = Readonly<Record<Cube, number>>;

/** What becomes of cubes beyond those of one action: how much worse their price may get, and how the list of orders ends. */
export interface Later {
  /** In dollars. Null: any price. */
  slack: number | null;
  end: 'ask' | 'pass' | 'rest';
}

const AT_THESE_PRICES: Later = { slack: 0, end: 'ask' };

export interface PackagePick {
  kind: PackageKind;
  index: number;
}

/** The tiles of a package in their order, each where it is placed. */
export type Slots = readonly (Placement | null)[];

/** A tile that is picked up and put down elsewhere, or turned. */
export interface Lifted {
  /** It is known from when it was picked up: while the move is sent, the tile already lies elsewhere. */
  tile: Tile;
  from: Hex;
  to: Hex;
  rotation: number;
}

/** What a unit can do in its hex: nothing more, battle, conquer, settle. */
export interface Deed {
  name: 'move' | 'battle' | 'conquer' | 'settle';
  against: Seat | null;
  operation: Operation | null;
}

/** A unit on its way. */
interface Leg {
  from: Hex | null;
  to: Hex | null;
  deed: Deed | null;
}

export type SideOfOffer = 'give' | 'want';

/** What a phase itself asks for. */
type Basis =
  | { name: 'nothing' }
  | { name: 'package'; pick: PackagePick; slots: Slots | null; active: number }
  | { name: 'start'; hex: Hex }
  | { name: 'trade'; picks: Picks; later: Later }
  | { name: 'runs'; runs: readonly Run[] };

/** What lies over it for a while. It is kept below. */
type Aside =
  | { name: 'plan' }
  | { name: 'notes'; change: number }
  | { name: 'offer'; to: Seat; countered: Offer | null; give: Goods; want: Goods };

/** One action of Develop. */
type Develop =
  | { name: 'flag'; hex: Hex | null }
  | { name: 'automate'; hex: Hex | null }
  | { name: 'build'; tile: Tile; place: { hex: Hex; rotation: number } | null }
  | { name: 'move'; lifted: readonly Lifted[]; active: number; tokens: Readonly<Record<string, Hex>> }
  | { name: 'units'; hexes: readonly Hex[] }
  | ({ name: 'activate' } & Leg)
  | ({ name: 'transport' } & Leg);

export type Move = Basis | (Aside & { under: Basis }) | Develop;
export type MoveNamed<N extends Move['name']> = Extract<Move, { name: N }>;

/** The part of a prompt to open. */
export type Opening =
  | { name: 'plan' | 'notes' | 'flag' | 'automate' | 'move' | 'units' | 'activate' | 'transport' }
  | { name: 'build'; tile: Tile }
  | { name: 'offer'; to: Seat; countered: Offer | null };

export type MoveEvent =
  | { type: 'open'; part: Opening }
  | { type: 'back' }
  /** A move that was not made is discarded. */
  | { type: 'drop' }
  /** The server has taken a move. */
  | { type: 'sent' }
  /** A move that was overtaken is taken up again. */
  | { type: 'resume'; action: Action }
  | { type: 'choosePackage'; pick: PackagePick | null }
  | { type: 'setTiles'; slots: Slots; active: number }
  /** A hex for a flag, for automation, or for the first flag or unit. */
  | { type: 'choose'; hex: Hex }
  | { type: 'step'; cube: Cube; by: 1 | -1 }
  | { type: 'pick'; picks: Picks }
  | { type: 'changeNotes'; by: 1 | -1 }
  | { type: 'offerTo'; seat: Seat }
  | { type: 'promise'; side: SideOfOffer; good: Good; n: number }
  | { type: 'place'; hex: Hex; rotation: number }
  | { type: 'lift'; hex: Hex; tile: Tile; rotation: number }
  | { type: 'putBack'; index: number }
  | { type: 'hold'; index: number }
  | { type: 'moveTo'; hex: Hex }
  | { type: 'turn'; step: 1 | -1 }
  | { type: 'putToken'; from: Hex; to: Hex }
  | { type: 'setLater'; later: Partial<Later> }
  | { type: 'toggleUnit'; hex: Hex }
  | { type: 'takeUp'; from: Hex }
  | { type: 'aim'; from: Hex; to: Hex; deed: Deed | null }
  | { type: 'run'; runs: readonly Run[] }
  /** Back to the choice that the page proposes. */
  | { type: 'runBest' };

export const NOTHING: Move & Basis = { name: 'nothing' };

export const NO_CUBES: Picks = { food: 0, energy: 0, labor: 0, ore: 0, capital: 0 };

/** What the phase asks for, whatever lies over it. */
export function basisOf(move: Move): Basis {
  if ('under' in move) return move.under;
  switch (move.name) {
    case 'nothing':
    case 'package':
    case 'start':
    case 'trade':
    case 'runs':
      return move;
    default:
      return NOTHING;
  }
}

export function picksOf(move: Move): Picks {
  const basis = basisOf(move);
  return basis.name === 'trade' ? basis.picks : NO_CUBES;
}

export function laterOf(move: Move): Later {
  const basis = basisOf(move);
  return basis.name === 'trade' ? basis.later : AT_THESE_PRICES;
}

const trading = (move: Move, change: { picks?: Picks; later?: Later }): Basis => ({
  name: 'trade',
  picks: picksOf(move),
  later: laterOf(move),
  ...change,
});

/** The package that is about to be taken. */
export function packageOf(move: Move): PackagePick | null {
  const basis = basisOf(move);
  return basis.name === 'package' ? basis.pick : null;
}

const onBasis = (move: Move, basis: Basis): Move => ('under' in move ? { ...move, under: basis } : basis);

/** Adds or removes one cube. An action either buys or sells, so a step in the other direction starts over. */
export function stepped(picks: Picks, cube: Cube, by: 1 | -1): Picks {
  const next = picks[cube] + by;
  const turned =
    next !== 0 &&
    CUBES.some((other) => other !== cube && picks[other] !== 0 && Math.sign(picks[other]) !== Math.sign(next));
  return turned ? { ...NO_CUBES, [cube]: by } : { ...picks, [cube]: next };
}

export function picksFrom(action: Action & { type: 'buy' | 'sell' }): Picks {
  const picks: Record<Cube, number> = { ...NO_CUBES };
  for (const cube of action.cubes) picks[cube] += action.type === 'buy' ? 1 : -1;
  return picks;
}

function opened(part: Opening, under: Basis): Move {
  switch (part.name) {
    case 'plan':
      return { name: 'plan', under };
    case 'notes':
      return { name: 'notes', change: 0, under };
    case 'offer': {
      // A counter-offer starts with the other player's terms reversed.
      const { give = {}, want = {} } = part.countered ?? {};
      return { ...part, give: { ...want }, want: { ...give }, under };
    }
    case 'flag':
    case 'automate':
      return { name: part.name, hex: null };
    case 'build':
      return { name: 'build', tile: part.tile, place: null };
    case 'move':
      return { name: 'move', lifted: [], active: 0, tokens: {} };
    case 'units':
      return { name: 'units', hexes: [] };
    case 'activate':
    case 'transport':
      return { name: part.name, from: null, to: null, deed: null };
  }
}

function resumed(move: Move, action: Action): Move {
  switch (action.type) {
    case 'buy':
    case 'sell':
      return onBasis(move, trading(move, { picks: picksFrom(action) }));
    case 'build':
      return opened({ name: 'build', tile: action.tile }, NOTHING);
    case 'placeFlag':
      return opened({ name: 'flag' }, NOTHING);
    case 'moveTiles':
      return opened({ name: 'move' }, NOTHING);
    case 'automate':
      return opened({ name: 'automate' }, NOTHING);
    default:
      return move;
  }
}

/** The tiles being moved. */
function withLifted(move: MoveNamed<'move'>, event: MoveEvent): Move {
  const inHand = (change: (one: Lifted) => Partial<Lifted>): Move => ({
    ...move,
    lifted: move.lifted.map((one, i) => (i === move.active ? { ...one, ...change(one) } : one)),
  });
  switch (event.type) {
    case 'lift': {
      const lifted = [...move.lifted, { tile: event.tile, from: event.hex, to: event.hex, rotation: event.rotation }];
      return { ...move, lifted, active: lifted.length - 1 };
    }
    case 'putBack': {
      const lifted = move.lifted.filter((_, i) => i !== event.index);
      return { ...move, lifted, active: Math.max(0, lifted.length - 1) };
    }
    case 'hold':
      return { ...move, active: event.index };
    case 'moveTo':
      return inHand(() => ({ to: event.hex }));
    case 'turn':
      return inHand((one) => ({ rotation: (one.rotation + event.step + 6) % 6 }));
    case 'putToken':
      return { ...move, tokens: { ...move.tokens, [hexKey(event.from)]: event.to } };
    default:
      return move;
  }
}

/** A unit on its way. While an activation is under way, Develop asks for nothing else. */
function withUnit(move: Move, from: Hex, to: Hex | null, deed: Deed | null): Move {
  return { name: move.name === 'transport' ? 'transport' : 'activate', from, to, deed };
}

function toggled(hexes: readonly Hex[], hex: Hex): readonly Hex[] {
  const rest = hexes.filter((one) => !sameHex(one, hex));
  return rest.length < hexes.length ? rest : [...hexes, hex];
}

function withHex(move: Move, hex: Hex): Move {
  if (move.name === 'flag' || move.name === 'automate') return { ...move, hex };
  return onBasis(move, { name: 'start', hex });
}

function withOffer(move: MoveNamed<'offer'>, event: MoveEvent): Move {
  if (event.type === 'offerTo') return { ...move, to: event.seat };
  if (event.type !== 'promise') return move;
  return { ...move, [event.side]: { ...move[event.side], [event.good]: Math.max(0, event.n) } };
}

/** What each event makes of the move. An event that does not belong to the move leaves it as it is. */
export function next(move: Move, event: MoveEvent): Move {
  switch (event.type) {
    case 'open':
      return opened(event.part, basisOf(move));
    case 'back':
      return basisOf(move);
    case 'drop':
      return NOTHING;
    case 'sent': {
      // What runs is kept, for a player who takes the choice back.
      const basis = basisOf(move);
      return basis.name === 'runs' ? basis : NOTHING;
    }
    case 'resume':
      return resumed(move, event.action);
    case 'choosePackage':
      return onBasis(move, event.pick ? { name: 'package', pick: event.pick, slots: null, active: 0 } : NOTHING);
    case 'setTiles': {
      const basis = basisOf(move);
      if (basis.name !== 'package') return move;
      return onBasis(move, { ...basis, slots: event.slots, active: event.active });
    }
    case 'choose':
      return withHex(move, event.hex);
    case 'step':
      return onBasis(move, trading(move, { picks: stepped(picksOf(move), event.cube, event.by) }));
    case 'pick':
      return onBasis(move, trading(move, { picks: event.picks }));
    case 'setLater':
      return onBasis(move, trading(move, { later: { ...laterOf(move), ...event.later } }));
    case 'changeNotes':
      return move.name === 'notes' ? { ...move, change: move.change + event.by } : move;
    case 'place':
      return move.name === 'build' ? { ...move, place: { hex: event.hex, rotation: event.rotation } } : move;
    case 'toggleUnit':
      return move.name === 'units' ? { ...move, hexes: toggled(move.hexes, event.hex) } : move;
    case 'takeUp':
      return withUnit(move, event.from, null, null);
    case 'aim':
      return withUnit(move, event.from, event.to, event.deed);
    case 'run':
      return onBasis(move, { name: 'runs', runs: event.runs });
    case 'runBest':
      return onBasis(move, NOTHING);
    default:
      if (move.name === 'offer') return withOffer(move, event);
      return move.name === 'move' ? withLifted(move, event) : move;
  }
}
