/** Notes which parts of the pages a journey has run. `test/coverage.ts` puts the notes of all journeys together. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** Where the notes of a run go. Nothing is noted when no folder is named. */
const folder = process.env.COVERAGE;

type Entry = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];
/** The text of a script is in the build, so it is not noted again. */
export type Note = Pick<Entry, 'url' | 'functions'>;

const begin = (page: Page): Promise<void> => page.coverage.startJSCoverage({ resetOnNavigation: false });

async function note(page: Page): Promise<void> {
  if (!folder || page.isClosed()) return;
  const entries = await page.coverage.stopJSCoverage().catch((): Entry[] => []);
  const notes: Note[] = entries
    .filter(({ url }) => url.includes('/assets/'))
    .map(({ url, functions }) => ({ url: new URL(url).pathname, functions }));
  if (notes.length > 0) writeFileSync(path.join(folder, `${crypto.randomUUID()}.json`), JSON.stringify(notes));
}

/** A document takes what is known of it along when it goes, so notes are taken before. */
function notesBeforeItGoes(page: Page): void {
  for (const way of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(page, {
      [way]: async (...given: unknown[]) => {
        await note(page);
        await begin(page);
        return go(...given);
      },
    });
  }
  const close = page.close.bind(page);
  page.close = async (options) => {
    await note(page);
    await close(options);
  };
}

/** Watches every page that a context opens. */
export function watchCoverage(context: BrowserContext): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    await begin(page);
    notesBeforeItGoes(page);
    return page;
  };
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(context.pages().map(note));
    await close(options);
  };
}
