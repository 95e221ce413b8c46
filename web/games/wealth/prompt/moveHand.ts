/** The tiles being moved: picked up together, put down one by one in this order. */
import { createMemo, createSignal } from 'solid-js';
import { type Hex, hexKey, sameHex } from '../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../engine/wealth/actions/index.ts';
import type { TileMove, TokenMove } from '../../../../engine/wealth/actions/moveTiles.ts';
import { HEXES, hexIndex } from '../../../../engine/wealth/data/board.ts';
import type { Tile } from '../../../../engine/wealth/data/goods.ts';
import { clashes } from '../../../../engine/wealth/rules/blocs.ts';
import { pieceAt } from '../../../../engine/wealth/rules/develop/pieces.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import type { Piece } from '../../../../engine/wealth/state.ts';
import type { Composer } from '../composer.ts';

interface Lifted {
  from: Hex;
  to: Hex;
  rotation: number;
}

/** Refusals that have nothing to do with the hex itself. */
const MENDED = ['wealth/cannot-pay', 'wealth/develop/nothing-moves'];

export function createMoveHand(composer: Composer) {
  const { table } = composer;
  const [lifted, setLifted] = createSignal<readonly Lifted[]>([]);
  const [active, setActive] = createSignal(0);
  const tileOf = (one: Lifted): Tile => pieceAt(table.state(), one.from)?.tile as Tile;

  /** Each tile, with force if it clashes when it is put down while the rest are still in hand. */
  function moves(all: readonly Lifted[]): TileMove[] {
    const board: (Piece | null)[] = [...table.state().board];
    for (const { from } of all) board[hexIndex(from)] = null;
    return all.map((one) => {
      const piece = pieceAt(table.state(), one.from) as Piece;
      const place = hexIndex(one.to);
      const force = clashes(board, place, tileOf(one), one.rotation);
      board[place] = { ...piece, rotation: one.rotation };
      return { ...one, force };
    });
  }
  /** Where the player wants the tokens of split blocs to go, by the hex they are on now. */
  const [tokens, setTokens] = createSignal<Readonly<Record<string, Hex>>>({});
  const actionOf = (all: readonly Lifted[], automation: readonly TokenMove[] = []): ActionOf<'moveTiles'> => ({
    type: 'moveTiles',
    tiles: moves(all),
    automation: [...automation],
  });
  const isOpen = (all: readonly Lifted[]) => {
    const refusal = composer.check(actionOf(all));
    return refusal === null || MENDED.includes(refusal.code);
  };
  const withActive = (change: Partial<Lifted>): Lifted[] =>
    lifted().map((one, i) => (i === active() ? { ...one, ...change } : one));
  const targets = createMemo(() => (lifted()[active()] ? HEXES.filter((hex) => isOpen(withActive({ to: hex }))) : []));
  /** W7.9: the tokens of the blocs that this move splits, with the tiles each may go to. */
  const splits = createMemo((): { from: Hex; to: Hex[] }[] => {
    if (lifted().length === 0 || composer.check(actionOf(lifted())) !== null) return [];
    const own = HEXES.filter((hex) => {
      const piece = pieceAt(table.state(), hex);
      return piece?.seat === table.seat() && piece.tokens > 0;
    });
    return own
      .map((from) => ({
        from,
        to: HEXES.filter((to) => composer.check(actionOf(lifted(), [{ from, to }])) === null),
      }))
      .filter((split) => split.to.length > 1);
  });
  const automation = (): TokenMove[] =>
    splits().flatMap(({ from, to }) => {
      const wanted = tokens()[hexKey(from)];
      return wanted && to.some((hex) => sameHex(hex, wanted)) ? [{ from, to: wanted }] : [];
    });
  const action = createMemo(() => (lifted().length > 0 ? actionOf(lifted(), automation()) : null));

  return {
    lifted,
    active,
    setActive,
    tileOf,
    targets,
    action,
    refusal: () => {
      const made = action();
      return made ? composer.check(made) : null;
    },
    splits,
    tokenOf: (from: Hex): Hex | undefined => tokens()[hexKey(from)],
    putToken: (from: Hex, to: Hex) => setTokens({ ...tokens(), [hexKey(from)]: to }),
    isFull: () => lifted().length === rulesOf(table.state()).mostMoved,
    lift: (hex: Hex) => {
      const piece = pieceAt(table.state(), hex);
      if (!piece?.tile) return;
      setLifted([...lifted(), { from: hex, to: hex, rotation: piece.rotation }]);
      setActive(lifted().length - 1);
    },
    drop: (index: number) => {
      setLifted(lifted().filter((_, i) => i !== index));
      setActive(Math.max(0, lifted().length - 1));
    },
    moveTo: (hex: Hex) => setLifted(withActive({ to: hex })),
    turn: (step: 1 | -1) => {
      const one = lifted()[active()];
      if (one) setLifted(withActive({ rotation: (one.rotation + step + 6) % 6 }));
    },
    isLifted: (hex: Hex) => lifted().some((one) => sameHex(one.from, hex)),
  };
}

export type MoveHand = ReturnType<typeof createMoveHand>;
