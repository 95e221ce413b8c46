/** What is written on whole cards, and words of what is looked at now and then: fetched with the first such part. */
import { type Component, createEffect, createRoot, createSignal, lazy } from 'solid-js';
import type { Catalogue, Language } from '../../../../engine/core/messages.ts';
import { language } from '../../../i18n/i18n.ts';

const [texts, setTexts] = createSignal<Catalogue>({});
const [isWanted, want] = createSignal(false);

async function load(wanted: Language): Promise<void> {
  const [{ wholeTexts }, { later }] = await (wanted === 'it'
    ? Promise.all([import('../../../../engine/nations/messages/it/wholeTexts.ts'), import('../messages/later.it.ts')])
    : Promise.all([import('../../../../engine/nations/messages/en/wholeTexts.ts'), import('../messages/later.en.ts')]));
  if (wanted === language()) setTexts({ ...wholeTexts, ...later });
}

createRoot(() => {
  createEffect(() => {
    const wanted = language();
    if (isWanted()) void load(wanted).catch(() => {});
  });
});

export { texts as wholeTexts };

export async function loadWholeTexts(): Promise<void> {
  if (isWanted()) return;
  await load(language()).catch(() => {});
  want(true);
}

/** A part that is fetched together with these texts when it is first shown. */
export const withTexts = <P extends Record<string, unknown>>(part: () => Promise<Component<P>>) =>
  lazy(async () => {
    const [loaded] = await Promise.all([part(), loadWholeTexts()]);
    return { default: loaded };
  });
