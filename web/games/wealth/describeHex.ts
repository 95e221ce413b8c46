/** A hex in words, for screen readers. */
import { type Hex, hexKey } from '../../../engine/core/hex.ts';
import { hexIndex, isPlayable } from '../../../engine/wealth/data/board.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { pieceAt } from '../../../engine/wealth/rules/develop/pieces.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { term, w } from './words.ts';

export function describeHex(state: State, hex: Hex, names: readonly string[], canPick: boolean): string {
  const parts: string[] = [];
  const piece = pieceAt(state, hex);
  if (!isPlayable(state.options, hexIndex(hex))) parts.push(w('hex.barred'));
  else if (!piece) parts.push(w('hex.free'));
  else {
    const owner = names[piece.seat] ?? '';
    if (piece.tile) parts.push(w('hex.tile', { tile: term(piece.tile), name: owner }));
    else parts.push(w('hex.flag', { name: owner }));
    if (piece.tokens > 0) parts.push(w('hex.automated'));
  }
  state.players.forEach((player, seat) => {
    const count = player.units[hexKey(hex)] ?? 0;
    if (count > 0) parts.push(w('hex.units', { units: term('units', count), name: names[seat] ?? '' }));
  });
  if (canPick) parts.push(w('hex.canPick'));
  return `${hexName(hex)}: ${parts.join(', ')}`;
}
