/**
 * Words that load with the first part that needs them: those of the events of an age when one of its event cards is
 * revealed, those of answers with the first question, and so on.
 */
import type { Catalogue, Language } from '../../../engine/core/messages.ts';
import type { Age } from '../../../engine/nations/data/cards/types.ts';
import { createLateTexts } from '../lateTexts.ts';

/** The events of an age; answers and the ways to act; boards to choose; the solo game; all that is written on cards. */
type Part = Exclude<Age, 0> | 'answering' | 'draft' | 'solo' | 'whole';

/** Whom events concern. */
const who: Readonly<Record<Language, () => Promise<Record<string, Catalogue>>>> = {
  en: () => import('../../../engine/nations/messages/en/events/who.ts'),
  it: () => import('../../../engine/nations/messages/it/events/who.ts'),
};

const { texts, load, withTexts } = createLateTexts<Part>({
  en: {
    1: () => [import('../../../engine/nations/messages/en/events/age1.ts'), who.en()],
    2: () => [import('../../../engine/nations/messages/en/events/age2.ts'), who.en()],
    3: () => [import('../../../engine/nations/messages/en/events/age3.ts'), who.en()],
    4: () => [import('../../../engine/nations/messages/en/events/age4.ts'), who.en()],
    answering: () => [import('../../../engine/nations/messages/en/answers.ts'), import('./messages/answering.en.ts')],
    draft: () => [
      import('../../../engine/nations/messages/en/cards/boards.ts'),
      import('./messages/answering.en.ts'),
      import('./messages/draft.en.ts'),
    ],
    solo: () => [import('./messages/solo.en.ts')],
    whole: () => [
      import('../../../engine/nations/messages/en/events/index.ts'),
      import('../../../engine/nations/messages/en/cards/index.ts'),
      import('../../../engine/nations/messages/en/answers.ts'),
      import('../../../engine/nations/messages/en/moreTerms.ts'),
      import('./messages/answering.en.ts'),
      import('./messages/later.en.ts'),
    ],
  },
  it: {
    1: () => [import('../../../engine/nations/messages/it/events/age1.ts'), who.it()],
    2: () => [import('../../../engine/nations/messages/it/events/age2.ts'), who.it()],
    3: () => [import('../../../engine/nations/messages/it/events/age3.ts'), who.it()],
    4: () => [import('../../../engine/nations/messages/it/events/age4.ts'), who.it()],
    answering: () => [import('../../../engine/nations/messages/it/answers.ts'), import('./messages/answering.it.ts')],
    draft: () => [
      import('../../../engine/nations/messages/it/cards/boards.ts'),
      import('./messages/answering.it.ts'),
      import('./messages/draft.it.ts'),
    ],
    solo: () => [import('./messages/solo.it.ts')],
    whole: () => [
      import('../../../engine/nations/messages/it/events/index.ts'),
      import('../../../engine/nations/messages/it/cards/index.ts'),
      import('../../../engine/nations/messages/it/answers.ts'),
      import('../../../engine/nations/messages/it/moreTerms.ts'),
      import('./messages/answering.it.ts'),
      import('./messages/later.it.ts'),
    ],
  },
});

export { texts as lateTexts, withTexts };

/** Before the first age there are no events. */
export const loadEventTexts = async (age: Age) => age !== 0 && load(age);
export const loadWholeTexts = () => load('whole');
