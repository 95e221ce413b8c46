/** Which tiles the computer player could build next, where, and whether they pay. */
import type { Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { HEXES, isPlayable } from '../data/board.ts';
import { across, around, beside, FACES, hasHalf, hasThird, ROTATIONS } from '../data/geometry.ts';
import { type Cost, CUBES, type Industry, TILES, type Tile } from '../data/goods.ts';
import { PRODUCES } from '../data/tiles.ts';
import { dotValue } from '../facts/feeding.ts';
import { previewTile, type TilePreview } from '../facts/targets.ts';
import { plus } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { clashes } from '../rules/blocs.ts';
import { checkFlagHex } from '../rules/develop/flags.ts';
import { rulesOf } from '../rules/editions.ts';
import type { HexBoard, State } from '../state.ts';
import type { Appraisal } from './appraise.ts';

export interface Build {
  tile: Tile;
  hex: Hex;
  place: number;
  rotation: number;
  force: boolean;
  needsFlag: boolean;
  /** Includes the flag if one is needed. */
  cost: Cost;
  /** What it burns in a round, less what it saves by joining blocs. */
  fuel: Cost;
  /** What it is worth in money over the rest of the game, including its points. */
  worth: number;
}

interface Site {
  place: number;
  needsFlag: boolean;
}

function sitesOf(state: State, seat: Seat): Site[] {
  const mayFlag = (playerAt(state, seat).purse.flags ?? 0) > 0;
  const sites: Site[] = [];
  for (let place = 0; place < HEXES.length; place++) {
    const piece = state.board[place];
    if (piece) {
      if (piece.seat === seat && !piece.tile) sites.push({ place, needsFlag: false });
    } else if (mayFlag && checkFlagHex(state, seat, place) === null) sites.push({ place, needsFlag: true });
  }
  return sites;
}

/** The industries of a player's tiles around a hex. A tile can only join a bloc of one of these. */
function industriesAround(board: HexBoard, seat: Seat, place: number): Set<Industry> {
  const found = new Set<Industry>();
  for (const next of beside(place)) {
    const other = board[next];
    if (other?.tile && other.seat === seat) found.add(FACES[other.tile].industry);
  }
  return found;
}

/** The expected number of partial dots that later tiles will complete. */
function promise(state: State, seat: Seat, place: number, tile: Tile, rotation: number): number {
  const isOpen = (at: number) => {
    const piece = state.board[at];
    return piece ? piece.seat === seat && !piece.tile : isPlayable(state.options, at);
  };
  let open = 0;
  for (let k = 0; k < 6; k++) {
    if (hasHalf(tile, rotation, k) && isOpen(across(place, k))) open += 0.12;
    if (!hasThird(tile, rotation, k)) continue;
    const [a, b] = around(place, k);
    const likely = (at: number) => isOpen(at) || (state.board[at]?.seat === seat && state.board[at]?.tile === tile);
    if (likely(a) && likely(b)) open += isOpen(a) && isOpen(b) ? 0.12 : 0.3;
  }
  return Math.min(open, 0.6);
}

/** The dots of two and of three tiles of a kind, placed as well as possible. */
const TOGETHER: Readonly<Record<Industry, readonly [number, number]>> = {
  farm: [3, 6],
  generator: [3, 5],
  academy: [3, 5],
  mine: [3, 5],
  factory: [2, 4],
  bank: [1, 3],
};

const dotOf = (state: State, industry: Industry, { made }: Appraisal): number =>
  dotValue(state, PRODUCES[industry], made);

/** The money that each tile of a bloc of up to three makes in a round, if there is room and there are tiles for it. */
function hopeOf(state: State, seat: Seat, place: number, tile: Tile, appraisal: Appraisal): number {
  const room = beside(place).filter((next) => {
    const piece = state.board[next];
    return piece ? piece.seat === seat && !piece.tile : isPlayable(state.options, next);
  }).length;
  const { flags = 0 } = playerAt(state, seat).purse;
  const tiles = Math.min(1 + room, state.stacks[tile] ?? 0, 1 + flags, 3);
  if (tiles < 2) return 0;
  const { industry } = FACES[tile];
  const dots = TOGETHER[industry][tiles - 2] as number;
  const { burnt } = appraisal;
  const food = industry === 'farm' ? 0 : tiles * burnt.food;
  const energy = industry === 'generator' ? 0 : burnt.energy;
  return (dots * dotOf(state, industry, appraisal) - food - energy) / tiles;
}

function worthOf(state: State, seat: Seat, place: number, preview: TilePreview, appraisal: Appraisal): number {
  const { tile, rotation, makes, food, energy, bloc } = preview;
  const { mind, made, burnt, weight, rounds } = appraisal;
  let income = makes.money ?? 0;
  for (const cube of CUBES) income += (makes[cube] ?? 0) * made[cube];
  income -= food * burnt.food + energy * burnt.energy;
  // A tile that costs more to run than it makes is not fed.
  income = Math.max(0, income);
  let later = 0;
  if (rounds > 2) {
    later =
      bloc === 1
        ? mind.weights.hope * Math.max(0, hopeOf(state, seat, place, tile, appraisal) - income)
        : promise(state, seat, place, tile, rotation) * dotOf(state, FACES[tile].industry, appraisal);
  }
  const { tilePoints, moneyAPoint } = rulesOf(state);
  const worth = tilePoints * moneyAPoint + income * weight + later * (weight - 1);
  const { whim, whimMoney } = mind.weights;
  const odd = whim + whimMoney > 0 ? mind.whim(state, `${place}/${tile}`) : 0;
  return worth * (mind.taste[tile] ?? 1) * (1 + odd * whim) + odd * whimMoney;
}

/**
 * What a cost amounts to in money. Cubes in hand count at their selling price, missing ones at their buying price. So
 * a plan becomes cheaper once the player has begun to buy for it, and the player keeps to it.
 */
function outlayOf(state: State, seat: Seat, cost: Cost, { buy, sell }: Appraisal): number {
  const { purse } = playerAt(state, seat);
  return CUBES.reduce((sum, cube) => {
    const n = cost[cube] ?? 0;
    const held = Math.min(n, purse[cube] ?? 0);
    return sum + held * sell[cube] + (n - held) * buy[cube];
  }, 0);
}

export interface Ranked extends Build {
  /** `worth` less the outlay for the cubes. */
  net: number;
}

/** All builds open to a player, whether or not it can pay for them, best net worth first. */
export function rankBuilds(state: State, seat: Seat, appraisal: Appraisal): Ranked[] {
  const { flagCost } = rulesOf(state);
  const found: Ranked[] = [];
  const tiles = TILES.filter((tile) => (state.stacks[tile] ?? 0) > 0);
  const alone = new Map<Tile, TilePreview>();
  for (const { place, needsFlag } of sitesOf(state, seat)) {
    const hex = HEXES[place] as Hex;
    const around = industriesAround(state.board, seat, place);
    for (const tile of tiles) {
      let best: Ranked | null = null;
      for (const preview of around.has(FACES[tile].industry)
        ? ROTATIONS[tile].map((rotation) => previewTile(state, seat, tile, hex, rotation))
        : [apart(state, seat, tile, place, alone)]) {
        const cost = needsFlag ? plus(preview.cost, flagCost) : preview.cost;
        const worth = worthOf(state, seat, place, preview, appraisal);
        const net = worth - outlayOf(state, seat, cost, appraisal);
        if (!best || net > best.net) {
          const { rotation, clash: force } = preview;
          const fuel = { food: preview.food, energy: preview.energy };
          best = { tile, hex: { ...hex }, place, rotation, force, needsFlag, cost, fuel, worth, net };
        }
      }
      if (best) found.push(best);
    }
  }
  return found.sort((a, b) => b.net - a.net || a.place - b.place);
}

/** A tile that joins nothing makes the same everywhere, so any rotation that does not clash will do. */
function apart(state: State, seat: Seat, tile: Tile, place: number, known: Map<Tile, TilePreview>): TilePreview {
  const rotation = ROTATIONS[tile].find((each) => !clashes(state.board, place, tile, each));
  const hex = HEXES[place] as Hex;
  if (rotation === undefined || state.options.synergy) return previewTile(state, seat, tile, hex, rotation ?? 0);
  let preview = known.get(tile);
  if (!preview) {
    preview = previewTile(state, seat, tile, hex, rotation);
    known.set(tile, preview);
  }
  return { ...preview, rotation };
}

/** The state after a build, for thinking ahead. Cubes are spent as far as the player holds them. */
export function withBuild(state: State, seat: Seat, build: Build): State {
  const board = [...state.board];
  board[build.place] = { seat, tile: build.tile, rotation: build.rotation, tokens: 0 };
  const players = state.players.map((player, other) => {
    if (other !== seat) return player;
    const purse = { ...player.purse };
    if (build.needsFlag) purse.flags = (purse.flags ?? 0) - 1;
    for (const cube of CUBES) purse[cube] = Math.max(0, (purse[cube] ?? 0) - (build.cost[cube] ?? 0));
    return { ...player, purse };
  });
  return { ...state, board, players, stacks: { ...state.stacks, [build.tile]: (state.stacks[build.tile] ?? 0) - 1 } };
}
