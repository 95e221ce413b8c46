/** When mail is sent to a seat, and whether its address works. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import type { MailSettings, OwnSeat } from '../../../worker/domain/wire/seats.ts';
import { t } from '../../i18n/i18n.ts';
import { SelectField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { check } from '../../ui/signs/common.ts';

const DELAYS = [0, 5, 15, 60, 240];
const MODES = ['each', 'digest', 'reminders', 'off'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${hour}:00` }));

function sayDelay(minutes: number): string {
  if (minutes === 0) return t('seat.delay.none');
  return minutes < 60 ? t('time.min', { n: minutes }) : t('time.h', { n: minutes / 60 });
}

import text from '../../ui/text.module.css';

export function MailFields(props: {
  settings: MailSettings;
  onChange: (settings: Partial<MailSettings>) => void;
}): JSX.Element {
  return (
    <>
      <SelectField
        label={t('seat.mode')}
        options={MODES.map((mode) => ({ value: mode, label: t(`seat.mode.${mode}`) }))}
        value={props.settings.mode}
        onChange={(mode) => props.onChange({ mode })}
      />
      <Show when={props.settings.mode === 'each'}>
        <SelectField
          label={t('seat.delay')}
          options={DELAYS.map((delay) => ({ value: delay, label: sayDelay(delay) }))}
          value={props.settings.delay}
          onChange={(delay) => props.onChange({ delay })}
        />
      </Show>
      <Show when={props.settings.mode === 'digest'}>
        <SelectField
          label={t('seat.digest')}
          options={HOURS}
          value={props.settings.digestHour}
          onChange={(digestHour) => props.onChange({ digestHour })}
        />
      </Show>
    </>
  );
}

export function MailHint(props: { mail: OwnSeat['mail'] }): JSX.Element {
  return (
    <Switch fallback={t('seat.mail.waiting')}>
      <Match when={!props.mail}>{t('seat.mail.none')}</Match>
      <Match when={props.mail?.fails}>
        <span class={text.bad}>{t('seat.mail.fails')}</span>
      </Match>
      <Match when={props.mail?.confirmed}>
        <span class={text.good}>
          <Icon of={check} size={14} /> {t('seat.mail.confirmed')}
        </span>
      </Match>
    </Switch>
  );
}
