/** The invitation: a link to copy, to share through the device's own sheet, or to scan from the screen. */
import { type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { linkTo } from '../../state/links.ts';
import { NewInvite } from '../../table/seat/NewInvite.tsx';
import { copyLink } from '../../ui/handLink.ts';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/Toast.tsx';
import text from '../../ui/text.module.css';
import block from '../Block.module.css';
import styles from './Invite.module.css';

const QrCode = later(async () => (await import('../../qr/QrCode.tsx')).QrCode);

export function Invite(props: {
  id: string;
  invite: string;
  watch?: string | undefined;
  host?: string | undefined;
}): JSX.Element {
  return (
    <section class={`${block.block} ${styles.invite}`} data-part="invite">
      <div>
        <h2 class={block.title}>{t('invite.title')}</h2>
        <p class={text.note}>{t('invite.note')}</p>
        <LinkRow address={linkTo(props.id, props.invite)} label={t('invite.link')} said={t('copied.invite')} />
        <Show when={props.watch}>
          {(watch) => (
            <p class={`${text.note} ${styles.watch}`}>
              <button
                type="button"
                class={styles.link}
                onClick={() => void copyLink(linkTo(props.id, watch()), t('copied.watch'))}
              >
                {t('invite.watch')}
              </button>
              {t('invite.watch.note')}
            </p>
          )}
        </Show>
        <Show when={props.host}>
          {(host) => <NewInvite id={props.id} host={host()} onMade={() => toast(t('invite.renewed'))} />}
        </Show>
      </div>
      <figure>
        <div class={styles.code}>
          <QrCode text={linkTo(props.id, props.invite)} label={t('invite.code')} />
        </div>
        <figcaption class={styles.caption}>{t('invite.phone')}</figcaption>
      </figure>
    </section>
  );
}
