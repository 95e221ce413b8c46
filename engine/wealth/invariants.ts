/** What holds for every state. If any of it is broken, the engine is at fault, never a player. */
import { parseHexKey } from '../core/hex.ts';
import { HEXES, hexIndex, isPlayable } from './data/board.ts';
import { CUBES, GOODS, TILES } from './data/goods.ts';
import { MARKETS } from './data/markets.ts';
import { isLiving, isTradePhase, livingSeats } from './rules/acting/turns.ts';
import { rulesOf } from './rules/editions.ts';
import { isEndOpen } from './rules/end/standstill.ts';
import { flagsAtStart } from './rules/setUp/start.ts';
import type { State } from './state.ts';

export function invariants(state: State): string[] {
  const broken: string[] = [];
  checkBank(state, broken);
  checkBoard(state, broken);
  checkTurn(state, broken);
  return broken;
}

/** What players, markets and the bank hold of a kind adds up to zero, because all of it came from the bank. */
function checkBank(state: State, broken: string[]): void {
  for (const kind of GOODS) {
    let sum = (state.supply[kind] ?? 0) + (state.market[kind] ?? 0);
    for (const { purse } of state.players) {
      const held = purse[kind] ?? 0;
      if (held < 0) broken.push(`${held} ${kind} held`);
      sum += held;
    }
    if (sum !== 0) broken.push(`${sum} ${kind} out of nowhere`);
  }
  for (const cube of CUBES) {
    const stock = state.market[cube] ?? 0;
    if (stock < 0 || stock > MARKETS[cube].sell.length) broken.push(`${stock} ${cube} in the market`);
  }
}

interface Count {
  flags: number;
  tokens: number;
  units: number;
  tiles: Record<string, number>;
}

function checkBoard(state: State, broken: string[]): void {
  const counts: Count[] = state.players.map(() => ({ flags: 0, tokens: 0, units: 0, tiles: {} }));
  if (state.board.length !== HEXES.length) broken.push('the board has another size');
  for (let place = 0; place < state.board.length; place++) {
    const piece = state.board[place];
    if (!piece) continue;
    if (!isPlayable(state.options, place)) broken.push(`a piece on hex ${place}`);
    const count = counts[piece.seat] as Count;
    count.flags++;
    count.tokens += piece.tokens;
    if (piece.tile) count.tiles[piece.tile] = (count.tiles[piece.tile] ?? 0) + 1;
    else if (piece.tokens > 0) broken.push('a token without a tile');
  }
  const flags = flagsAtStart(state);
  const left: Record<string, number> = { ...rulesOf(state).stacks };
  let units = state.supply.units ?? 0;
  let tokens = state.supply.tokens ?? 0;
  state.players.forEach((player, seat) => {
    const count = counts[seat] as Count;
    for (const hex in player.units) {
      const n = player.units[hex] as number;
      if (n < 1 || !isPlayable(state.options, hexIndex(parseHexKey(hex))))
        broken.push(`seat ${seat}: ${n} units on ${hex}`);
      count.units += n;
    }
    const { placed, purse } = player;
    if (count.flags !== placed.flags) broken.push(`seat ${seat}: flags on the board`);
    if ((purse.flags ?? 0) + count.flags !== flags) broken.push(`seat ${seat}: flags`);
    if (count.tokens !== placed.tokens) broken.push(`seat ${seat}: tokens`);
    if (count.units !== placed.units) broken.push(`seat ${seat}: units`);
    for (const tile of TILES) {
      if ((count.tiles[tile] ?? 0) !== placed[tile]) broken.push(`seat ${seat}: ${tile}`);
      left[tile] = (left[tile] ?? 0) - (placed[tile] ?? 0);
    }
    units += placed.units ?? 0;
    tokens += placed.tokens ?? 0;
  });
  for (const tile of TILES) if (left[tile] !== state.stacks[tile]) broken.push(`stack of ${tile}`);
  if (units !== 0) broken.push('units out of nowhere');
  if (tokens !== 0) broken.push('tokens out of nowhere');
}

function checkTurn(state: State, broken: string[]): void {
  const nobody = state.phase === 'produce' || state.phase === 'over';
  if ((state.active === null) !== nobody) broken.push(`active ${state.active} in ${state.phase}`);
  if ((state.phase === 'over') !== (state.ending !== null)) broken.push(`ending in ${state.phase}`);
  if ((state.phase === 'draft') !== (state.draft !== null)) broken.push(`draft in ${state.phase}`);
  if (state.active !== null && state.players[state.active]?.eliminated !== null)
    broken.push('an eliminated active player');
  if (state.offers.length > 0 && !isTradePhase(state)) broken.push(`offers in ${state.phase}`);
  if ((state.stand || state.activations > 0) && state.phase !== 'develop') broken.push(`activation in ${state.phase}`);
  if (state.phase !== 'produce' && state.players.some((player) => player.runs)) broken.push(`runs in ${state.phase}`);
  const agreed = state.still?.agreed ?? [];
  if (agreed.length > 0 && !isEndOpen(state)) broken.push(`agreements in ${state.phase}`);
  if (agreed.some((seat) => !isLiving(state, seat))) broken.push('an eliminated player agrees');
  if (state.phase !== 'over' && livingSeats(state).every((seat) => agreed.includes(seat)))
    broken.push('all agree and the game goes on');
}
