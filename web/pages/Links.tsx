/** Lost links: mails the links of all its seats to a confirmed address. */
import { createSignal, type JSX, Show } from 'solid-js';
import { api } from '../api/client.ts';
import { language, t } from '../i18n/i18n.ts';
import { useTitle } from '../state/calling.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { createBusy } from '../ui/busy.ts';
import { TextField } from '../ui/fields.tsx';
import styles from './Links.module.css';
import { Notice } from './Notice.tsx';

export default function Links(): JSX.Element {
  useTitle(() => `${t('home.links')} · Commonwealth`);
  const [mail, setMail] = createSignal('');
  const [sent, setSent] = createSignal(false);
  const { busy, run } = createBusy();
  const send = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      await api.mailLinks(mail().trim(), language());
      setSent(true);
    });
  };
  return (
    <Notice
      title={t('home.links')}
      text={sent() ? t('links.sent', { mail: mail().trim() }) : t('links.text')}
      acts={<ButtonLink href="/">{t('trouble.home')}</ButtonLink>}
    >
      <Show when={!sent()}>
        <form onSubmit={send}>
          <TextField
            label={t('links.mail')}
            type="email"
            value={mail()}
            onInput={(text) => setMail(text)}
            autocomplete="email"
            required
            stacked
          />
          <Button type="submit" kind="ink" class={styles.send} disabled={busy()}>
            {t('links.send')}
          </Button>
        </form>
      </Show>
    </Notice>
  );
}
