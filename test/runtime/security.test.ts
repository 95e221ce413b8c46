/** The list of threats names the tests that cover each threat. These tests must exist. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const rows = read('worker/SECURITY.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** "`file`: part of a title; another · `file`: …" */
const named = rows.flatMap(([, threat = '', , tests = '']) =>
  tests.split(' · ').flatMap((group) => {
    const [, file = '', titles = ''] = /^`([^`]+)`: (.+)$/.exec(group) ?? [];
    return titles.split('; ').map((title) => ({ threat, file, title }));
  }),
);

it('every threat has a test', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const { threat, title } of named) expect(title, threat).not.toBe('');
});

it.each(named)('$threat: $title', ({ file, title }) => {
  const titles = [...read(file).matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)];
  expect(titles.some(([, , found = '']) => found.includes(title))).toBe(true);
});
