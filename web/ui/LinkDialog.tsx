/** Shows a link until its reader closes it: to copy, to share, or to select by hand. Once a page, at its root. */
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Dialog } from './Dialog.tsx';
import { handedLink, showLink } from './handLink.ts';
import { LinkRow } from './LinkRow.tsx';

export function LinkDialog(): JSX.Element {
  return (
    <Show when={handedLink()} keyed>
      {(link) => (
        <Dialog open onClose={() => showLink(null)} title={link.title ?? t('link.byHand')}>
          <p class="hint">{link.text ?? t('link.byHand.text')}</p>
          <LinkRow address={link.address} label={t('link.label')} said={t('copied.link')} />
        </Dialog>
      )}
    </Show>
  );
}
