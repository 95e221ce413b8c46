/** The link to the player's own seat: copy it for another device, renew it, or give the seat away. */
import { createSignal, type JSX, Show } from 'solid-js';
import { ApiError, api } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { forgetToken, linksOf, linkTo, newToken, remember } from '../../state/links.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Button } from '../../ui/Button.tsx';
import { createBusy } from '../../ui/busy.ts';
import { TextField } from '../../ui/fields.tsx';
import { copyLink, showLink } from '../../ui/handLink.ts';
import { turn } from '../../ui/signs/common.ts';
import { copy, person } from '../../ui/signs/later.ts';
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
  const { busy, run } = createBusy();
  const token = () => linksOf(room.id)?.tokens.seat;
  const opens = (link: string) =>
    api.table(room.id, link).then(
      () => true,
      () => false,
    );

  /**
   * The old link stops working with this call, even if there is no response. So the new one is stored before the call,
   * and if there is no response, the new link itself tells whether the call was carried out. The same holds where the old
   * link is not found: a browser may have sent the call twice.
   */
  const change = async (name: string | null, then: (old: string, next: string) => void) => {
    const old = token();
    if (!old || busy()) return;
    const next = newToken();
    remember(room.id, { untried: [next] });
    const call = () =>
      api.rotate(room.id, old, props.seat, { token: next, ...(name === null ? {} : { name }) }).catch(async (error) => {
        const isRefused = error instanceof ApiError && !error.unsure && error.status !== 404;
        if (isRefused) forgetToken(room.id, next);
        else if (await opens(next)) return;
        throw error;
      });
    await run(() => room.hold(call, () => then(old, next)));
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
      for (const given of [old, next]) forgetToken(room.id, given);
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
            onInput={(text) => setHeir(text)}
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
