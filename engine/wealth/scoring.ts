/** Points, ties and places (W11.7 to W11.10). */
import type { Placing, Seat } from '../core/game.ts';
import { TILES } from './data/goods.ts';
import { playerAt } from './rules/acting/turns.ts';
import { rulesOf } from './rules/editions.ts';
import type { Player, SeatScore, State } from './state.ts';

export const tilesOnBoard = (player: Player): number =>
  TILES.reduce((sum, tile) => sum + (player.placed[tile] ?? 0), 0);

/** W11.8 */
export function pointsOf(state: State, tiles: number, money: number, notes: number): number {
  const { tilePoints, moneyAPoint, notePoints } = rulesOf(state);
  return tiles * tilePoints + Math.floor(money / moneyAPoint) - notes * notePoints;
}

/** W11.7: the number of notes whose repayment leaves most points, then most money. */
export function bestRepayment(state: State, money: number, notes: number): number {
  const { noteCosts } = rulesOf(state);
  const pointsAfter = (repaid: number) => pointsOf(state, 0, money - repaid * noteCosts, notes - repaid);
  let best = 0;
  for (let n = 1; n <= notes && n * noteCosts <= money; n++) if (pointsAfter(n) > pointsAfter(best)) best = n;
  return best;
}

/** Compares two players; below zero if the first is placed better. */
function compare(a: SeatScore & { eliminated: number | null }, b: SeatScore & { eliminated: number | null }): number {
  if (a.eliminated !== null || b.eliminated !== null) {
    // W11.10: living players come first, then those eliminated later before those eliminated earlier.
    return (b.eliminated ?? Number.MAX_SAFE_INTEGER) - (a.eliminated ?? Number.MAX_SAFE_INTEGER);
  }
  return (b.points ?? 0) - (a.points ?? 0) || b.money - a.money || b.flagsOnBoard - a.flagsOnBoard;
}

/** The score of every seat from what it holds. `repaid` only goes into the lines: those notes are already gone. */
export function scores(state: State, repaid: readonly number[]): SeatScore[] {
  const unranked = state.players.map((player, seat) => {
    const money = player.purse.money ?? 0;
    const notes = player.purse.notes ?? 0;
    const tiles = tilesOnBoard(player);
    return {
      points: player.eliminated === null ? pointsOf(state, tiles, money, notes) : null,
      tiles,
      money,
      notes,
      repaid: repaid[seat] ?? 0,
      flagsOnBoard: player.placed.flags ?? 0,
      rank: 0,
      eliminated: player.eliminated,
    };
  });
  return unranked.map(({ eliminated, ...score }) => {
    const better = unranked.filter((other) => compare(other, { ...score, eliminated }) < 0).length;
    return { ...score, rank: better + 1 };
  });
}

export const winnersOf = (ranked: readonly SeatScore[]): Seat[] =>
  ranked.flatMap((score, seat) => (score.rank === 1 ? [seat] : []));

const byRank = (ranked: readonly SeatScore[]): Placing[] =>
  ranked
    .map(({ rank, points }, seat) => ({ seat, rank, points: points ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);

/** The placings if the game ended now and every player repaid the notes that serve it best. */
export function placings(state: State): Placing[] {
  if (state.ending) return byRank(state.ending.scores);
  const { noteCosts } = rulesOf(state);
  const repaid = state.players.map((_, seat) => {
    const { purse } = playerAt(state, seat);
    return bestRepayment(state, purse.money ?? 0, purse.notes ?? 0);
  });
  const settled: State = {
    ...state,
    players: state.players.map((player, seat) => {
      const n = repaid[seat] as number;
      const money = (player.purse.money ?? 0) - n * noteCosts;
      return { ...player, purse: { ...player.purse, money, notes: (player.purse.notes ?? 0) - n } };
    }),
  };
  return byRank(scores(settled, repaid));
}

export function result(state: State): { winners: Seat[]; placings: Placing[] } | null {
  return state.ending ? { winners: [...state.ending.winners], placings: byRank(state.ending.scores) } : null;
}
