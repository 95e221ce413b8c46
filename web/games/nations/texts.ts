/**
 * Words that load with the first part that needs them: those of the events of an age when one of its event cards is
 * revealed; those of whole cards, answers and rarely opened parts with the first such part.
 */
import { type Component, createEffect, createRoot, createSignal, type JSX } from 'solid-js';
import type { Catalogue, Language } from '../../../engine/core/messages.ts';
import type { Age } from '../../../engine/nations/data/cards/types.ts';
import { language } from '../../i18n/i18n.ts';
import { later } from '../../ui/later.tsx';

type Part = Exclude<Age, 0> | 'whole';
type Texts = Promise<Record<string, Catalogue>>[];

/** Whom events concern. */
const who: Readonly<Record<Language, () => Promise<Record<string, Catalogue>>>> = {
  en: () => import('../../../engine/nations/messages/en/events/who.ts'),
  it: () => import('../../../engine/nations/messages/it/events/who.ts'),
};

const TEXTS: Readonly<Record<Language, Readonly<Record<Part, () => Texts>>>> = {
  en: {
    1: () => [import('../../../engine/nations/messages/en/events/age1.ts'), who.en()],
    2: () => [import('../../../engine/nations/messages/en/events/age2.ts'), who.en()],
    3: () => [import('../../../engine/nations/messages/en/events/age3.ts'), who.en()],
    4: () => [import('../../../engine/nations/messages/en/events/age4.ts'), who.en()],
    whole: () => [
      import('../../../engine/nations/messages/en/events/index.ts'),
      import('../../../engine/nations/messages/en/cards/index.ts'),
      import('../../../engine/nations/messages/en/answers.ts'),
      import('../../../engine/nations/messages/en/moreTerms.ts'),
      import('./messages/later.en.ts'),
    ],
  },
  it: {
    1: () => [import('../../../engine/nations/messages/it/events/age1.ts'), who.it()],
    2: () => [import('../../../engine/nations/messages/it/events/age2.ts'), who.it()],
    3: () => [import('../../../engine/nations/messages/it/events/age3.ts'), who.it()],
    4: () => [import('../../../engine/nations/messages/it/events/age4.ts'), who.it()],
    whole: () => [
      import('../../../engine/nations/messages/it/events/index.ts'),
      import('../../../engine/nations/messages/it/cards/index.ts'),
      import('../../../engine/nations/messages/it/answers.ts'),
      import('../../../engine/nations/messages/it/moreTerms.ts'),
      import('./messages/later.it.ts'),
    ],
  },
};

const [texts, setTexts] = createSignal<Catalogue>({});
const [wanted, want] = createSignal<readonly Part[]>([]);

async function load(part: Part, of: Language): Promise<void> {
  const loaded = await Promise.all(TEXTS[of][part]());
  if (of === language()) setTexts((known) => Object.assign({}, known, ...loaded.flatMap(Object.values)));
}

createRoot(() => {
  createEffect(() => {
    const of = language();
    for (const part of wanted()) void load(part, of).catch(() => {});
  });
});

export { texts as lateTexts };

async function loadTexts(part: Part): Promise<void> {
  if (wanted().includes(part)) return;
  await load(part, language()).catch(() => {});
  want([...wanted(), part]);
}

/** Before the first age there are no events. */
export const loadEventTexts = async (age: Age) => age !== 0 && loadTexts(age);
export const loadWholeTexts = () => loadTexts('whole');

/** A part of the page that loads together with these texts when it is first shown. */
export const withTexts = <P extends Record<string, unknown>>(
  part: () => Promise<Component<P>>,
  waiting?: () => JSX.Element,
) => later(part, loadWholeTexts, waiting);
