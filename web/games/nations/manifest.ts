/** Nations, for the pages. */
import type { Manifest } from '../contract.ts';

/** Two cards. */
const mark =
  '<g fill="var(--paper)" stroke="var(--rule-2)" stroke-width="1.3">' +
  '<rect x="-15" y="-15" width="22" height="28" rx="2" transform="rotate(-8)"/>' +
  '<rect x="-8" y="-15" width="22" height="28" rx="2" transform="rotate(5)"/></g>' +
  '<path d="M-6.6-15.6 15.3-13.7 14.8-7-7.3-9Z" fill="var(--blue)"/>';

export const nations: Manifest = {
  id: 'nations',
  name: 'Nations',
  seats: { min: 1, max: 5 },
  moves: 60,
  alone: { seats: 2, computers: 1 },
  mark,
  words: {
    en: {
      about: () => import('./messages/about.en.ts'),
      table: [() => import('../../../engine/nations/messages/en/table.ts'), () => import('./messages/en.ts')],
      refusals: [() => import('../../../engine/nations/messages/en/refusals.ts')],
      options: [() => import('../../../engine/nations/messages/en/options.ts')],
      // An order may name an event, or an answer to a question.
      orders: [
        () => import('../../../engine/nations/messages/en/orders.ts'),
        () => import('../../../engine/nations/messages/en/events/index.ts'),
        () => import('../../../engine/nations/messages/en/cards/index.ts'),
        () => import('../../../engine/nations/messages/en/moreTerms.ts'),
      ],
    },
    it: {
      about: () => import('./messages/about.it.ts'),
      table: [() => import('../../../engine/nations/messages/it/table.ts'), () => import('./messages/it.ts')],
      refusals: [() => import('../../../engine/nations/messages/it/refusals.ts')],
      options: [() => import('../../../engine/nations/messages/it/options.ts')],
      // An order may name an event, or an answer to a question.
      orders: [
        () => import('../../../engine/nations/messages/it/orders.ts'),
        () => import('../../../engine/nations/messages/it/events/index.ts'),
        () => import('../../../engine/nations/messages/it/cards/index.ts'),
        () => import('../../../engine/nations/messages/it/moreTerms.ts'),
      ],
    },
  },
  rules: {
    en: () => import('../../../engine/nations/RULES.md?raw'),
    it: () => import('../../../engine/nations/RULES.it.md?raw'),
  },
  page: async () => {
    const [{ playableNations }, { Table }] = await Promise.all([
      import('../../../engine/nations/playable.ts'),
      import('./Table.tsx'),
    ]);
    return { game: playableNations, Table };
  },
  opening: () => import('./opening/opening.ts'),
  engine: async () => (await import('../../../engine/nations/replayable.ts')).replayableNations,
  orders: async () => (await import('../../../engine/nations/orders/index.ts')).orders,
  art: async () => (await import('./opening/Art.tsx')).Art,
  pages: [{ path: '/cards', label: 'cards', load: () => import('./browser/CardsPage.tsx') }],
};
