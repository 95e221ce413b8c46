/** The words of mail, in every language. */
import { type Language, type Param, say } from '../../../../engine/core/messages.ts';
import { catalogue as en } from './en.ts';
import { catalogue as it } from './it.ts';
import type { MailKey } from './keys.ts';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MailKey, string>>>> = { en, it };

/** Says a message of the mail catalogue in one language. */
export type Speak = (key: MailKey, params?: Record<string, Param>) => string;

export function speaker(language: Language): Speak {
  const words = CATALOGUES[language];
  return (key, params) => say({ key, ...(params ? { params } : {}) }, words, []);
}
