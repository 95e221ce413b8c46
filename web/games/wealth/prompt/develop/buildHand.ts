/** A tile on its way to one of my flags: where it goes, how it is turned, and what that gains. */
import { createMemo } from 'solid-js';
import { type Hex, sameHex } from '../../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../../engine/wealth/actions/index.ts';
import { buildTargets, checkPreview, type TilePreview } from '../../../../../engine/wealth/facts/targets.ts';
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

export function createBuildHand(composer: Composer, build: () => MoveNamed<'build'>) {
  const { table } = composer;
  const seat = () => table.seat() ?? 0;
  const previews = createMemo(() => buildTargets(table.state(), seat(), build().tile));
  const refusalOf = (preview: TilePreview) => checkPreview(table.state(), seat(), preview);
  const isLegal = (preview: TilePreview) => refusalOf(preview) === null;
  /** Legal before illegal, without a clash before with one, then by gain. */
  const rank = (a: TilePreview, b: TilePreview) =>
    Number(isLegal(b)) - Number(isLegal(a)) || Number(a.clash) - Number(b.clash) || b.dots - a.dots;
  const at = (hex: Hex) => previews().filter((preview) => sameHex(preview.hex, hex));
  /** At first the flag where the tile gains most. */
  const place = createMemo(() => build().place ?? [...previews()].sort(rank)[0] ?? null);
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
    hexes: createMemo(() =>
      distinct(
        previews()
          .filter(isLegal)
          .map((preview) => preview.hex),
      ),
    ),
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
    put: (where: Hex) => put(where, at(where).sort(rank)[0]?.rotation ?? 0),
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
