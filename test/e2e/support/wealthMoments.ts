/** Moments of Wealth of Nations at which a prompt has everything to show. */
import type { Seat } from '../../../engine/core/game.ts';
import { type Hex, sameHex } from '../../../engine/core/hex.ts';
import type { Action, ActionOf } from '../../../engine/wealth/actions/index.ts';
import { HEXES } from '../../../engine/wealth/data/board.ts';
import { INDUSTRIES } from '../../../engine/wealth/data/goods.ts';
import { choosesProduct, takesProduct } from '../../../engine/wealth/facts/occupation.ts';
import { planFor } from '../../../engine/wealth/facts/planning.ts';
import { projection } from '../../../engine/wealth/facts/production.ts';
import { buildTargets, checkPreview, type TilePreview } from '../../../engine/wealth/facts/targets.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { pieceAt } from '../../../engine/wealth/rules/develop/pieces.ts';
import { unitHexes } from '../../../engine/wealth/rules/warClouds/units.ts';
import type { State } from '../../../engine/wealth/state.ts';
import type { Wish } from './moments.ts';

export type WealthWish = Omit<Wish<State>, 'game'>;

export const isLegal = (state: State, seat: Seat, action: Action): boolean =>
  wealth.check(state, seat, action) === null;

const offered = (state: State, seat: Seat, type: Action['type']): Action[] =>
  wealth
    .choices(state, seat)
    .flatMap((choice) => (choice.kind === 'one' && choice.action.type === type ? [choice.action] : []));

/** A tile that can be forced onto a flag where it can also lie calmly. */
export function forcedBuild(state: State, seat: Seat): TilePreview | undefined {
  if (state.phase !== 'develop' || state.stand || state.activations > 0) return undefined;
  const open = INDUSTRIES.flatMap((tile) => buildTargets(state, seat, tile)).filter(
    (preview) => checkPreview(state, seat, preview) === null,
  );
  return open.find(
    ({ clash, tile, hex }) =>
      clash && open.some((other) => !other.clash && other.tile === tile && sameHex(other.hex, hex)),
  );
}

const isDeveloping = (state: State) => state.phase === 'develop' && !state.stand && state.activations === 0;

/** Every tile that can be built now, wherever and however it lies. */
const buildable = (state: State, seat: Seat): TilePreview[] =>
  INDUSTRIES.flatMap((tile) => buildTargets(state, seat, tile)).filter(
    (preview) => checkPreview(state, seat, preview) === null,
  );

/** A bank that earns something. */
export const bankBuild = (state: State, seat: Seat): TilePreview | undefined =>
  isDeveloping(state)
    ? buildable(state, seat).find(({ tile, makes }) => tile === 'bank' && (makes.money ?? 0) > 0)
    : undefined;

/** A tile that gains nothing as it lies. */
export const idleBuild = (state: State, seat: Seat): TilePreview | undefined =>
  isDeveloping(state) ? buildable(state, seat).find(({ dots, clash }) => dots === 0 && !clash) : undefined;

/** A tile that clashes on a hex however it is turned. */
export function hardBuild(state: State, seat: Seat): TilePreview | undefined {
  if (!isDeveloping(state)) return undefined;
  const open = buildable(state, seat);
  return open.find(
    (one) =>
      one.clash &&
      open.filter(({ tile, hex }) => tile === one.tile && sameHex(hex, one.hex)).every(({ clash }) => clash),
  );
}

/** A tile that clashes and joins a bloc. */
export const clashingBuild = (state: State, seat: Seat): TilePreview | undefined =>
  isDeveloping(state) ? buildable(state, seat).find(({ clash, bloc }) => clash && bloc > 1) : undefined;

/** The hexes of one's own tiles. */
const tilesOf = (state: State, seat: Seat): Hex[] =>
  HEXES.filter((hex) => {
    const piece = pieceAt(state, hex);
    return piece?.seat === seat && piece.tile !== null;
  });

const moveOf = (state: State, from: Hex, to: Hex): ActionOf<'moveTiles'> => ({
  type: 'moveTiles',
  tiles: [{ from, to, rotation: pieceAt(state, from)?.rotation ?? 0, force: false }],
  automation: [],
});

/** A move of one tile that leaves a choice of where a token goes. */
export function splittingMove(state: State, seat: Seat): ActionOf<'moveTiles'> | undefined {
  if (state.phase !== 'develop' || state.active !== seat) return undefined;
  const own = tilesOf(state, seat);
  const tokens = own.filter((hex) => (pieceAt(state, hex)?.tokens ?? 0) > 0);
  if (tokens.length === 0 || own.length < 3) return undefined;
  const moves = own.flatMap((from) => HEXES.map((to) => moveOf(state, from, to)));
  return moves.find(
    (move) =>
      isLegal(state, seat, move) &&
      tokens.some(
        (from) => HEXES.filter((to) => isLegal(state, seat, { ...move, automation: [{ from, to }] })).length > 1,
      ),
  );
}

/** A move of one tile that is legal, turned as it is. */
export const plainMove = (state: State, seat: Seat): ActionOf<'moveTiles'> | undefined =>
  state.phase === 'develop' && state.active === seat && tilesOf(state, seat).length > 2
    ? tilesOf(state, seat)
        .flatMap((from) => HEXES.map((to) => moveOf(state, from, to)))
        .find((move) => isLegal(state, seat, move))
    : undefined;

export const BUILD: WealthWish = { seats: 3, until: (state, seat) => forcedBuild(state, seat) !== undefined };
export const BANK: WealthWish = {
  seats: 3,
  from: 10,
  until: (state, seat) => bankBuild(state, seat) !== undefined,
};
export const IDLE: WealthWish = { seats: 3, until: (state, seat) => idleBuild(state, seat) !== undefined };
export const HARD: WealthWish = { seats: 3, until: (state, seat) => hardBuild(state, seat) !== undefined };
export const CLASHING: WealthWish = { seats: 3, until: (state, seat) => clashingBuild(state, seat) !== undefined };
export const MOVE: WealthWish = {
  seats: 3,
  until: (state, seat) => (state.players[seat]?.purse.capital ?? 0) > 2 && plainMove(state, seat) !== undefined,
};
export const SPLIT: WealthWish = { seats: 2, until: (state, seat) => splittingMove(state, seat) !== undefined };
export const AUTOMATE: WealthWish = {
  seats: 3,
  until: (state, seat) => state.active === seat && offered(state, seat, 'automate').length > 1,
};

/** Several blocs, one of which can run on ore, and one of which is fed tile by tile. */
export const PRODUCE: WealthWish = {
  seats: 3,
  from: 4,
  until: (state, seat) => {
    if (state.phase !== 'produce') return false;
    const { blocs } = projection(state, seat, 'held');
    const isFedByTile = blocs.some(({ run, tiles, fuels, industry }) => {
      return run && tiles.length > 1 && fuels.length === 1 && industry !== 'farm';
    });
    return (
      isFedByTile &&
      blocs.some(({ run, fuels }) => run && fuels.length > 1) &&
      blocs.some(({ industry }) => industry === 'farm')
    );
  },
};

/** A bank that pays. */
export const BANK_RUNS: WealthWish = {
  seats: 3,
  from: 76,
  until: (state, seat) =>
    state.phase === 'produce' &&
    projection(state, seat, 'held').blocs.some(
      ({ industry, run, kept }) => industry === 'bank' && run && (kept.money ?? 0) > 0,
    ),
};

/** Somebody who can sell, and who lacks fuel that can be bought. */
export const TRADE: WealthWish = {
  seats: 3,
  until: (state, seat) => {
    if (state.phase !== 'trade' || state.active !== seat) return false;
    const { missing } = planFor(state, seat, { runAll: true });
    const isLacking = (['food', 'energy'] as const).some(
      (cube) => (missing[cube] ?? 0) > 0 && isLegal(state, seat, { type: 'buy', cubes: [cube] }),
    );
    return isLacking && offered(state, seat, 'sell').length > 0 && (state.players[seat]?.purse.notes ?? 0) > 0;
  },
};

/** All that units of a seat can do. */
export const activations = (state: State, seat: Seat): ActionOf<'activate'>[] =>
  wealth
    .choices(state, seat)
    .flatMap((choice) => (choice.kind === 'one' && choice.action.type === 'activate' ? [choice.action] : []));

/** A unit goes to a tile of another player, and takes what it makes. */
export const takesThere = (state: State, seat: Seat, { from, to, operation }: ActionOf<'activate'>): boolean =>
  operation === null && !sameHex(from, to) && takesProduct(state, seat, to);

/** What a unit of a seat can do anywhere: names of operations, or `move`. */
function deedsOf(state: State, seat: Seat): Set<string> {
  return new Set(activations(state, seat).map(({ operation }) => operation?.type ?? 'move'));
}
const WAR = { warClouds: true };
const isAtWar = (state: State, seat: Seat) => state.phase === 'develop' && state.active === seat && !state.stand;

/** Units that can do everything, some of them on enemy tiles. */
export const DEEDS: WealthWish = {
  seats: 3,
  options: WAR,
  until: (state, seat) => isAtWar(state, seat) && state.activations === 0 && deedsOf(state, seat).size === 4,
};
/** Tiles that can be moved, but no flag to move one to. */
export const TURN_ONLY: WealthWish = {
  seats: 3,
  options: WAR,
  until: (state, seat) =>
    isAtWar(state, seat) &&
    state.activations === 0 &&
    tilesOf(state, seat).length > 0 &&
    HEXES.every((hex) => pieceAt(state, hex)?.seat !== seat || pieceAt(state, hex)?.tile !== null) &&
    wealth.choices(state, seat).some((one) => one.kind === 'family' && one.template.type === 'moveTiles'),
};
/** A unit can do something without going anywhere. */
export const STAYS: WealthWish = {
  seats: 3,
  options: WAR,
  until: (state, seat) =>
    isAtWar(state, seat) &&
    state.activations === 0 &&
    activations(state, seat).some(({ from, to }) => sameHex(from, to)),
};
/** A unit can go where it takes a product. */
export const TAKES: WealthWish = {
  seats: 3,
  options: WAR,
  until: (state, seat) =>
    isAtWar(state, seat) &&
    state.activations === 0 &&
    activations(state, seat).some((one) => takesThere(state, seat, one)),
};
export const UNITS: WealthWish = {
  seats: 3,
  options: WAR,
  until: (state, seat) =>
    isAtWar(state, seat) &&
    tilesOf(state, seat).filter((hex) => isLegal(state, seat, { type: 'buildUnits', hexes: [hex] })).length > 1,
};
export const TRANSPORT: WealthWish = {
  seats: 3,
  options: WAR,
  until: (state, seat) =>
    isAtWar(state, seat) &&
    unitHexes(state, seat).some((from) =>
      HEXES.some((to) => isLegal(state, seat, { type: 'transport', from, to, settle: true })),
    ),
};
export const ACTIVATING: WealthWish = {
  seats: 3,
  options: WAR,
  until: (state, seat) => isAtWar(state, seat) && state.activations === 1 && deedsOf(state, seat).size > 0,
};
export const STAND: WealthWish = {
  seats: 3,
  from: 18,
  options: WAR,
  until: (state, seat) => state.stand?.asked === seat,
};
export const ECONOMY: WealthWish = {
  seats: 3,
  from: 5,
  options: WAR,
  until: (state, seat) => state.phase !== 'produce' && choosesProduct(state, seat),
};
export const OCCUPIED: WealthWish = {
  seats: 3,
  from: 4,
  options: WAR,
  until: (state, seat) =>
    state.phase === 'produce' && projection(state, seat, 'held').blocs.some(({ occupiers }) => occupiers.length > 0),
};
