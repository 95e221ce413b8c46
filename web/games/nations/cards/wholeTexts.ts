/** What is written on whole cards and boards: fetched with the first part that shows one. */
import { type Component, createEffect, createRoot, createSignal, lazy } from 'solid-js';
import type { Catalogue, Language } from '../../../../engine/core/messages.ts';
import { language } from '../../../i18n/i18n.ts';

const [texts, setTexts] = createSignal<Catalogue>({});
const [isWanted, want] = createSignal(false);

async function load(wanted: Language): Promise<void> {
  const { wholeTexts } =
    wanted === 'it'
      ? await import('../../../../engine/nations/messages/it/wholeTexts.ts')
      : await import('../../../../engine/nations/messages/en/wholeTexts.ts');
  if (wanted === language()) setTexts(wholeTexts);
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
