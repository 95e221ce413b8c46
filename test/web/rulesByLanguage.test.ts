/** The rules say the same in every language: the same ids in the same order, the same number of rulings, the same tables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../engine/core/messages.ts';
import { type Block, parseMarkdown, searchBlocks } from '../../web/rules/markdown.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, 'engine', file), 'utf8');
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** What must be the same: kinds and order of blocks, ids, rulings, numbers, links, rows and columns. */
function shape(source: string): string[] {
  return parseMarkdown(source).map((block) => {
    if (block.kind === 'table') return `table ${[block.head, ...block.rows].map((row) => row.length).join()}`;
    const links = block.inlines.flatMap((part) => (part.kind === 'link' ? [part.href] : [])).join();
    return [
      block.kind,
      block.kind === 'heading' ? block.level : '',
      block.rule ?? '',
      `${count(block.text, /\(R\)/g)} rulings`,
      // Another language may have the numbers in another order, but it must have the same numbers.
      block.rule ? [...block.text.matchAll(/[$−]?\d+/g)].sort().join() : '',
      links,
    ].join(' ');
  });
}

const idsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.rule ? [block.rule] : []));

const GAMES = ['wealth', 'nations'];
const fileOf = (game: string, language: Language) => `${game}/RULES${language === 'en' ? '' : `.${language}`}.md`;
const all = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

describe.each(all)('the rules of $game in $language', ({ game, language }) => {
  const source = read(fileOf(game, language));
  const blocks = parseMarkdown(source);

  it('have the shape of the English ones', () => {
    expect(shape(source)).toEqual(shape(read(fileOf(game, 'en'))));
  });

  it('have every id of a rule once', () => {
    const ids = idsOf(blocks);
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('link to rules that are there', () => {
    const links = blocks.flatMap((block) =>
      block.kind === 'table' ? [] : block.inlines.flatMap((part) => (part.kind === 'link' ? [part.href] : [])),
    );
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((href) => !idsOf(blocks).includes(href.slice(1)))).toEqual([]);
  });
});

it.each([
  ['wealth', 'ore', 'minerale', 'W9.4'],
  ['nations', 'colony', 'colonia', 'N9.8'],
])('the rules of %s are found by words of either language, and by id', (game, english, italian, rule) => {
  const find = (language: Language, words: string) =>
    idsOf(searchBlocks(parseMarkdown(read(fileOf(game, language))), words));
  expect(find('en', english)).toContain(rule);
  expect(find('it', italian)).toContain(rule);
  expect(find('it', rule.toLowerCase())).toContain(rule);
});

it('notices a changed ruling, row, id or number', () => {
  const italian = read('wealth/RULES.it.md');
  const english = shape(read('wealth/RULES.md'));
  expect(shape(italian.replace('**(R)**', ''))).not.toEqual(english);
  expect(shape(italian.replace(/^\| blocco .*\n/m, ''))).not.toEqual(english);
  expect(shape(italian.replace('**W7.5**', '**W7.6**'))).not.toEqual(english);
  expect(shape(italian.replace(/costa \$\d+/, 'costa 999'))).not.toEqual(english);
});
