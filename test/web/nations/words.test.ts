/** The words of the Nations pages: both languages have the same keys, and no key that a page uses is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalogue, LANGUAGES, type Language } from '../../../engine/core/messages.ts';
import { EVENT_CARDS } from '../../../engine/nations/data/cards/index.ts';
import { cards as cardsEn } from '../../../engine/nations/messages/en/cards/index.ts';
import { shorts as shortsEn } from '../../../engine/nations/messages/en/cards/shorts.ts';
import { events as eventsEn } from '../../../engine/nations/messages/en/events/index.ts';
import { catalogue as english } from '../../../engine/nations/messages/en.ts';
import { cards as cardsIt } from '../../../engine/nations/messages/it/cards/index.ts';
import { shorts as shortsIt } from '../../../engine/nations/messages/it/cards/shorts.ts';
import { events as eventsIt } from '../../../engine/nations/messages/it/events/index.ts';
import { catalogue as italian } from '../../../engine/nations/messages/it.ts';
import { answering as answeringEn } from '../../../web/games/nations/messages/answering.en.ts';
import { answering as answeringIt } from '../../../web/games/nations/messages/answering.it.ts';
import { draft as draftEn } from '../../../web/games/nations/messages/draft.en.ts';
import { draft as draftIt } from '../../../web/games/nations/messages/draft.it.ts';
import { page as firstEn } from '../../../web/games/nations/messages/en.ts';
import { page as firstIt } from '../../../web/games/nations/messages/it.ts';
import { later as laterEn } from '../../../web/games/nations/messages/later.en.ts';
import { later as laterIt } from '../../../web/games/nations/messages/later.it.ts';
import { solo as soloEn } from '../../../web/games/nations/messages/solo.en.ts';
import { solo as soloIt } from '../../../web/games/nations/messages/solo.it.ts';

/** The words of the game, and those of its page. */
const WORDS: Record<Language, { game: Catalogue; page: Catalogue }> = {
  en: {
    game: { ...english, ...shortsEn, ...cardsEn, ...eventsEn },
    page: { ...firstEn, ...answeringEn, ...draftEn, ...soloEn, ...laterEn },
  },
  it: {
    game: { ...italian, ...shortsIt, ...cardsIt, ...eventsIt },
    page: { ...firstIt, ...answeringIt, ...draftIt, ...soloIt, ...laterIt },
  },
};
const pageEn = WORDS.en.page;

const FOLDER = 'web/games/nations';
const known: Catalogue = { ...WORDS.en.game, ...pageEn };
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('messages'))
  .map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

const holes = (template: string) =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].sort();
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe.each(LANGUAGES)('the words of the Nations pages in %s', (language) => {
  const { game, page } = WORDS[language];

  it('have the same keys as in English', () => {
    expect(Object.keys(page).sort()).toEqual(Object.keys(pageEn).sort());
  });

  it('fill the same parameters as in English', () => {
    for (const [key, template] of Object.entries(pageEn)) expect(holes(page[key] ?? ''), key).toEqual(holes(template));
  });

  it('do not hide words of the game', () => {
    expect(Object.keys(page).filter((key) => key in game)).toEqual([]);
  });
});

describe('the words of the Nations pages', () => {
  it('hold every key a page names', () => {
    for (const { name, text } of sources) {
      const named = [
        ...found(text, /\bword\(\s*'([^']+)'/g),
        ...found(text, /\bword\([^'`)]*\?\s*'([^']+)'/g),
        ...found(text, /\bterms?\(\s*'([^']+)'/g).map((term) => `term.${term}`),
        ...found(text, /\b(?:lead|none|label)="([a-z]+\.[\w.]+)"/g),
      ];
      expect(
        named.filter((key) => !(key in known)),
        name,
      ).toEqual([]);
    }
  });

  it('hold something for every family of keys a page puts together', () => {
    for (const { name, text } of sources) {
      const families = found(text, /\bword\(\s*`([\w.]+\.)\$\{/g);
      expect(
        families.filter((start) => !Object.keys(known).some((key) => key.startsWith(start))),
        name,
      ).toEqual([]);
    }
  });

  it('hold nothing no page asks for', () => {
    const all = sources.map(({ text }) => text).join('\n');
    const families = [...found(all, /`([a-z][\w.]*\.)\$\{/g), 'rank.'];
    const unused = Object.keys(pageEn).filter(
      (key) =>
        !all.includes(`'${key}'`) && !all.includes(`"${key}"`) && !families.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('say in few words why a card cannot be bought', () => {
    const codes = found(readFileSync('engine/nations/rules/buying/price.ts', 'utf8'), /refuse\('([^']+)'/g);
    expect(codes.length).toBeGreaterThan(3);
    expect(codes.filter((code) => !(`short.${code}` in firstEn))).toEqual([]);
  });

  it('name every event card', () => {
    for (const { id } of EVENT_CARDS) {
      for (const language of LANGUAGES) expect(WORDS[language].game[`eventCard.${id}.name`], id).toBeTruthy();
    }
  });
});
