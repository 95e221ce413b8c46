/** The link to the player's own seat: copy it for another device, renew it, or give the seat away. */
import { createSignal, type JSX, Show } from 'solid-js';
import { api } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { forgetToken, linksOf, linkTo } from '../../state/links.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { copyLink, showLink } from '../../ui/handLink.ts';
import { sayError } from '../../ui/sayError.ts';
import { copy, person, turn } from '../../ui/signs/common.ts';
import { toast } from '../../ui/Toast.tsx';
import text from '../../ui/text.module.css';
import styles from './SeatLink.module.css';

/** The form opens below the visible part of the dialog. */
function bringUp(form: HTMLFormElement): void {
  queueMicrotask(() => {
    form.querySelector('input')?.focus();
    form.scrollIntoView({ block: 'nearest' });
  });
}

export function SeatLink(props: { seat: number }): JSX.Element {
  const room = useRoom();
  const [isGiving, setGiving] = createSignal(false);
  const [heir, setHeir] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const token = () => linksOf(room.id)?.tokens.seat;

  /** The old link stops working with this response, so the new one is stored or shown before anything else can fail. */
  const change = async (name: string | null, then: (old: string, next: string) => void) => {
    const old = token();
    if (!old || busy()) return;
    setBusy(true);
    try {
      then(old, (await api.rotate(room.id, old, props.seat, name === null ? {} : { name })).token);
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };
  const renew = () => {
    if (!confirm(t('seat.renew.sure'))) return;
    void change(null, (_, next) => {
      void room.use('seat', next);
      toast(t('seat.renewed'));
    });
  };
  const give = (event: Event) => {
    event.preventDefault();
    const who = heir().trim();
    if (!who) return;
    void change(who, (old, next) => {
      showLink({ address: linkTo(room.id, next), title: t('seat.handed', { who }), text: t('seat.handed.text') });
      forgetToken(room.id, old);
      navigate('/');
    });
  };
  return (
    <div class={styles.links}>
      <p class={text.hint}>{t('seat.link')}</p>
      <Button small sign={copy} onClick={() => void copyLink(linkTo(room.id, token() ?? ''), t('copied.seat'))}>
        {t('seat.link.copy')}
      </Button>
      <Button small sign={turn} disabled={busy()} onClick={renew}>
        {t('seat.renew')}
      </Button>
      <Button small sign={person} pressed={isGiving()} onClick={() => setGiving(!isGiving())}>
        {t('seat.hand')}
      </Button>
      <Show when={isGiving()}>
        <form onSubmit={give} ref={bringUp}>
          <TextField
            label={t('seat.hand.who')}
            value={heir()}
            onInput={setHeir}
            maxLength={40}
            hint={t('seat.hand.note')}
            required
          />
          <Button type="submit" kind="ink" disabled={busy()}>
            {t('seat.hand.make')}
          </Button>
        </form>
      </Show>
    </div>
  );
}
