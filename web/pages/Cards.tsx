/** The card browser of Nations. */
import { createResource, type JSX, Show } from 'solid-js';
import { Browser } from '../games/nations/browser/Browser.tsx';
import { loadWholeTexts } from '../games/nations/cards/wholeTexts.ts';
import { CardWords, useWords } from '../games/nations/cards/words.tsx';
import { t } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import { Menu } from '../ui/Menu.tsx';
import { PrefsMenu } from '../ui/PrefsMenu.tsx';
import './page.css';

export default function Cards(): JSX.Element {
  const [texts] = createResource(async () => {
    await loadWholeTexts();
    return true;
  });
  return (
    <CardWords>
      <Show when={texts()}>
        <CardsPage />
      </Show>
    </CardWords>
  );
}

function CardsPage(): JSX.Element {
  const { word } = useWords();
  return (
    <div class="page cardspage">
      <header class="top">
        <Brand />
        <h1 class="name">{word('browse.title')}</h1>
        <div class="right">
          <Menu label={t('menu.site')}>
            <PrefsMenu />
          </Menu>
        </div>
      </header>
      <main>
        <Browser />
      </main>
    </div>
  );
}
