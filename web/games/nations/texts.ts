/**
 * Words that load with the first part that needs them: those of event cards when one is revealed; those of whole cards,
 * answers and rarely opened parts with the first such part.
 */
import { type Component, createEffect, createRoot, createSignal, type JSX } from 'solid-js';
import type { Catalogue, Language } from '../../../engine/core/messages.ts';
import { language } from '../../i18n/i18n.ts';
import { later } from '../../ui/later.tsx';

type Part = 'events' | 'whole';
type Texts = Promise<Record<string, Catalogue>>[];

const TEXTS: Readonly<Record<Part, Readonly<Record<Language, () => Texts>>>> = {
  events: {
    en: () => [import('../../../engine/nations/messages/en/events/index.ts')],
    it: () => [import('../../../engine/nations/messages/it/events/index.ts')],
  },
  whole: {
    en: () => [
      ...TEXTS.events.en(),
      import('../../../engine/nations/messages/en/cards/index.ts'),
      import('../../../engine/nations/messages/en/answers.ts'),
      import('../../../engine/nations/messages/en/moreTerms.ts'),
      import('./messages/later.en.ts'),
    ],
    it: () => [
      ...TEXTS.events.it(),
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
  const loaded = await Promise.all(TEXTS[part][of]());
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

export const loadEventTexts = () => loadTexts('events');
export const loadWholeTexts = () => loadTexts('whole');

/** A part of the page that loads together with these texts when it is first shown. */
export const withTexts = <P extends Record<string, unknown>>(
  part: () => Promise<Component<P>>,
  waiting?: () => JSX.Element,
) => later(part, loadWholeTexts, waiting);
