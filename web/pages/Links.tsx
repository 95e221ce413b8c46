/** Lost links: mails the links of all its seats to a confirmed address. */
import { createSignal, type JSX, Show } from 'solid-js';
import { api } from '../api/client.ts';
import { language, t } from '../i18n/i18n.ts';
import { useTitle } from '../state/calling.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { TextField } from '../ui/fields.tsx';
import { sayError } from '../ui/sayError.ts';
import styles from './Links.module.css';
import { Notice } from './Notice.tsx';

export default function Links(): JSX.Element {
  useTitle(() => `${t('home.links')} · Commonwealth`);
  const [mail, setMail] = createSignal('');
  const [sent, setSent] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const send = async (event: Event) => {
    event.preventDefault();
    if (busy()) return;
    setBusy(true);
    try {
      await api.mailLinks(mail().trim(), language());
      setSent(true);
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
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
            onInput={setMail}
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
