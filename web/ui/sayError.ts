import { ApiError } from '../api/client.ts';
import { maybe, t } from '../i18n/i18n.ts';
import { span } from '../i18n/time.ts';
import { toast } from './Toast.tsx';

/** The error of a call, in words. */
export function errorWords(error: ApiError): string {
  if (error.code === 'timeout') return t('error.timeout');
  if (error.offline) return t('error.offline');
  if (error.status === 429) return t('error.slow', { time: span((error.details.retryAfter ?? 60) * 1000) });
  return maybe(`error.${error.code}`) ?? (error.status < 500 ? t('error.input') : t('error.server'));
}

/** Shows the error of a call in a toast. Any other error is a bug of ours and is thrown again. */
export function sayError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toast(errorWords(error));
}
