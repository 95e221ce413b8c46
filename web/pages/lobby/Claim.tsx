/** The form to take a seat. A name is enough. */
import { createSignal, type JSX } from 'solid-js';
import { ApiError, api, createIntents } from '../../api/client.ts';
import { language, t } from '../../i18n/i18n.ts';
import { forget, keep, kept } from '../../state/keep.ts';
import { linksOf } from '../../state/links.ts';
import { keepMyName, myName, timeZone } from '../../state/openTable.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { createBusy } from '../../ui/busy.ts';
import { TextField } from '../../ui/fields.tsx';
import { toast } from '../../ui/Toast.tsx';
import text from '../../ui/text.module.css';
import block from '../Block.module.css';
import styles from './Claim.module.css';

export function Claim(): JSX.Element {
  const room = useRoom();
  const [name, setName] = createSignal(myName());
  const [mail, setMail] = createSignal('');
  const { run } = createBusy();
  // A phone may discard the page while it waits for the seat. The same claim then gets the same seat.
  const intent = `claim:${room.id}`;
  const attempt = createIntents({
    read: () => kept(intent),
    write: (open) => (open ? keep(intent, open) : forget(intent)),
  });
  const claim = async (token: string, own: string) => {
    keepMyName(own);
    const address = mail().trim();
    const person = { name: own, language: language(), timeZone: timeZone(), ...(address ? { mail: address } : {}) };
    const claimed = await attempt(person, (key) => api.claim(room.id, token, person, key));
    if (claimed.token) await room.use('seat', claimed.token);
    if (address) toast(t('mail.sent', { mail: address }));
  };
  const sayGone = async (error: unknown) => {
    if (!(error instanceof ApiError && [404, 409, 422].includes(error.status))) throw error;
    toast(t('claim.gone'));
    await room.refresh();
  };
  const take = (event: Event) => {
    event.preventDefault();
    const token = linksOf(room.id)?.tokens.invite;
    const own = name().trim();
    if (token && own) void run(() => claim(token, own).catch(sayGone));
  };
  return (
    <form class={`${block.block} ${styles.claim}`} id="claim" onSubmit={take}>
      <h2 class={block.title}>{t('claim.title')}</h2>
      <p class={text.note}>{t('claim.note')}</p>
      <TextField
        label={t('seat.name')}
        value={name()}
        onInput={(text) => setName(text)}
        maxLength={40}
        autocomplete="nickname"
        required
      />
      <TextField
        label={t('new.mail')}
        type="email"
        value={mail()}
        onInput={(text) => setMail(text)}
        autocomplete="email"
        placeholder={t('seat.mail.placeholder')}
        hint={t('seat.mail.none')}
      />
    </form>
  );
}
