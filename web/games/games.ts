/** The games by id. The code of a game loads only when it is needed. gameWords.ts has their words. */
import type { GameEntry } from './contract.ts';

const ENTRIES: Readonly<Record<string, () => Promise<{ default: GameEntry }>>> = {
  'wealth-of-nations': () => import('./wealth/entry.ts'),
  nations: () => import('./nations/entry.ts'),
};

export async function loadGame(id: string): Promise<GameEntry> {
  const load = ENTRIES[id];
  if (!load) throw new Error(`no page for the game ${id}`);
  return (await load()).default;
}
