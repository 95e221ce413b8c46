/** Keeps a picture of a page whose journey failed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../worker/dev/setup.mjs';
import type { Window } from './window.ts';

export async function keepPicture(window: Window, name: string): Promise<void> {
  const folder = path.join(root, '.cache', 'browsers');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replace(/\W+/g, '-')}.png`);
  writeFileSync(file, await window.screenshot());
  console.log(`see ${file}`);
}
