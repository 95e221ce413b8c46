/** The card browser of Nations. */
import { createResource, type JSX, Show } from 'solid-js';
import page from '../../../pages/page.module.css';
import { SiteTop } from '../../../pages/SiteTop.tsx';
import { loadWholeTexts } from '../texts.ts';
import { useWords, WordsProvider } from '../words.tsx';
import styles from './Browser.module.css';
import { Browser } from './Browser.tsx';

export default function Cards(): JSX.Element {
  const [texts] = createResource(async () => {
    await loadWholeTexts();
    return true;
  });
  return (
    <WordsProvider>
      <Show when={texts()}>
        <CardsPage />
      </Show>
    </WordsProvider>
  );
}

function CardsPage(): JSX.Element {
  const { word } = useWords();
  return (
    <div class={`${page.page} ${styles.page}`}>
      <SiteTop name={word('browse.title')} heading />
      <main>
        <Browser />
      </main>
    </div>
  );
}
