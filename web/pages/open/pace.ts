/** The paces on offer, in hours per decision. 0 means no limit. */
import { t } from '../../i18n/i18n.ts';

export const PACES = [0, 12, 24, 48, 168] as const;

/** The days away on offer. */
export const AWAY_DAYS = [0, 3, 7, 14, 30] as const;

export function paceShort(hours: number): string {
  if (hours === 0) return t('pace.none');
  return hours < 24 ? t('time.h', { n: hours }) : t('pace.days', { n: hours / 24 });
}

export function paceWords(hours: number): string {
  return hours === 0 ? t('pace.noLimit') : t('pace.decision', { time: paceShort(hours) });
}
