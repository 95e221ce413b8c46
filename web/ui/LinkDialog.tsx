/** Shows a link to copy, share or select by hand, until the reader closes it. Each page has one, at its root. */
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Dialog } from './Dialog.tsx';
import { handedLink, showLink } from './handLink.ts';
import { LinkRow } from './LinkRow.tsx';
import text from './text.module.css';

export function LinkDialog(): JSX.Element {
  return (
    <Show when={handedLink()} keyed>
      {(link) => (
        <Dialog open onClose={() => showLink(null)} title={link.title ?? t('link.byHand')}>
          <p class={text.hint}>{link.text ?? t('link.byHand.text')}</p>
          <LinkRow address={link.address} label={t('link.label')} said={t('copied.link')} />
        </Dialog>
      )}
    </Show>
  );
}
