/** Parts of a game's engine, for pages that do not need all of it. */
import type { AnyGame, Parsed } from '../../engine/core/game.ts';

type ParseOptions = (input: unknown, seats: number) => Parsed<unknown>;

/** Checks which options fit together when a table is opened. */
export async function loadParseOptions(game: string): Promise<ParseOptions> {
  if (game === 'nations') return (await import('../../engine/nations/options.ts')).parseOptions;
  return (await import('../../engine/wealth/options.ts')).parseOptions;
}

export async function loadEngine(game: string): Promise<AnyGame> {
  if (game === 'nations') return (await import('../../engine/nations/index.ts')).nations;
  return (await import('../../engine/wealth/index.ts')).wealth;
}
