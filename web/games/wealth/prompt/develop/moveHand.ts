/** The tiles being moved: picked up together, put down one by one in this order. */
import { createMemo } from 'solid-js';
import { type Hex, hexKey, sameHex } from '../../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../../engine/wealth/actions/index.ts';
import type { TileMove, TokenMove } from '../../../../../engine/wealth/actions/moveTiles.ts';
import { HEXES, hexIndex } from '../../../../../engine/wealth/data/board.ts';
import { clashes } from '../../../../../engine/wealth/rules/blocs.ts';
import { pieceAt } from '../../../../../engine/wealth/rules/develop/pieces.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import type { Piece, State } from '../../../../../engine/wealth/state.ts';
import type { Composer } from '../../composer.ts';
import type { Lifted, MoveNamed } from '../../move.ts';
import type { WealthTable } from '../../wealthTable.ts';
import { isAmong } from '../ghost.ts';

/** Refusals that have nothing to do with the hex itself. */
const MENDED = ['wealth/cannot-pay', 'wealth/develop/nothing-moves'];

/** Each tile, with force if it clashes when it is put down while the rest are still in hand. */
function tileMoves(state: State, all: readonly Lifted[]): TileMove[] {
  const board: (Piece | null)[] = [...state.board];
  for (const { from } of all) board[hexIndex(from)] = null;
  return all.map(({ tile, from, to, rotation }) => {
    const place = hexIndex(to);
    const force = clashes(board, place, tile, rotation);
    // Whose tile it is does not matter to a clash.
    board[place] = { seat: 0, tile, rotation, tokens: 0 };
    return { from, to, rotation, force };
  });
}

function moveOf(state: State, all: readonly Lifted[], automation: readonly TokenMove[] = []): ActionOf<'moveTiles'> {
  return { type: 'moveTiles', tiles: tileMoves(state, all), automation: [...automation] };
}

/** The hexes with a piece of mine of some kind. */
const ownHexes = (table: WealthTable, isMeant: (piece: Piece) => boolean): Hex[] =>
  HEXES.filter((hex) => {
    const piece = pieceAt(table.state(), hex);
    return piece !== null && piece.seat === (table.seat() ?? 0) && isMeant(piece);
  });

/** Where the tile in hand may go, and what else the move leaves open. */
function createTargets(composer: Composer, lifted: () => readonly Lifted[], active: () => number) {
  const { table } = composer;
  const refusalOf = (all: readonly Lifted[], automation?: readonly TokenMove[]) =>
    composer.check(moveOf(table.state(), all, automation));
  const isOpen = (all: readonly Lifted[]) => {
    const refusal = refusalOf(all);
    return refusal === null || MENDED.includes(refusal.code);
  };
  return {
    targets: createMemo(() => {
      if (!lifted()[active()]) return [];
      return HEXES.filter((to) => isOpen(lifted().map((one, i) => (i === active() ? { ...one, to } : one))));
    }),
    /** W7.9: the tokens of the blocs that this move splits, with the tiles each may go to. */
    splits: createMemo((): { from: Hex; to: Hex[] }[] => {
      if (lifted().length === 0 || refusalOf(lifted()) !== null) return [];
      return ownHexes(table, ({ tokens }) => tokens > 0)
        .map((from) => ({ from, to: HEXES.filter((to) => refusalOf(lifted(), [{ from, to }]) === null) }))
        .filter((split) => split.to.length > 1);
    }),
  };
}

export function createMoveHand(composer: Composer, move: () => MoveNamed<'move'>) {
  const { table } = composer;
  const lifted = () => move().lifted;
  const active = () => move().active;
  const { targets, splits } = createTargets(composer, lifted, active);
  const tokenOf = (from: Hex): Hex | undefined => move().tokens[hexKey(from)];
  const action = createMemo(() => {
    if (lifted().length === 0) return null;
    const automation = splits().flatMap(({ from, to }): TokenMove[] => {
      const wanted = tokenOf(from);
      return wanted && isAmong(to, wanted) ? [{ from, to: wanted }] : [];
    });
    return moveOf(table.state(), lifted(), automation);
  });
  const refusal = () => {
    const made = action();
    return made ? composer.check(made) : null;
  };
  const own = createMemo(() => ownHexes(table, ({ tile }) => tile !== null));
  const isFull = () => lifted().length === rulesOf(table.state()).mostMoved;

  return {
    lifted,
    active,
    hold: (index: number) => composer.tell({ type: 'hold', index }),
    targets,
    action,
    refusal,
    /** The move, if it can be sent. */
    ready: () => (refusal() === null ? action() : null),
    /** The tile is picked up but not placed elsewhere or turned yet, so there is nothing to complain about. */
    isUnmoved: () => refusal()?.code === 'wealth/develop/nothing-moves',
    splits,
    tokenOf,
    putToken: (from: Hex, to: Hex) => composer.tell({ type: 'putToken', from, to }),
    liftable: () => (isFull() ? [] : own().filter((hex) => !lifted().some((one) => sameHex(one.from, hex)))),
    lift: (hex: Hex) => {
      const piece = pieceAt(table.state(), hex);
      if (piece?.tile) composer.tell({ type: 'lift', hex, tile: piece.tile, rotation: piece.rotation });
    },
    putBack: (index: number) => composer.tell({ type: 'putBack', index }),
    moveTo: (hex: Hex) => composer.tell({ type: 'moveTo', hex }),
    turn: (step: 1 | -1) => composer.tell({ type: 'turn', step }),
  };
}

export type MoveHand = ReturnType<typeof createMoveHand>;
