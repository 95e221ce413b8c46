/** The net worth and the score so far of a player, line by line. */
import type { Seat } from '../../core/game.ts';
import { CUBES, type Cube } from '../data/goods.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { bestRepayment, pointsOf, tilesOnBoard } from '../scoring.ts';
import type { State } from '../state.ts';
import { sellLadder } from './prices.ts';

export interface WorthLine {
  count: number;
  value: number;
}

export interface NetWorth {
  money: number;
  /** What the markets would pay for all of them now. */
  cubes: Record<Cube, WorthLine>;
  /** The money that is worth as many points. */
  tiles: WorthLine;
  /** What it costs to repay them, below zero. */
  notes: WorthLine;
  total: number;
}

export function netWorth(state: State, seat: Seat): NetWorth {
  const player = playerAt(state, seat);
  const money = player.purse.money ?? 0;
  const cubes = {} as Record<Cube, WorthLine>;
  let total = money;
  for (const cube of CUBES) {
    const count = player.purse[cube] ?? 0;
    cubes[cube] = { count, value: sellLadder(state, cube, count).at(-1)?.total ?? 0 };
    total += cubes[cube].value;
  }
  const { tilePoints, moneyAPoint, noteCosts } = rulesOf(state);
  const built = tilesOnBoard(player);
  const tiles = { count: built, value: built * tilePoints * moneyAPoint };
  const held = player.purse.notes ?? 0;
  const notes = { count: held, value: held === 0 ? 0 : -held * noteCosts };
  return { money, cubes, tiles, notes, total: total + tiles.value + notes.value };
}

export interface ScoreLines {
  tiles: WorthLine;
  /** The money left after repayment, and its points. */
  money: WorthLine;
  /** The notes left after repayment, and their points, below zero. */
  notes: WorthLine;
  /** The number of notes that is best repaid. */
  repaid: number;
  points: number;
}

/** W11.8: points for tiles, money and notes. Cubes do not count. */
export function scoreSoFar(state: State, seat: Seat): ScoreLines {
  const player = playerAt(state, seat);
  const money = player.purse.money ?? 0;
  const notes = player.purse.notes ?? 0;
  const repaid = bestRepayment(state, money, notes);
  const left = money - repaid * rulesOf(state).noteCosts;
  const tiles = tilesOnBoard(player);
  return {
    tiles: { count: tiles, value: pointsOf(state, tiles, 0, 0) },
    money: { count: left, value: pointsOf(state, 0, left, 0) },
    notes: { count: notes - repaid, value: notes === repaid ? 0 : pointsOf(state, 0, 0, notes - repaid) },
    repaid,
    points: pointsOf(state, tiles, left, notes - repaid),
  };
}
