/** The auction, for the pages. */
import type { Manifest } from '../../../../web/games/contract.ts';

export const auction: Manifest = {
  id: 'test-auction',
  name: 'Test auction',
  seats: { min: 1, max: 6 },
  moves: 6,
  alone: { seats: 2, computers: 1 },
  mark: '<circle r="14" fill="var(--ochre)" stroke="var(--ochre-e)"/>',
  words: {
    en: {
      about: () => import('./messages/about.en.ts'),
      table: [() => import('../engine/messages/en.ts'), () => import('./messages/en.ts')],
      refusals: [() => import('../engine/messages/en.ts')],
      options: [() => import('../engine/messages/en.ts')],
    },
    it: {
      about: () => import('./messages/about.it.ts'),
      table: [() => import('../engine/messages/it.ts'), () => import('./messages/it.ts')],
      refusals: [() => import('../engine/messages/it.ts')],
      options: [() => import('../engine/messages/it.ts')],
    },
  },
  rules: {
    en: () => import('../engine/RULES.md?raw'),
    it: () => import('../engine/RULES.it.md?raw'),
  },
  page: async () => {
    const [{ auction }, { Table }] = await Promise.all([import('../engine/index.ts'), import('./Table.tsx')]);
    return { game: auction, Table };
  },
  opening: async () => {
    const [{ auction }, { Cover }] = await Promise.all([import('../engine/index.ts'), import('./Cover.tsx')]);
    return { parseOptions: auction.parseOptions, Cover };
  },
  engine: async () => (await import('../engine/index.ts')).auction,
};
