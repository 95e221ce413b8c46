import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../../engine/nations/actions/index.ts';

const here = import.meta.dirname;
const engine = path.resolve(here, '../../../engine/nations');
const idsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((found) => found[1] as string));
const rules = idsIn(readFileSync(path.join(engine, 'RULES.md'), 'utf8'), /^- \*\*(N\d+\.\d+)\*\*/gm);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

test('every rule has a test titled by its id', () => {
  const titled = idsIn(sources(here).join('\n'), /\[(N\d+\.\d+)\]/g);
  expect([...rules].filter((id) => !titled.has(id))).toEqual([]);
  expect([...titled].filter((id) => !rules.has(id))).toEqual([]);
});

test('the engine names no rule that is not written down', () => {
  const named = idsIn(sources(engine).join('\n'), /\b(N\d+\.\d+)\b/g);
  expect([...named].filter((id) => !rules.has(id))).toEqual([]);
});

describe('the list of actions', () => {
  test.each(ACTIONS.map(({ type, rules: named }) => [type, named] as const))(
    '%s names the rules it implements',
    (_, named) => {
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((id) => !rules.has(id))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
    },
  );

  test('holds every file that defines an action, each under its own name', () => {
    const folder = path.join(engine, 'actions');
    const defining = readdirSync(folder).filter((file) =>
      /= defineAction\(/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(defining.sort()).toEqual(ACTIONS.map(({ type }) => `${type}.ts`).sort());
  });
});
