import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const engine = path.resolve(import.meta.dirname, '../../../engine');
const files = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => path.join(engine, file));

/** The generator behind every draw, and the hash of states: both pure, synchronous and audited. */
const ALLOWED = /^@noble\/(hashes|ciphers)\//;

it('engine imports nothing outside engine but the two libraries it may use', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)) {
      if (ALLOWED.test(target as string)) continue;
      const resolved = path.resolve(path.dirname(file), target as string);
      expect(resolved.startsWith(engine + path.sep), `${file} imports ${target}`).toBe(true);
    }
  }
});

it('the core imports no game, and a game imports only itself and the core', () => {
  const partOf = (file: string) => path.relative(engine, file).split(path.sep)[0];
  for (const file of files) {
    const part = partOf(file);
    // The list of games.
    if (part === 'index.ts') continue;
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g)) {
      const imported = partOf(path.resolve(path.dirname(file), target as string));
      expect(['core', part], `${file} imports ${target}`).toContain(imported);
    }
  }
});

it('engine never names a clock or an unkeyed random source', () => {
  const forbidden = /\b(Math\.random|Date\.now|new Date|performance\.|crypto\.|process\.|fetch\(|setTimeout)/;
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(forbidden.exec(code)?.[0], file).toBeUndefined();
  }
});
