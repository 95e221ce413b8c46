import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

/** Nothing is inlined (no data: addresses, no inline script), so that the strict CSP of the worker holds. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/sw.ts` },
      // The service worker rules the paths below its own, so it must lie at the root under a fixed name.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    port: 8821,
    // The API of a running service; our own modules lie under /api too, but end in .ts.
    proxy: { '^/api/(?!.*\\.ts)': { target: process.env.API ?? 'http://localhost:8787', ws: true } },
  },
});
