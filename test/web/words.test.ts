import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalogue, LANGUAGES, type Language } from '../../engine/core/messages.ts';
import { en as tableEn } from '../../web/i18n/en.ts';
import { it as tableIt } from '../../web/i18n/it.ts';
import { pagesEn } from '../../web/i18n/pages.en.ts';
import { pagesIt } from '../../web/i18n/pages.it.ts';

const WORDS: Record<Language, { table: Catalogue; pages: Catalogue }> = {
  en: { table: tableEn, pages: pagesEn },
  it: { table: tableIt, pages: pagesIt },
};
const en = { ...tableEn, ...pagesEn };
const translations = LANGUAGES.filter((language) => language !== 'en');

const holes = (template: string) => [...template.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '').sort();

describe('the words of the pages', () => {
  it.each(translations)('has the same keys in %s as in English', (language) => {
    expect(Object.keys(WORDS[language].table).sort()).toEqual(Object.keys(tableEn).sort());
    expect(Object.keys(WORDS[language].pages).sort()).toEqual(Object.keys(pagesEn).sort());
  });

  it('says nothing twice', () => {
    expect(Object.keys(tableEn).filter((key) => key in pagesEn)).toEqual([]);
  });

  it.each(translations)('fills the same parameters in %s as in English', (language) => {
    const words: Catalogue = { ...WORDS[language].table, ...WORDS[language].pages };
    for (const [key, template] of Object.entries(en)) {
      const other = words[key] ?? '';
      expect([...new Set(holes(other))], key).toEqual(
        [...new Set(holes(template))].filter((name) => holes(other).includes(name)),
      );
      const missing = holes(template).filter((name) => name !== 'n' && !holes(other).includes(name));
      expect(missing, `${key} loses a parameter`).toEqual([]);
    }
  });

  it.each(translations)('leaves nothing in English in %s', (language) => {
    const words: Catalogue = { ...WORDS[language].table, ...WORDS[language].pages };
    const same = Object.entries(en).filter(([key, text]) => words[key] === text);
    const untranslated = same.filter(([, text]) => /[a-z]{4,} [a-z]{2,}/.test(text.replace(/\{[^}]*\}/g, '')));
    expect(untranslated).toEqual([]);
  });

  it('has words for everything the service refuses', () => {
    const sources = ['room', 'http'].flatMap((folder) =>
      readdirSync(`worker/${folder}`).map((file) => readFileSync(`worker/${folder}/${file}`, 'utf8')),
    );
    const codes = new Set(
      sources.flatMap((source) => [...source.matchAll(/cannot\(\s*'([a-z-]+)'/g)].map(([, code]) => code)),
    );
    expect(codes.size).toBeGreaterThan(15);
    // The service makes the name of a new table, and no two names are the same.
    codes.delete('exists');
    const silent = [...codes].filter((code) => !(`error.service/${code}` in en) && !(`refuse.service/${code}` in en));
    expect(silent).toEqual([]);
  });

  it('needs at the table only what comes with the table', () => {
    const fetchedLater = [
      'Chat.tsx',
      'HistorySlider.tsx',
      'HostTools.tsx',
      'LevelChoice.tsx',
      'LinkDialog.tsx',
      'LinkRow.tsx',
      'NewInvite.tsx',
      'Notes.tsx',
      'PrefsMenu.tsx',
      'SeatLink.tsx',
      'SeatSettings.tsx',
      'moments.tsx',
      'openTable.ts',
    ];
    for (const folder of ['table', 'state', 'ui'])
      for (const file of readdirSync(`web/${folder}`).filter((name) => /\.tsx?$/.test(name))) {
        if (fetchedLater.includes(file)) continue;
        const source = readFileSync(`web/${folder}/${file}`, 'utf8');
        const used = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
        expect(
          used.filter((key) => key in pagesEn),
          file,
        ).toEqual([]);
      }
  });

  it('never shouts', () => {
    for (const { table, pages } of Object.values(WORDS)) {
      for (const [key, text] of Object.entries({ ...table, ...pages })) expect(text, key).not.toContain('!');
    }
  });
});
