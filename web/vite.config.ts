import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { codeOfTables } from './build/chunks.ts';
import { keepSheets, scopedName, writeClassNames } from './build/classNames.ts';
import { shellFiles } from './build/shell.ts';

/** Nothing is inlined (no data: addresses, no inline scripts), so that the worker's strict CSP holds. */
export default defineConfig(({ command }) => {
  // A test runner that builds the pages sets NODE_ENV to "test", but tests must run what players get.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [solid({ babel: { plugins: [writeClassNames] } }), keepSheets(), shellFiles()],
    css: {
      modules: { generateScopedName: scopedName },
      postcss: {
        plugins: [
          // Every sheet knows the named sizes of screens.
          globalData({ files: [`${import.meta.dirname}/styles/media.css`] }),
          customMedia(),
        ],
      },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // The tests find out from the maps which source a journey has run. They are not deployed (public/.assetsignore).
      sourcemap: 'hidden',
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // What every page has loaded already is not named again for each part that loads later.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/^assets\/app-/.test(file)),
      },
      rolldownOptions: {
        input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/sw.ts` },
        output: {
          // A service worker controls the paths below its own, so it must be at the root under a fixed name.
          entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: [codeOfTables] },
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
