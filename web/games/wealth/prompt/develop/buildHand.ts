/** A tile on its way to one of my flags: where it goes, how it is turned, and what that gains. */
import { createMemo } from 'solid-js';
import { type Hex, sameHex } from '../../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../../engine/wealth/actions/index.ts';
import {
  bareTargets,
  buildTargets,
  checkOnBareLand,
  checkPreview,
  previewsAt,
  type TilePreview,
} from '../../../../../engine/wealth/facts/targets.ts';
import { pieceAt } from '../../../../../engine/wealth/rules/develop/pieces.ts';
import type { Composer } from '../../composer.ts';
import type { MoveNamed } from '../../move.ts';
import { distinct } from '../targets.ts';

export const buildOf = ({ tile, hex, rotation, clash }: TilePreview): ActionOf<'build'> => ({
  type: 'build',
  tile,
  hex,
  rotation,
  force: clash,
});

/**
 * Where the tile may go and how it may be turned there: legal before illegal, without a clash before with one. On bare
 * land the flag is placed now, and the tile becomes an order.
 */
function createPreviews(composer: Composer, build: () => MoveNamed<'build'>) {
  const { table } = composer;
  const seat = () => table.seat() ?? 0;
  const previews = createMemo(() => buildTargets(table.state(), seat(), build().tile));
  const bare = createMemo(() => (table.orders.exist ? bareTargets(table.state(), seat(), build().tile) : []));
  const isBare = (hex: Hex) => pieceAt(table.state(), hex) === null;
  const refusalOf = (preview: TilePreview) =>
    isBare(preview.hex)
      ? checkOnBareLand(table.state(), seat(), preview, preview.clash)
      : checkPreview(table.state(), seat(), preview);
  const isLegal = (preview: TilePreview) => refusalOf(preview) === null;
  const rank = (a: TilePreview, b: TilePreview) =>
    Number(isLegal(b)) - Number(isLegal(a)) || Number(a.clash) - Number(b.clash) || b.dots - a.dots;
  const at = (hex: Hex) =>
    isBare(hex)
      ? previewsAt(table.state(), seat(), build().tile, hex)
      : previews().filter((preview) => sameHex(preview.hex, hex));
  return {
    at,
    isBare,
    bare,
    refusalOf,
    isLegal,
    best: () => [...previews()].sort(rank)[0] ?? null,
    bestAt: (hex: Hex) => at(hex).sort(rank)[0] ?? null,
    hexes: createMemo(() =>
      distinct(
        previews()
          .filter(isLegal)
          .map((preview) => preview.hex),
      ),
    ),
  };
}

export function createBuildHand(composer: Composer, build: () => MoveNamed<'build'>) {
  const { at, isBare, bare, refusalOf, isLegal, best, bestAt, hexes } = createPreviews(composer, build);
  /** At first the flag where the tile gains most. */
  const place = createMemo(() => build().place ?? best());
  const hex = (): Hex | null => place()?.hex ?? null;
  const turns = createMemo(() => {
    const where = hex();
    return where ? at(where).sort((a, b) => a.rotation - b.rotation) : [];
  });
  const chosen = createMemo(() => turns().find((turn) => turn.rotation === place()?.rotation) ?? null);
  const put = (where: Hex, rotation: number) => composer.tell({ type: 'place', hex: where, rotation });
  const turnTo = (rotation: number) => {
    const where = hex();
    if (where) put(where, rotation);
  };
  const calm = () =>
    turns()
      .filter((turn) => !turn.clash && isLegal(turn))
      .sort((a, b) => b.dots - a.dots)[0];
  return {
    /** My flags, and the land where a flag and the tile can follow each other. */
    hexes,
    bare,
    isBare,
    hex,
    turns,
    chosen,
    legal: () => {
      const preview = chosen();
      return preview && isLegal(preview) ? preview : null;
    },
    refusal: () => {
      const preview = chosen();
      return preview ? refusalOf(preview) : null;
    },
    isLegal,
    isHere: (where: Hex) => {
      const now = hex();
      return now !== null && sameHex(where, now);
    },
    put: (where: Hex) => put(where, bestAt(where)?.rotation ?? 0),
    turnTo,
    /** The best rotation without a clash. */
    calm,
    /** A tap turns the tile. It turns into a clash, which costs more, only if every rotation clashes. */
    turnOn: () => {
      const open = turns().filter(isLegal);
      const order = calm() ? open.filter((turn) => !turn.clash) : open;
      const next = order[(order.findIndex((turn) => turn.rotation === chosen()?.rotation) + 1) % order.length];
      if (next) turnTo(next.rotation);
    },
  };
}

export type BuildHand = ReturnType<typeof createBuildHand>;
