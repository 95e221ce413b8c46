import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import { Menu } from '../ui/Menu.tsx';
import { PrefsMenu } from '../ui/PrefsMenu.tsx';
import '../table/chart.css';
import './page.css';

/** A sheet with a single message. */
export function Notice(props: {
  title: string;
  text?: JSX.Element;
  acts?: JSX.Element;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="page notice">
      <header class="top">
        <Brand />
        <div class="right">
          <Menu label={t('menu.site')}>
            <PrefsMenu />
          </Menu>
        </div>
      </header>
      <main class="sea">
        <section class="slip">
          <h1>{props.title}</h1>
          <div class="words">{props.text}</div>
          {props.children}
          <div class="row">{props.acts}</div>
        </section>
      </main>
    </div>
  );
}
