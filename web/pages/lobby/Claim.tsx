/** The form to take a seat. A name is enough. */
import { createSignal, type JSX } from 'solid-js';
import { ApiError, api, createIntents } from '../../api/client.ts';
import { language, t } from '../../i18n/i18n.ts';
import { linksOf } from '../../state/links.ts';
import { keepMyName, myName, timeZone } from '../../state/openTable.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { TextField } from '../../ui/fields.tsx';
import { sayError } from '../../ui/sayError.ts';
import { toast } from '../../ui/Toast.tsx';
import text from '../../ui/text.module.css';
import block from '../Block.module.css';
import styles from './Claim.module.css';

export function Claim(): JSX.Element {
  const room = useRoom();
  const [name, setName] = createSignal(myName());
  const [mail, setMail] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const attempt = createIntents();
  const take = async (event: Event) => {
    event.preventDefault();
    const token = linksOf(room.id)?.tokens.invite;
    const own = name().trim();
    if (!token || !own || busy()) return;
    setBusy(true);
    try {
      keepMyName(own);
      const claim = {
        name: own,
        language: language(),
        timeZone: timeZone(),
        ...(mail().trim() ? { mail: mail().trim() } : {}),
      };
      const claimed = await attempt(claim, (key) => api.claim(room.id, token, claim, key));
      if (claimed.token) await room.use('seat', claimed.token);
      if (mail().trim()) toast(t('mail.sent', { mail: mail().trim() }));
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 409 || error.status === 422)) {
        toast(t('claim.gone'));
        await room.refresh();
      } else sayError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class={`${block.block} ${styles.claim}`} id="claim" onSubmit={take}>
      <h2 class={block.title}>{t('claim.title')}</h2>
      <p class={text.note}>{t('claim.note')}</p>
      <TextField
        label={t('seat.name')}
        value={name()}
        onInput={setName}
        maxLength={40}
        autocomplete="nickname"
        required
      />
      <TextField
        label={t('new.mail')}
        type="email"
        value={mail()}
        onInput={setMail}
        autocomplete="email"
        placeholder={t('seat.mail.placeholder')}
        hint={t('seat.mail.none')}
      />
    </form>
  );
}
