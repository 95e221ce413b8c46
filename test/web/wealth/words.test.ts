import { describe, expect, it } from 'vitest';
import { type Catalogue, LANGUAGES, type Language } from '../../../engine/core/messages.ts';
import { en as first } from '../../../web/games/wealth/messages/en.ts';
import { it as italian } from '../../../web/games/wealth/messages/it.ts';
import { questions } from '../../../web/games/wealth/messages/questions.ts';

const en: Catalogue = { ...first, ...questions };
const WORDS: Record<Language, Catalogue> = { en, it: italian };

const namesIn = (template: string) => [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();

describe.each(LANGUAGES)('the words of the Wealth of Nations page in %s', (language) => {
  it('have the same keys as in English', () => {
    expect(Object.keys(WORDS[language]).sort()).toEqual(Object.keys(en).sort());
  });
  it.each(Object.entries(en))('fill the same parameters in %s', (key, template) => {
    expect(namesIn(WORDS[language][key] ?? '')).toEqual(namesIn(template));
  });
});
