/**
 * Tells the service worker which files make up the home page, so that it can cache them before anybody opens that page:
 * without a connection the address `/` must still show something. The list is written into sw.js once the file names
 * are known. A build with different files gives a different sw.js, which browsers install again.
 */
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../../engine/core/messages.ts';

/** The placeholder in sw.ts for the list. */
const PLACE = '__SHELL_FILES__';
const LANGUAGE = `(${LANGUAGES.join('|')})`;
/**
 * The parts of the shell that nothing imports statically: the home page with the picture of each game, the page for a
 * failed load, and their words in every language.
 */
const PARTS = new RegExp(
  `/web/(main\\.tsx|pages/(home/Home|Unloaded)\\.tsx|i18n/(pages\\.)?${LANGUAGE}\\.ts|games/[^/]+/(opening/Art\\.tsx|messages/about\\.${LANGUAGE}\\.ts))$`,
);

function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const chunk of chunks) if (chunk.name !== 'sw' && chunk.moduleIds.some((id) => PARTS.test(id))) add(chunk);
  const files = [...found].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)].sort().map((file) => `/${file}`);
}

export function shellFiles(): Plugin {
  return {
    name: 'shell-files',
    // Runs after the chunks that hold only a style sheet are removed.
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk' || !worker.code.includes(PLACE)) this.error('sw.js has no place for the list');
      worker.code = worker.code.replace(PLACE, filesOf(bundle).join(' '));
    },
  };
}
