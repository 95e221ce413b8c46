/** RULES.md lists what must be tested. An id without a test fails, and so does an id that no rule has. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const engine = path.resolve(import.meta.dirname, '../../../engine/wealth');
const rules = readFileSync(path.join(engine, 'RULES.md'), 'utf8');
const ids = [...rules.matchAll(/^- \*\*(W\d+\.\d+)\*\*/gm)].map(([, id]) => id as string);

const read = (folder: string, pattern: RegExp): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

const titles = [...read(import.meta.dirname, /\.test\.ts$/).matchAll(/\bit(?:\.each[^']*)?\(\s*['"`]([^\n]*)/g)]
  .map(([, title]) => title)
  .join('\n');
const code = read(engine, /\.ts$/);

describe('RULES.md', () => {
  it('has rules, each id once', () => {
    expect(ids.length).toBeGreaterThan(80);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(ids)('%s has a test titled by it', (id) => {
    expect(titles).toContain(`[${id}]`);
  });

  it('has every id that code and tests name', () => {
    const named = [...`${code}\n${titles}`.matchAll(/\bW\d+\.\d+\b/g)].map(([id]) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
