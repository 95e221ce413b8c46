/** Wealth of Nations, for the pages. */
import type { Manifest } from '../contract.ts';

/** A tile. */
const mark =
  '<path d="M9.5-16.5 19 0 9.5 16.5-9.5 16.5-19 0-9.5-16.5Z" fill="var(--ochre)" stroke="var(--ochre-e)" stroke-width="1.5"/>' +
  '<circle r="8" fill="var(--dot)" stroke="var(--dot-ink)"/>';

export const wealth: Manifest = {
  id: 'wealth-of-nations',
  name: 'Wealth of Nations',
  seats: { min: 2, max: 6 },
  moves: 100,
  alone: { seats: 3, computers: 2 },
  mark,
  words: {
    en: {
      about: () => import('./messages/about.en.ts'),
      table: [() => import('../../../engine/wealth/messages/en/table.ts'), () => import('./messages/en.ts')],
      refusals: [() => import('../../../engine/wealth/messages/en/refusals.ts')],
      options: [() => import('../../../engine/wealth/messages/en/options.ts')],
      orders: [() => import('../../../engine/wealth/messages/en/orders.ts')],
    },
    it: {
      about: () => import('./messages/about.it.ts'),
      table: [() => import('../../../engine/wealth/messages/it/table.ts'), () => import('./messages/it.ts')],
      refusals: [() => import('../../../engine/wealth/messages/it/refusals.ts')],
      options: [() => import('../../../engine/wealth/messages/it/options.ts')],
      orders: [() => import('../../../engine/wealth/messages/it/orders.ts')],
    },
  },
  rules: {
    en: () => import('../../../engine/wealth/RULES.md?raw'),
    it: () => import('../../../engine/wealth/RULES.it.md?raw'),
  },
  page: async () => {
    const [{ playableWealth }, { Table }] = await Promise.all([
      import('../../../engine/wealth/playable.ts'),
      import('./Table.tsx'),
    ]);
    return { game: playableWealth, Table };
  },
  opening: () => import('./opening/opening.ts'),
  engine: async () => (await import('../../../engine/wealth/replayable.ts')).replayableWealth,
  orders: async () => (await import('../../../engine/wealth/orders/index.ts')).orders,
  art: async () => (await import('./opening/Art.tsx')).Art,
};
