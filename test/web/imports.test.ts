import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../web');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('dist'))
  .map((file) => path.join(web, file));

/** A value would bring the service's validation library into every page. */
it('pages take only types from the service', () => {
  const lines = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '[^']*\/worker\/[^']*';$/gm)].map(
      ([line]) => line,
    ),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/^(?:import|export) type /.test(line))).toEqual([]);
});
