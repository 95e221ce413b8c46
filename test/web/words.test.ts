import { describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/en.ts';
import { it as italian } from '../../web/i18n/it.ts';

const holes = (template: string) => [...template.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '').sort();

describe('the words of the pages', () => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(en).sort());
  });

  it('fills the same parameters in both languages', () => {
    for (const [key, template] of Object.entries(en)) {
      const other = (italian as Record<string, string>)[key] ?? '';
      expect([...new Set(holes(other))], key).toEqual(
        [...new Set(holes(template))].filter((name) => holes(other).includes(name)),
      );
      const missing = holes(template).filter((name) => name !== 'n' && !holes(other).includes(name));
      expect(missing, `${key} loses a parameter in Italian`).toEqual([]);
    }
  });

  it('leaves nothing in English', () => {
    const same = Object.entries(en).filter(([key, text]) => (italian as Record<string, string>)[key] === text);
    const words = same.filter(([, text]) => /[a-z]{4,} [a-z]{2,}/.test(text.replace(/\{[^}]*\}/g, '')));
    expect(words).toEqual([]);
  });

  it('never shouts', () => {
    for (const [key, text] of [...Object.entries(en), ...Object.entries(italian)]) expect(text, key).not.toContain('!');
  });
});
