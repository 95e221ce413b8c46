const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü' };

/** Words with accents on their vowels. Placeholders, ids of rules, links and code stay as they are. */
export const accented = (text: string): string =>
  text.replace(/\{[^}]*\}|\]\([^)]*\)|`[^`]*`|[aeiou]/g, (part) => ACCENTS[part] ?? part);
