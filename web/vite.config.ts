import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { confineSheets } from './build/confine.ts';
import { shellFiles } from './build/shell.ts';

/**
 * A few files compress better than many, so there are chunks for what every page needs, what every table needs, and the
 * rest of each game. A module named here brings everything it imports directly, so modules that both games use must be
 * in the group `table`; otherwise one game would fetch the other's code (test/e2e/weight.e2e.test.ts checks this).
 */
const GROUPS = [
  {
    name: 'app',
    test: /node_modules\/solid-js|\0vite|web\/(router|api\/client|i18n\/(i18n|time)|games\/(games|gameWords)|ui\/(Icon|Button|Brand|Flag|Menu|Toast|Dialog|later|phone|signs\/common)|state\/(keep|links|myTables|prefs|calling))\.tsx?$|engine\/core\/(fault|messages)/,
    priority: 3,
  },
  // All style sheets that more than one page uses go into one file that loads first, so that they apply in the same
  // order on every page, whatever was shown before. The sheets of each game are in one file for the same reason.
  { name: 'shared', test: /web\/(styles|ui|table|board|rules|pages)\/[^/]+\.css$/, priority: 9 },
  { name: 'wealthSheet', test: /web\/games\/wealth\/.*\.css$/, priority: 9 },
  { name: 'nationsSheet', test: /web\/games\/nations\/.*\.css$/, priority: 9 },
  {
    name: 'table',
    test: /web\/(table\/(Frame|TablePrompt|Strip|LineText|SidePanel|LogList|History|TopBar|ruleLink|EndActs|Reason)|state\/(room|feed|table|log|playback|notUndone|sameParts|lastSeen|presence|RoomContext)|pages\/(TablePage|Opening)|ui\/Tabs)\.tsx?$|engine\/core\/(action|shape|play|draws|clone|choices|ledger)\.ts$/,
    priority: 2,
  },
  // The home page draws a board too, and the card browser draws the faces.
  { name: 'board', test: /web\/board\/(Chart|Hatches|Pieces|Sign|Tiles|geometry|board)\./, priority: 2 },
  { name: 'signs', test: /web\/ui\/signs\/nations/, priority: 2 },
  {
    name: 'faces',
    test: /engine\/nations\/data\/|web\/games\/nations\/cards\/(CardSmall|WhoMark|small|who|figures|fit|signs|wholeTexts|words)\./,
    priority: 2,
  },
  // The form for a new table draws the terrain as well, and it checks which options fit together.
  { name: 'terrain', test: /engine\/wealth\/(options|rules\/acting\/refuse|data\/terrain)\./, priority: 3 },
  { name: 'options', test: /engine\/nations\/(options|data\/cards\/types)\./, priority: 3 },
  { name: 'wealth', test: /web\/games\/wealth\/entry/, priority: 1 },
  { name: 'nations', test: /web\/games\/nations\/entry/, priority: 1 },
  // The parts that show a question of Nations.
  { name: 'asked', test: /web\/games\/nations\/(Asked|OptionList|questions\/(Heading|Track|Order))\./, priority: 0 },
];

/** Nothing is inlined (no data: addresses, no inline scripts), so that the worker's strict CSP holds. */
export default defineConfig(({ command }) => {
  // A test runner that builds the pages sets NODE_ENV to "test", but tests must run what players get.
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
          // A service worker controls the paths below its own, so it must be at the root under a fixed name.
          entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: GROUPS },
        },
      },
    },
    server: {
      port: 8821,
      // Proxies the API of a running service. Our own modules are under /api too, but end in .ts.
      proxy: { '^/api/(?!.*\\.ts)': { target: process.env.API ?? 'http://localhost:8787', ws: true } },
    },
  };
});
