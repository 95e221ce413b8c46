/** Days away of one seat: until when, how many are left, and the way back. */
import { type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { day, now, span, timeOfDay } from '../../i18n/time.ts';
import { myAbsence, type Seated } from '../../state/away.ts';
import { backOn, lastMoment } from '../../state/awayDays.ts';
import { Button } from '../../ui/Button.tsx';
import { createBusy } from '../../ui/busy.ts';
import { PlainLine } from '../../ui/fields.tsx';
import text from '../../ui/text.module.css';
import styles from './Away.module.css';
import { AwayForm } from './AwayForm.tsx';

/** Stands first in the settings, so that the way back is quickly found. */
export function AwayNow(props: { table: Seated; onBack: () => Promise<unknown> }): JSX.Element {
  const { busy, run } = createBusy();
  return (
    <Show when={myAbsence(props.table)}>
      {(until) => (
        <div class={styles.now} role="status" data-part="away">
          <span>
            <b>{t('away.you', { day: day(until()) })}</b> {t('away.rests', { time: timeOfDay(until()) })}
          </span>
          <Button kind="ink" disabled={busy()} onClick={() => void run(props.onBack)}>
            {t('away.back')}
          </Button>
        </div>
      )}
    </Show>
  );
}

export function AwayDays(props: { table: Seated; onGo: (until: number) => Promise<unknown> }): JSX.Element {
  const { busy, run } = createBusy();
  const last = () => lastMoment(props.table.own, myAbsence(props.table), now());
  return (
    <PlainLine label={t('away.label')}>
      <Show when={props.table.pace.awayDays !== 0} fallback={<p class={styles.none}>{t('away.never')}</p>}>
        <AwayForm last={last()} busy={busy()} onGo={(date) => void run(() => props.onGo(backOn(date, last())))} />
        <p class={text.hint}>{t('away.hint', { time: span(props.table.own.awayLeft) })}</p>
      </Show>
    </PlainLine>
  );
}
