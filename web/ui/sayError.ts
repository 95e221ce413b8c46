import { ApiError } from '../api/client.ts';
import { maybe, t } from '../i18n/i18n.ts';
import { span } from '../i18n/time.ts';
import { toast } from './Toast.tsx';

/** An error of a call, in words. */
export function errorWords(error: ApiError): string {
  if (error.code === 'timeout') return t('error.timeout');
  if (error.offline) return t('error.offline');
  if (error.status === 429) return t('error.slow', { time: span((error.details.retryAfter ?? 60) * 1000) });
  return maybe(`error.${error.code}`) ?? (error.status < 500 ? t('error.input') : t('error.server'));
}

/** Says it in passing; what is not an error of a call is a fault of ours and goes up. */
export function sayError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toast(errorWords(error));
}
