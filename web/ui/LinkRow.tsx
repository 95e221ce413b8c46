/** A full link to read and select, with buttons to pass it on. */
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import fields from './fields.module.css';
import { copyLink } from './handLink.ts';
import styles from './LinkRow.module.css';
import { copy, share } from './signs/later.ts';

export function LinkRow(props: { address: string; label: string; said: string }): JSX.Element {
  const canShare = typeof navigator.share === 'function';
  return (
    <div class={styles.row}>
      <input
        class={`${fields.field} ${styles.address}`}
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
