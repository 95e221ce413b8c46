/** A full link to read and select, with buttons to pass it on. */
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { copyLink } from './handLink.ts';
import { copy, share } from './signs/common.ts';
import './fields.css';
import './linkRow.css';

export function LinkRow(props: { address: string; label: string; said: string }): JSX.Element {
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="linkrow">
      <input
        class="fld"
        readonly
        aria-label={props.label}
        value={props.address.replace(/^https?:\/\//, '')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button sign={copy} onClick={() => void copyLink(props.address, props.said)}>
        {t('invite.copy')}
      </Button>
      <Show when={canShare}>
        <Button
          sign={share}
          onClick={() => void navigator.share({ title: 'Commonwealth', url: props.address }).catch(() => {})}
        >
          {t('invite.share')}
        </Button>
      </Show>
    </div>
  );
}
