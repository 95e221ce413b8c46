import { type Language, type Param, say } from '../../../engine/core/messages.ts';
import { catalogue as en } from './en.ts';
import { catalogue as it } from './it.ts';

export type MailKey = keyof typeof en;
/** Says a message of the mail catalogue in one language. */
export type Speak = (key: MailKey, params?: Record<string, Param>) => string;

export function speaker(language: Language): Speak {
  const words = language === 'it' ? it : en;
  return (key, params) => say({ key, ...(params ? { params } : {}) }, words, []);
}
