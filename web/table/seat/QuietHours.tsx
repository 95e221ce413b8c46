/** The hours in which a player gets no mail. */
import type { JSX } from 'solid-js';
import type { ChangeSeat, OwnSeat } from '../../../worker/domain/wire/seats.ts';
import { t } from '../../i18n/i18n.ts';
import { SelectField } from '../../ui/fields.tsx';

const SPANS = ['', '22-7', '23-7', '23-8', '0-8', '21-9'];

const spanOf = (quiet: OwnSeat['quiet']): string => (quiet ? `${quiet.from / 60}-${quiet.to / 60}` : '');

function saySpan(span: string): string {
  const [from, to] = span.split('-');
  return span ? t('seat.quiet.span', { from: `${Number(from)}:00`, to: `${Number(to)}:00` }) : t('seat.quiet.none');
}

export function QuietHours(props: { own: OwnSeat; onChange: (body: ChangeSeat) => void }): JSX.Element {
  const spans = () => [...new Set([...SPANS, spanOf(props.own.quiet)])];
  const change = (span: string) => {
    const [from = 0, to = 0] = span.split('-').map(Number);
    props.onChange({
      quiet: span ? { from: from * 60, to: to * 60 } : null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  };
  return (
    <SelectField
      label={t('seat.quiet')}
      options={spans().map((span) => ({ value: span, label: saySpan(span) }))}
      value={spanOf(props.own.quiet)}
      hint={t('seat.quiet.hint', { zone: props.own.timeZone.replace('_', ' ') })}
      onChange={change}
    />
  );
}
