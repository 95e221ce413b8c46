/**
 * Tells the service worker which files the home page is made of, so that it can keep them before anybody opened it:
 * without a connection the address `/` must show something. The list is put into sw.js when the names are known; a
 * build with other files is another sw.js, which browsers install anew.
 */
import type { Plugin, Rolldown } from 'vite';

/** What sw.ts writes where the list goes. */
const PLACE = '__SHELL_FILES__';
/** The parts of the page that nothing imports at once: the home page, the page that says that another did
 * not come, and all words they may be read in. */
const PARTS = /\/web\/(main\.tsx|pages\/(home\/Home|Unloaded)\.tsx|i18n\/(pages\.)?(en|it)\.ts)$/;

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
    // After the chunks that are only a sheet have gone.
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk' || !worker.code.includes(PLACE)) this.error('sw.js has no place for the list');
      worker.code = worker.code.replace(PLACE, filesOf(bundle).join(' '));
    },
  };
}
