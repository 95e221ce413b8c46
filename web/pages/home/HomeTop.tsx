import { For, type JSX } from 'solid-js';
import { LANGUAGES } from '../../../engine/core/messages.ts';
import { GAMES } from '../../games/games.ts';
import { aboutGame } from '../../games/names.ts';
import { chooseLanguage, language, t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { LANGUAGE_NAMES, PrefsMenu } from '../../ui/PrefsMenu.tsx';
import { Top } from '../../ui/Top.tsx';
import text from '../../ui/text.module.css';

const MORE_PAGES = GAMES.flatMap((game) => (game.pages ?? []).map((page) => ({ ...page, game: game.id })));

/** The bar of the home page: the whole logo, the ways to the other pages, and the language. */
export function HomeTop(props: { class: string | undefined }): JSX.Element {
  /** The next language in the list: the button steps through them. */
  const otherLanguage = () => LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length] ?? LANGUAGES[0];
  return (
    <Top whole class={props.class}>
      <ButtonLink kind="quiet" class={text.notOnPhone} href={`/rules/${GAMES[0]?.id}`}>
        {t('home.rules')}
      </ButtonLink>
      <ButtonLink kind="quiet" class={text.notOnPhone} href="/links">
        {t('home.links')}
      </ButtonLink>
      <Button
        kind="quiet"
        aria-label={LANGUAGE_NAMES[otherLanguage()]}
        onClick={() => void chooseLanguage(otherLanguage())}
      >
        {otherLanguage().toUpperCase()}
      </Button>
      <Menu label={t('menu.site')}>
        <For each={GAMES}>{(game) => <a href={`/rules/${game.id}`}>{t('rules.other', { game: game.name })}</a>}</For>
        <For each={MORE_PAGES}>{(page) => <a href={page.path}>{aboutGame(page.game, page.label)}</a>}</For>
        <a href="/links">{t('home.links')}</a>
        <a href="/verify">{t('home.verify')}</a>
        <hr />
        <PrefsMenu sound />
      </Menu>
    </Top>
  );
}
