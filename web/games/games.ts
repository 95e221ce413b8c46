/** The games by id. The code and the words of a game load only when they are needed. */
import type { Catalogue, Language } from '../../engine/core/messages.ts';
import type { GameEntry } from './contract.ts';

const FOLDERS: Readonly<Record<string, string>> = { 'wealth-of-nations': 'wealth', nations: 'nations' };

const entries = import.meta.glob<{ default: GameEntry }>('./*/entry.ts');
const words = import.meta.glob<Record<string, Catalogue>>('../../engine/*/messages/*/{table,refusals,options}.ts');
const pageWords = import.meta.glob<Record<string, Catalogue>>('./*/messages/??.ts');
const rules = import.meta.glob<string>('../../engine/*/RULES*.md', { query: '?raw', import: 'default' });

export async function loadGame(id: string): Promise<GameEntry> {
  const load = entries[`./${FOLDERS[id]}/entry.ts`];
  if (!load) throw new Error(`no page for the game ${id}`);
  return (await load()).default;
}

/** Words of a game: those its table starts with, those of its refusals, or those of the form for a new table. */
export async function loadWords(
  id: string,
  language: Language,
  part: 'table' | 'refusals' | 'options',
): Promise<Catalogue> {
  const folder = FOLDERS[id];
  const [game, page] = await Promise.all([
    words[`../../engine/${folder}/messages/${language}/${part}.ts`]?.(),
    part === 'table' ? pageWords[`./${folder}/messages/${language}.ts`]?.() : {},
  ]);
  return Object.assign({}, game?.[part], ...Object.values(page ?? {}));
}

/** The rules of a game as text: RULES.md (English) or RULES.<language>.md. */
export async function loadRules(id: string, language: Language): Promise<string | null> {
  const name = `../../engine/${FOLDERS[id]}/RULES`;
  const load = rules[`${name}.${language}.md`] ?? rules[`${name}.md`];
  return load ? await load() : null;
}
