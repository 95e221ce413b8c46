/** The invitation: a link to copy, to share by the device's own sheet, or to read off the screen. */
import { type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { QrCode } from '../../qr/QrCode.tsx';
import { linkTo } from '../../state/links.ts';
import { Button } from '../../ui/Button.tsx';
import { copy, share } from '../../ui/signs/common.ts';
import { toast } from '../../ui/Toast.tsx';

export async function copyInvite(id: string, token: string): Promise<void> {
  await navigator.clipboard.writeText(linkTo(id, token));
  toast(t('copied.invite'));
}

export function Invite(props: { id: string; invite: string; watch?: string | undefined; full: boolean }): JSX.Element {
  const address = () => linkTo(props.id, props.invite);
  const canShare = typeof navigator.share === 'function';
  return (
    <section class="blk inv">
      <div>
        <h2 class="h">{t('invite.title')}</h2>
        <p class="note">{t('invite.note')}</p>
        <div class="linkrow">
          <input
            class="fld"
            readonly
            aria-label={t('invite.link')}
            value={address().replace(/^https?:\/\//, '')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button sign={copy} onClick={() => void copyInvite(props.id, props.invite)}>
            {t('invite.copy')}
          </Button>
          <Show when={canShare}>
            <Button
              sign={share}
              onClick={() => void navigator.share({ title: 'Commonwealth', url: address() }).catch(() => {})}
            >
              {t('invite.share')}
            </Button>
          </Show>
        </div>
        <Show when={props.watch}>
          {(watch) => (
            <p class="note watch">
              <button
                type="button"
                class="link"
                onClick={async () => {
                  await navigator.clipboard.writeText(linkTo(props.id, watch()));
                  toast(t('copied.watch'));
                }}
              >
                {t('invite.watch')}
              </button>
              {t('invite.watch.note')}
            </p>
          )}
        </Show>
      </div>
      <figure class="qr">
        <QrCode text={address()} label={t('invite.code')} />
        <figcaption>{t('invite.phone')}</figcaption>
      </figure>
    </section>
  );
}
