/** The list of actions: every file of the folder is in it, and every action names the rules that it carries out. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../../engine/wealth/actions/index.ts';

const engine = path.resolve(import.meta.dirname, '../../../engine/wealth');
const rules = readFileSync(path.join(engine, 'RULES.md'), 'utf8');
const ids = [...rules.matchAll(/^- \*\*(W\d+\.\d+)\*\*/gm)].map(([, id]) => id as string);

/** Files of the folder that hold no action. */
const SHARED = ['define', 'fields', 'index', 'shapes'];

describe('the actions of Wealth of Nations', () => {
  it('are the files of their folder', () => {
    const files = readdirSync(path.join(engine, 'actions')).map((name) => path.basename(name, '.ts'));
    expect(ACTIONS.map(({ type }) => type).sort()).toEqual(files.filter((name) => !SHARED.includes(name)).sort());
  });

  it.each(ACTIONS.map(({ type, rules: named }) => ({ type, named })))('$type names its rules', ({ named }) => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
