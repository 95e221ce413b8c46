/** The plan on the board: its tiles as ghosts, with their gain. */
import type { BoardMarks } from '../../board/picture.ts';
import type { Composer } from '../../composer.ts';
import { clashSpots, gainedDots, ghostsOf, withTiles } from '../ghost.ts';

export function planMarks(composer: Composer): BoardMarks {
  const { table, plan } = composer;
  const seat = table.seat() ?? 0;
  const placed = plan.placed();
  if (placed.length === 0) return {};
  return {
    ghosts: ghostsOf(
      seat,
      placed.map((wish) => ({ ...wish, held: 'plan' })),
    ),
    gained: gainedDots(table.present(), withTiles(table.present().board, seat, placed)),
    clashes: placed.flatMap((wish) => clashSpots(table.present().board, wish)),
    pills: plan
      .previews()
      .filter((preview) => preview.dots > 0)
      .map((preview) => ({ hex: preview.hex, text: `+${preview.dots}`, tone: 'act' })),
  };
}
