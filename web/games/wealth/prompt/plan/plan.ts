/** The plan: what I want to build next. It is stored in this browser and never sent. */
import { createMemo, createSignal } from 'solid-js';
import { type Hex, sameHex } from '../../../../../engine/core/hex.ts';
import { ROTATIONS } from '../../../../../engine/wealth/data/geometry.ts';
import type { Tile } from '../../../../../engine/wealth/data/goods.ts';
import { planFor, type Shortfall } from '../../../../../engine/wealth/facts/planning.ts';
import { previewTile, type TilePreview } from '../../../../../engine/wealth/facts/targets.ts';
import { pieceAt } from '../../../../../engine/wealth/rules/develop/pieces.ts';
import { keep, kept } from '../../../../state/keep.ts';
import type { WealthTable } from '../../wealthTable.ts';

export interface Wish {
  tile: Tile;
  /** Null until it has a place. */
  hex: Hex | null;
  rotation: number;
}

/** Things planned by number alone. */
export type Counted = 'flags' | 'automations' | 'units' | 'activations' | 'transports';

interface PlanData extends Record<Counted, number> {
  wishes: Wish[];
  /** Includes fuel for the next Produce. */
  runAll: boolean;
}

const EMPTY: PlanData = {
  wishes: [],
  flags: 0,
  automations: 0,
  units: 0,
  activations: 0,
  transports: 0,
  runAll: false,
};

const COUNTED = ['flags', 'automations', 'units', 'activations', 'transports'] as const satisfies readonly Counted[];

/** What the plan stored in this browser says now. */
function createStored(table: WealthTable) {
  const name = `plan:${table.id}:${table.seat()}`;
  const [data, setData] = createSignal<PlanData>({ ...EMPTY, ...kept<PlanData>(name) });
  const change = (part: Partial<PlanData>) => {
    setData({ ...data(), ...part });
    keep(name, data());
  };
  return { data, change };
}

/** The planned tiles on the board, and all that the plan costs. */
function createSums(table: WealthTable, data: () => PlanData) {
  const seat = () => table.seat() ?? 0;
  /** A planned tile is dropped once its hex has been built on. */
  const wishes = createMemo(() =>
    data().wishes.filter((wish) => {
      const piece = wish.hex ? pieceAt(table.present(), wish.hex) : null;
      return !piece?.tile && (piece === null || piece.seat === seat());
    }),
  );
  const placed = createMemo(() => wishes().filter((wish): wish is Wish & { hex: Hex } => wish.hex !== null));
  const previews = createMemo((): TilePreview[] =>
    placed().map((wish) => previewTile(table.present(), seat(), wish.tile, wish.hex, wish.rotation)),
  );
  const need = createMemo((): Shortfall => {
    const tiles: Partial<Record<Tile, number>> = {};
    for (const wish of wishes()) tiles[wish.tile] = (tiles[wish.tile] ?? 0) + 1;
    const { wishes: _, flags, ...rest } = data();
    // A planned tile on a hex without a flag needs the flag too.
    const bare = placed().filter((wish) => pieceAt(table.present(), wish.hex) === null).length;
    const forced = previews().filter((preview) => preview.clash).length;
    return planFor(table.present(), seat(), { ...rest, tiles, flags: flags + bare, forced });
  });
  return { wishes, placed, previews, need };
}

function turned(wish: Wish): Wish {
  const turns = ROTATIONS[wish.tile];
  return { ...wish, rotation: turns[(turns.indexOf(wish.rotation) + 1) % turns.length] ?? 0 };
}

export function createPlan(table: WealthTable) {
  const { data, change } = createStored(table);
  const { wishes, placed, previews, need } = createSums(table, data);
  const best = (tile: Tile, hex: Hex): number =>
    ROTATIONS[tile]
      .map((rotation) => previewTile(table.present(), table.seat() ?? 0, tile, hex, rotation))
      .sort((a, b) => Number(a.clash) - Number(b.clash) || b.dots - a.dots)[0]?.rotation ?? 0;
  const replace = (at: number, by: (wish: Wish) => Wish) =>
    change({ wishes: wishes().map((wish, i) => (i === at ? by(wish) : wish)) });

  return {
    wishes,
    placed,
    previews,
    need,
    count: (of: Counted) => data()[of],
    runAll: () => data().runAll,
    isEmpty: () => wishes().length === 0 && COUNTED.every((of) => data()[of] === 0) && !data().runAll,
    countOf: (tile: Tile) => wishes().filter((wish) => wish.tile === tile).length,
    add: (tile: Tile) => change({ wishes: [...wishes(), { tile, hex: null, rotation: 0 }] }),
    remove: (tile: Tile) => {
      const at = wishes().findLastIndex((wish) => wish.tile === tile);
      change({ wishes: wishes().filter((_, i) => i !== at) });
    },
    setCount: (of: Counted, n: number) => change({ [of]: Math.max(0, n) }),
    setRunAll: (runAll: boolean) => change({ runAll }),
    /** Places the last tile without a hex, or otherwise the last tile. A second tap turns it. */
    put: (hex: Hex) => {
      const here = wishes().findIndex((wish) => wish.hex && sameHex(wish.hex, hex));
      if (here >= 0) return replace(here, turned);
      const loose = wishes().findLastIndex((wish) => wish.hex === null);
      const at = loose >= 0 ? loose : wishes().length - 1;
      replace(at, (wish) => ({ ...wish, hex, rotation: best(wish.tile, hex) }));
    },
    clear: () => change(EMPTY),
  };
}
