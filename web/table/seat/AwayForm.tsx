/** Until which day: a few usual days, or any other day that is still allowed. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { day, now } from '../../i18n/time.ts';
import { backOn, dateAfter, dateOf } from '../../state/awayDays.ts';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/choices.tsx';
import fields from '../../ui/fields.module.css';
import styles from './AwayForm.module.css';

const USUAL_DAYS = [1, 3, 7];

const dayWords = (days: number) => {
  if (days === 1) return t('away.tomorrow');
  return days === 7 ? t('away.week') : t('away.days', { n: days });
};

export function AwayForm(props: {
  /** The last moment until which somebody may be away. */
  last: number;
  busy: boolean;
  onGo: (date: string) => void;
}): JSX.Element {
  // The dates change at midnight only, so the fields stay as they are while the clock ticks.
  const today = createMemo(() => dateOf(now()));
  const last = createMemo(() => dateOf(props.last));
  const first = () => dateAfter(new Date(`${today()}T12:00`).getTime(), 1);
  const usual = createMemo(() =>
    USUAL_DAYS.map((days) => ({
      value: dateAfter(new Date(`${today()}T12:00`).getTime(), days),
      label: dayWords(days),
    })).filter(({ value }) => value <= last()),
  );
  const [chosen, choose] = createSignal('');
  const date = () => chosen() || (usual()[1] ?? usual()[0])?.value || first();
  const isOffered = () => date() >= first() && date() <= last();
  const go = (event: Event) => {
    event.preventDefault();
    if (isOffered()) props.onGo(date());
  };
  return (
    <Show when={last() >= first()} fallback={<p class={styles.none}>{t('away.none')}</p>}>
      <form class={styles.form} onSubmit={go}>
        <Segments label={t('away.label')} options={usual()} value={date()} onChange={(value) => choose(value)} />
        <div class={styles.go}>
          <input
            class={fields.field}
            type="date"
            aria-label={t('away.date')}
            min={first()}
            max={last()}
            value={date()}
            required
            onInput={(event) => choose(event.currentTarget.value)}
          />
          <Button type="submit" kind="ink" disabled={props.busy}>
            {isOffered() ? t('away.go', { day: day(backOn(date(), props.last)) }) : t('away.go.none')}
          </Button>
        </div>
      </form>
    </Show>
  );
}
