import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { confineSheets } from './build/confine.ts';
import { shellFiles } from './build/shell.ts';

/**
 * Few files compress better than many: what every page needs, what every table needs, and the rest of each game. A
 * part named here is taken with all it imports at once, so what both games use must be named for the table, or one
 * game would fetch the other's code for it (test/e2e/weight.e2e.test.ts looks after that).
 */
const GROUPS = [
  {
    name: 'app',
    test: /node_modules\/solid-js|\0vite|web\/(router|api\/client|i18n\/(i18n|time)|games\/games|ui\/(Icon|Button|Brand|Flag|Menu|Toast|Dialog|later|phone|signs\/common)|state\/(keep|links|myTables|prefs|calling))\.tsx?$|engine\/core\/(fault|messages)/,
    priority: 3,
  },
  // Sheets that more than one page uses: all of them in one file that comes first, so that they are the same, and in
  // the same order, on every page and whatever was shown before. Those of a game are in one file for the same reason.
  { name: 'shared', test: /web\/(styles|ui|table|board|rules|pages)\/[^/]+\.css$/, priority: 9 },
  { name: 'wealthSheet', test: /web\/games\/wealth\/.*\.css$/, priority: 9 },
  { name: 'nationsSheet', test: /web\/games\/nations\/.*\.css$/, priority: 9 },
  {
    name: 'table',
    test: /web\/(table\/(Frame|TablePrompt|Strip|LineText|SidePanel|LogList|History|TopBar|ruleLink|EndActs|Reason)|state\/(room|feed|table|log|playback|notUndone|sameParts|lastSeen|presence|RoomContext)|pages\/(TablePage|Opening)|ui\/Tabs)\.tsx?$|engine\/core\/(play|draws|clone|choices|ledger)\.ts$/,
    priority: 2,
  },
  // The home page draws a board too, and the card browser the faces.
  { name: 'board', test: /web\/board\/(Chart|Hatches|Pieces|Sign|Tiles|geometry|board)\./, priority: 2 },
  { name: 'signs', test: /web\/ui\/signs\/nations/, priority: 2 },
  {
    name: 'faces',
    test: /engine\/nations\/data\/|web\/games\/nations\/cards\/(CardSmall|WhoMark|small|who|figures|fit|signs|wholeTexts|words)\./,
    priority: 2,
  },
  // So does the form a table is opened with, and it knows what goes together.
  { name: 'terrain', test: /engine\/wealth\/(rules\/acting\/refuse|data\/terrain)\./, priority: 2 },
  { name: 'options', test: /engine\/nations\/(options|data\/cards\/types)\./, priority: 3 },
  { name: 'wealth', test: /web\/games\/wealth\/entry/, priority: 1 },
  { name: 'nations', test: /web\/games\/nations\/entry/, priority: 1 },
  // What a question of Nations is put with.
  { name: 'asked', test: /web\/games\/nations\/(Asked|OptionList|questions\/(Heading|Track|Order))\./, priority: 0 },
];

/** Nothing is inlined (no data: addresses, no inline script), so that the strict CSP of the worker holds. */
export default defineConfig(({ command }) => {
  // A test runner that builds the pages sets NODE_ENV to "test"; what it tests must be what players get.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [solid(), shellFiles()],
    css: { postcss: { plugins: [confineSheets()] } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/sw.ts` },
        output: {
          // The service worker rules the paths below its own, so it must lie at the root under a fixed name.
          entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: GROUPS },
        },
      },
    },
    server: {
      port: 8821,
      // The API of a running service; our own modules lie under /api too, but end in .ts.
      proxy: { '^/api/(?!.*\\.ts)': { target: process.env.API ?? 'http://localhost:8787', ws: true } },
    },
  };
});
