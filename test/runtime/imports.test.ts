/** Imports that the linter cannot judge: from the service, pages import types only, so that no schema is shipped. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../worker/dev/setup.mjs';

/** A static import or export of a module, or a dynamic import. */
const IMPORT = /^(?:import|export)\s([^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

const isSource = (file: string) => /\.tsx?$/.test(file) && !file.startsWith('web/dist');

test('from the service, pages import nothing but types', () => {
  const wrong: string[] = [];
  const files = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' });
  for (const file of files.map((name) => path.join('web', name)).filter(isSource)) {
    for (const [text, names, from, dynamic] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const isService = path.join(path.dirname(file), from ?? dynamic ?? '').startsWith('worker/');
      if (isService && !names?.startsWith('type ')) wrong.push(`${file}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});
