import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Menu } from '../ui/Menu.tsx';
import { PrefsMenu } from '../ui/PrefsMenu.tsx';
import { Top } from '../ui/Top.tsx';

/** The bar of a page outside a game. Its menu has the reader's preferences, below the lines of the page. */
export function SiteTop(props: {
  name?: string;
  heading?: boolean;
  steps?: JSX.Element;
  menuLabel?: string;
  sound?: boolean;
  class?: string | undefined;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <Top name={props.name} heading={props.heading} steps={props.steps} class={props.class}>
      <Menu label={props.menuLabel ?? t('menu.site')}>
        {props.children}
        <PrefsMenu sound={props.sound} />
      </Menu>
    </Top>
  );
}
