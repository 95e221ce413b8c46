/** Every refusal, prompt and event of the engine has words. The test finds them by reading the source. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue as en } from '../../../engine/nations/messages/en.ts';
import { OPTION_FIELDS } from '../../../engine/nations/parseOptions.ts';

const root = new URL('../../../engine/nations/', import.meta.url).pathname;

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}${name}`;
    if (statSync(path).isDirectory()) return name === 'messages' ? [] : sources(`${path}/`);
    return name.endsWith('.ts') ? [{ path: path.slice(root.length), text: readFileSync(path, 'utf8') }] : [];
  });
}

const all = sources(root);

/** `refuse('buy/gold', …)`; and where a file builds codes from a prefix, every `'code', 'N1.2'` in it. */
function refusalCodes(): string[] {
  const codes = new Set<string>();
  for (const { text } of all) {
    for (const match of text.matchAll(/refuse\(\s*'([\w/-]+)'/g)) codes.add(match[1] as string);
    for (const match of text.matchAll(/code: 'nations\/([\w/-]+)'/g)) codes.add(match[1] as string);
    const prefix = /refuse\(\s*`([\w-]+)\/\$\{/.exec(text)?.[1];
    if (!prefix) continue;
    for (const match of text.matchAll(/'([a-z][\w-]*)',\s*'N[\d.]+'/g)) codes.add(`${prefix}/${match[1]}`);
  }
  for (const { text } of all.filter(({ path }) => path === 'parseOptions.ts')) {
    for (const match of text.matchAll(/refused\(\s*'([\w-]+)'/g)) codes.add(`options/${match[1]}`);
  }
  for (const field of OPTION_FIELDS) codes.add(`options/${field.key}`);
  return [...codes].sort();
}

describe('words for what the engine says', () => {
  it('refusals: every code has words, and no words are left over', () => {
    const written = Object.keys(en).filter((key) => key.startsWith('refuse.'));
    expect(written.sort()).toEqual(
      refusalCodes()
        .map((code) => `refuse.${code}`)
        .sort(),
    );
  });

  it('prompts: every key has words, and no words are left over', () => {
    const text = all.find(({ path }) => path === 'awaiting.ts')?.text ?? '';
    const used = [...text.matchAll(/\| \{ kind: '(\w+)'/g)].map((match) => `prompt.${match[1]}`);
    expect(used.length).toBeGreaterThan(5);
    const written = Object.keys(en).filter((key) => key.startsWith('prompt.'));
    expect(written.sort()).toEqual(used.sort());
  });

  it('events: every type has a line', () => {
    const text = all.find(({ path }) => path === 'events.ts')?.text ?? '';
    const types = [...text.matchAll(/\{ type: '(\w+)'/g)].map((match) => match[1]);
    expect(types.length).toBeGreaterThan(40);
    expect(types.filter((type) => !en[`log.${type}`])).toEqual([]);
  });

  it('options: every option and value has a name and help', () => {
    const keys = OPTION_FIELDS.flatMap((field) => [
      field.label,
      `option.${field.key}`,
      ...(field.values ?? []).map((value) => `option.${field.key}.${value}`),
    ]);
    expect(keys.flatMap((key) => [key, `${key}.help`]).filter((key) => !en[key])).toEqual([]);
  });
});
