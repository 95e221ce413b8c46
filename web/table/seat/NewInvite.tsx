/** Lets the host replace the invite link, so that a removed player cannot come back through the old one. */
import type { JSX } from 'solid-js';
import { api } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { remember } from '../../state/links.ts';
import { Button } from '../../ui/Button.tsx';
import { createBusy } from '../../ui/busy.ts';
import { turn } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import styles from './NewInvite.module.css';

export function NewInvite(props: { id: string; host: string; onMade: (token: string) => void }): JSX.Element {
  const { busy, run } = createBusy();
  const make = () =>
    run(async () => {
      const { inviteToken } = await api.newInvite(props.id, props.host);
      remember(props.id, { tokens: { invite: inviteToken } });
      props.onMade(inviteToken);
    });
  return (
    <div class={styles.invite}>
      <Button small sign={turn} disabled={busy()} onClick={() => void make()}>
        {t('invite.renew')}
      </Button>
      <p class={`${text.hint} ${styles.note}`}>{t('invite.renew.note')}</p>
    </div>
  );
}
