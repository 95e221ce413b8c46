/** Home: what this site is, at a glance, my tables, and a form for a new one. */
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { LANGUAGES } from '../../../engine/core/messages.ts';
import { chooseLanguage, language, t } from '../../i18n/i18n.ts';
import { useTitle } from '../../state/calling.ts';
import { myTables, refreshTables } from '../../state/myTables.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { LANGUAGE_NAMES, PrefsMenu } from '../../ui/PrefsMenu.tsx';
import { link, mail, plan } from '../../ui/signs/common.ts';
import { Art } from './Art.tsx';
import { QuickTable } from './QuickTable.tsx';
import { TableList } from './TableList.tsx';
import { TryAlone } from './TryAlone.tsx';
import './home.css';

const HOW = [
  { sign: link, head: 'how.link', text: 'how.link.text' },
  { sign: mail, head: 'how.mail', text: 'how.mail.text' },
  { sign: plan, head: 'how.plan', text: 'how.plan.text' },
] as const;

export default function Home(): JSX.Element {
  const [alone, setAlone] = createSignal(false);
  const calling = () => myTables().some((one) => one.mine);
  useTitle(() => t('app.title'), calling);
  onMount(() => {
    void refreshTables();
    const every = setInterval(() => document.hidden || void refreshTables(), 60_000);
    const back = () => document.hidden || void refreshTables();
    document.addEventListener('visibilitychange', back);
    onCleanup(() => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', back);
    });
  });
  /** The next language in the list: the button steps through them. */
  const otherLanguage = () => LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length] ?? LANGUAGES[0];
  return (
    <div class="home">
      <header class="top">
        <Brand />
        <div class="right">
          <a class="b quiet wide" href="/rules/wealth-of-nations">
            {t('home.rules')}
          </a>
          <a class="b quiet wide" href="/links">
            {t('home.links')}
          </a>
          <button
            type="button"
            class="b quiet"
            aria-label={LANGUAGE_NAMES[otherLanguage()]}
            onClick={() => void chooseLanguage(otherLanguage())}
          >
            {otherLanguage().toUpperCase()}
          </button>
          <Menu label={t('menu.site')}>
            <a href="/rules/wealth-of-nations">{t('home.rules.wealth')}</a>
            <a href="/rules/nations">{t('home.rules.nations')}</a>
            <a href="/cards">{t('home.cards')}</a>
            <a href="/links">{t('home.links')}</a>
            <a href="/verify">{t('home.verify')}</a>
            <hr />
            <PrefsMenu sound />
          </Menu>
        </div>
      </header>
      <main>
        <section class="hero">
          <div class="in">
            <Art />
            <h1>{t('home.title')}</h1>
            <p class="sub">{t('home.sub')}</p>
            <div class="cta">
              <a class="b pri" href="/new">
                {t('home.new')}
              </a>
              <button type="button" class="b" onClick={() => setAlone(true)}>
                {t('home.alone')}
              </button>
            </div>
          </div>
        </section>
        <div class="wrap">
          <TableList />
          <QuickTable />
          <section class="how" aria-label={t('how.label')}>
            <For each={HOW}>
              {(one) => (
                <div>
                  <Icon of={one.sign} size={24} />
                  <span>
                    <b>{t(one.head)}</b>
                    {t(one.text)}
                  </span>
                </div>
              )}
            </For>
          </section>
        </div>
      </main>
      <footer class="foot">
        <span>{t('home.foot')}</span>
        <Show when={location.hostname === 'localhost'}>
          <a href="/dev/mail" target="_blank" rel="noreferrer">
            {t('home.mailbox')}
          </a>
        </Show>
      </footer>
      <TryAlone open={alone()} onClose={() => setAlone(false)} />
    </div>
  );
}
