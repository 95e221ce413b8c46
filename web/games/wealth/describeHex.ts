/** A hex in words, for screen readers. */
import { type Hex, hexKey } from '../../../engine/core/hex.ts';
import { hexIndex, isPlayable } from '../../../engine/wealth/data/board.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { pieceAt } from '../../../engine/wealth/rules/develop/pieces.ts';
import type { State } from '../../../engine/wealth/state.ts';
import type { Words } from './words.ts';

export function describeHex(
  { word, term }: Words,
  state: State,
  hex: Hex,
  names: readonly string[],
  canPick: boolean,
): string {
  const parts: string[] = [];
  const piece = pieceAt(state, hex);
  if (!isPlayable(state.options, hexIndex(hex))) parts.push(word('hex.barred'));
  else if (!piece) parts.push(word('hex.free'));
  else {
    const owner = names[piece.seat] ?? '';
    if (piece.tile) parts.push(word('hex.tile', { tile: term(piece.tile), name: owner }));
    else parts.push(word('hex.flag', { name: owner }));
    if (piece.tokens > 0) parts.push(word('hex.automated'));
  }
  state.players.forEach((player, seat) => {
    const count = player.units[hexKey(hex)] ?? 0;
    if (count > 0) parts.push(word('hex.units', { units: term('units', count), name: names[seat] ?? '' }));
  });
  if (canPick) parts.push(word('hex.canPick'));
  return `${hexName(hex)}: ${parts.join(', ')}`;
}
