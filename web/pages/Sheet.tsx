import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import { Menu } from '../ui/Menu.tsx';
import { PrefsMenu } from '../ui/PrefsMenu.tsx';
import './page.css';
import './sheet.css';

/** A page of text on paper. */
export function Sheet(props: { title: string; children: JSX.Element }): JSX.Element {
  return (
    <div class="sheetpage">
      <header class="top">
        <Brand />
        <div class="name">{props.title}</div>
        <div class="right">
          <Menu label={t('menu.site')}>
            <PrefsMenu />
          </Menu>
        </div>
      </header>
      <main>
        <h1>{props.title}</h1>
        {props.children}
      </main>
    </div>
  );
}
