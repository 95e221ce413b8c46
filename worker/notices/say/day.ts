import type { Language } from '../../../engine/core/messages.ts';

/** "Friday 21 November", on the reader's clock. */
export function day(at: number, language: Language, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);
}
