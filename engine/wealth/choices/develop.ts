/** Choices of a Develop phase on one's turn; those of War Clouds are apart. */
import type { Seat } from '../../core/game.ts';
import { hexAt, isPlayable } from '../data/board.ts';
import { beside } from '../data/geometry.ts';
import { TILES } from '../data/goods.ts';
import { AUTOMATE_COST, FLAG_COST, MOST_MOVED, MOVE_COST, STACKS } from '../data/tiles.ts';
import { emptyFlags, flagTargets, previewTile } from '../facts/targets.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canSpend, checkSpend } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { blocsOf, isEconomyGenerator } from '../rules/blocs.ts';
import { buildCost, checkFlagHex } from '../rules/develop/develop.ts';
import type { State } from '../state.ts';
import { blocked, family, int, one, oneOfHexes, type WealthChoice, yesNo } from './parts.ts';

export const ownTiles = (state: State, seat: Seat): number[] => {
  const places: number[] = [];
  for (let place = 0; place < state.board.length; place++) {
    const piece = state.board[place];
    if (piece?.tile && piece.seat === seat) places.push(place);
  }
  return places;
};

function flagChoices(state: State, seat: Seat): WealthChoice[] {
  if ((playerAt(state, seat).purse.flags ?? 0) === 0) {
    return [blocked({ type: 'placeFlag' }, refuse('no-flag-left', 'W7.2'))];
  }
  const short = checkSpend(state, seat, FLAG_COST, 'W7.2');
  if (short) return [blocked({ type: 'placeFlag' }, short)];
  const hexes = flagTargets(state, seat);
  if (hexes.length === 0) return [blocked({ type: 'placeFlag' }, refuse('develop/no-hex', 'W7.2'))];
  return hexes.map((hex) => one({ type: 'placeFlag', hex }));
}

function buildChoices(state: State, seat: Seat): WealthChoice[] {
  const hexes = emptyFlags(state, seat);
  const choices: WealthChoice[] = [];
  for (const tile of TILES) {
    if (STACKS[state.options.edition][tile] === 0) continue;
    if (state.stacks[tile] === 0) {
      const why = refuse('develop/stack-empty', 'W7.3', { tile: { term: `term.${tile}` } });
      choices.push(blocked({ type: 'build', tile }, why));
      continue;
    }
    const short = checkSpend(state, seat, buildCost(tile, false), 'W7.3');
    if (short || hexes.length === 0) {
      choices.push(blocked({ type: 'build', tile }, short ?? refuse('develop/no-free-flag', 'W7.3')));
      continue;
    }
    const canForce = canSpend(state, seat, buildCost(tile, true));
    const before = choices.length;
    for (const hex of hexes) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const { clash: force, dots, makes, food, energy, bloc } = previewTile(state, seat, tile, hex, rotation);
        if (force && !canForce) continue;
        choices.push(one({ type: 'build', tile, hex, rotation, force }, { dots, makes, food, energy, bloc }));
      }
    }
    if (choices.length === before) choices.push(blocked({ type: 'build', tile }, refuse('dots-clash', 'W7.4')));
  }
  return choices;
}

/** W7.6, W10.10: where a lifted tile may go: free hexes and own empty flags, and where own tiles now stand. */
function moveTargets(state: State, seat: Seat): number[] {
  return state.board.flatMap((piece, place) => {
    if (!isPlayable(state.options, place)) return [];
    const open = piece ? piece.seat === seat : !state.options.warClouds;
    return open ? [place] : [];
  });
}

function moveChoices(state: State, seat: Seat): WealthChoice[] {
  const short = checkSpend(state, seat, MOVE_COST, 'W7.6');
  const tiles = ownTiles(state, seat).map(hexAt);
  const template = { type: 'moveTiles' } as const;
  if (short || tiles.length === 0) return [blocked(template, short ?? refuse('not-your-tile', 'W7.6'))];
  const targets = moveTargets(state, seat).map(hexAt);
  const choices: WealthChoice[] = [];
  for (let n = 1; n <= Math.min(MOST_MOVED, tiles.length); n++) {
    const moves = tiles.slice(0, n).map((hex) => ({ from: hex, to: hex, rotation: 0, force: false }));
    const fields = moves.flatMap((_, i) => [
      oneOfHexes(`tiles.${i}.from`, tiles),
      oneOfHexes(`tiles.${i}.to`, targets),
      int(`tiles.${i}.rotation`, 0, 5),
      yesNo(`tiles.${i}.force`),
    ]);
    choices.push(family({ ...template, tiles: moves, automation: [] }, fields));
  }
  return choices;
}

/** Farms need no food, so that automating them is allowed but never offered. */
function automateChoices(state: State, seat: Seat): WealthChoice[] {
  const short = checkSpend(state, seat, AUTOMATE_COST, 'W7.8');
  if (short) return [blocked({ type: 'automate' }, short)];
  const choices: WealthChoice[] = [];
  for (const bloc of blocsOf(state.board, seat)) {
    if (bloc.automated || bloc.industry === 'farm') continue;
    const saves = bloc.tiles.length;
    for (const place of bloc.tiles) {
      const economy = state.board[place]?.tile === 'integratedEconomy';
      if (economy === isEconomyGenerator(state.board, bloc)) {
        choices.push(one({ type: 'automate', hex: hexAt(place) }, { saves }));
      }
    }
  }
  return choices.length > 0 ? choices : [blocked({ type: 'automate' }, refuse('develop/already-automated', 'W7.8'))];
}

export function developChoices(state: State, seat: Seat): WealthChoice[] {
  return [
    ...flagChoices(state, seat),
    ...buildChoices(state, seat),
    ...moveChoices(state, seat),
    ...automateChoices(state, seat),
    one({ type: 'passDevelop' }),
  ];
}

/** Whether anything but passing can be done, War Clouds aside; cheaper than listing it all. */
export function canDevelop(state: State, seat: Seat): boolean {
  const { flags = 0 } = playerAt(state, seat).purse;
  const hasTile = ownTiles(state, seat).length > 0;
  if (hasTile && canSpend(state, seat, MOVE_COST)) return true;
  if (flags > 0 && canSpend(state, seat, FLAG_COST) && hasFlagPlace(state, seat)) return true;
  if (emptyFlags(state, seat).length > 0) {
    for (const tile of TILES) {
      if ((state.stacks[tile] ?? 0) > 0 && canSpend(state, seat, buildCost(tile, false))) return true;
    }
  }
  return hasTile && canSpend(state, seat, AUTOMATE_COST);
}

const hasFlagPlace = (state: State, seat: Seat): boolean =>
  state.board.some(
    (piece, place) =>
      piece?.seat === seat &&
      beside(place).some(
        (next) => next < state.board.length && !state.board[next] && checkFlagHex(state, seat, next) === null,
      ),
  );
