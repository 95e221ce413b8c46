/** One control for all tables of this browser: away until a day, or back. It says which tables did not accept. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { day, now } from '../../i18n/time.ts';
import { myAbsence, restingTables, sayAway, type Unsettled } from '../../state/away.ts';
import { dateAfter, dateOf, lastMoment } from '../../state/awayDays.ts';
import { AwayForm } from '../../table/seat/AwayForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { createBusy } from '../../ui/busy.ts';
import { errorWords } from '../../ui/sayError.ts';
import { moon } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import styles from './AwayFromAll.module.css';

export function AwayFromAll(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const [unsettled, setUnsettled] = createSignal<readonly Unsettled[]>([]);
  const { busy, run } = createBusy();
  const tables = () => restingTables();
  const away = () => tables().filter((table) => myAbsence(table) !== null);
  const last = () => Math.max(0, ...tables().map((table) => lastMoment(table.own, myAbsence(table), now())));
  const say = (date: string | null) =>
    run(async () => {
      setUnsettled(await sayAway(date));
      // The day that was chosen stays for another try.
      setOpen(date !== null && unsettled().length > 0);
    });
  return (
    <Show when={tables().length > 0 || unsettled().length > 0}>
      <section class={styles.away} aria-label={t('away.all')} data-part="away">
        <div class={styles.line}>
          <Show when={away().length > 0}>
            <span role="status">{t('away.all.now', { n: away().length, of: tables().length })}</span>
            <Button kind="ink" disabled={busy()} onClick={() => void say(null)}>
              {t('away.back')}
            </Button>
          </Show>
          <Button sign={moon} aria-expanded={isOpen()} disabled={busy()} onClick={() => setOpen(!isOpen())}>
            {t('away.all.open')}
          </Button>
        </div>
        <Show when={isOpen()}>
          <p class={text.hint}>{t('away.all.help', { n: tables().length })}</p>
          <AwayForm last={last()} busy={busy()} onGo={(date) => void say(date)} />
        </Show>
        <Show when={unsettled().length > 0}>
          <div class={styles.unsettled} role="alert">
            <b>{t('away.all.not', { n: unsettled().length })}</b>
            <ul>
              <For each={unsettled()}>
                {(one) => (
                  <li>
                    <a href={`/t/${one.id}`}>{one.name || t('list.unnamed')}</a>: {reason(one)}
                  </li>
                )}
              </For>
            </ul>
          </div>
        </Show>
      </section>
    </Show>
  );
}

/** Why a table did not accept, with the day until which it would. */
function reason({ table, error }: Unsettled): string {
  if (error.code === 'service/away-too-long' && table) {
    if (table.pace.awayDays === 0) return t('away.all.never');
    const last = lastMoment(table.own, myAbsence(table), now());
    return dateOf(last) < dateAfter(now(), 1) ? t('away.all.none') : t('away.all.most', { day: day(last) });
  }
  if (error.unsure && error.status !== 429) return t('list.unreachable');
  return error.status === 404 ? t('list.unknown') : errorWords(error);
}
