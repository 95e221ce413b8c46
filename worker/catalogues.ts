/** The words of the games in every language. The service needs them for the log and for mail. */
import type { Catalogue, Language } from '../engine/core/messages.ts';
import { catalogue as nationsEn } from '../engine/nations/messages/en.ts';
import { catalogue as nationsIt } from '../engine/nations/messages/it.ts';
import { catalogue as wealthEn } from '../engine/wealth/messages/en.ts';
import { catalogue as wealthIt } from '../engine/wealth/messages/it.ts';

const CATALOGUES: Readonly<Record<string, Record<Language, Catalogue>>> = {
  'wealth-of-nations': { en: wealthEn, it: wealthIt },
  nations: { en: nationsEn, it: nationsIt },
};

export const catalogue = (game: string, language: Language): Catalogue => CATALOGUES[game]?.[language] ?? {};
