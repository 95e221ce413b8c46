/** Words that load with the first prompt or pane that needs them: one part for each phase, and those of the end. */
import { createLateTexts } from '../lateTexts.ts';

export type Part = 'draft' | 'trade' | 'develop' | 'war' | 'produce' | 'plan' | 'end';

export const { texts: lateTexts, withTexts } = createLateTexts<Part>({
  en: {
    draft: () => [import('./messages/draft.en.ts')],
    trade: () => [import('./messages/trade.en.ts')],
    develop: () => [import('./messages/develop.en.ts')],
    war: () => [import('./messages/war.en.ts')],
    produce: () => [import('./messages/produce.en.ts')],
    plan: () => [import('./messages/plan.en.ts')],
    end: () => [import('./messages/end.en.ts')],
  },
  it: {
    draft: () => [import('./messages/draft.it.ts')],
    trade: () => [import('./messages/trade.it.ts')],
    develop: () => [import('./messages/develop.it.ts')],
    war: () => [import('./messages/war.it.ts')],
    produce: () => [import('./messages/produce.it.ts')],
    plan: () => [import('./messages/plan.it.ts')],
    end: () => [import('./messages/end.it.ts')],
  },
});
