/** The names of classes are written into the components, and the sheets that define them stay in the build. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, expect, it } from 'vitest';
import { keepSheets, scopedName, writeClassNames } from '../../web/build/classNames.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-classes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const name = (of: string) => scopedName(of, path.join(folder, 'Thing.module.css'));

async function built(component: string): Promise<{ code: string; css: string }> {
  writeFileSync(path.join(folder, 'Thing.module.css'), '.head { color: red }\n.late { color: blue }\n');
  writeFileSync(
    path.join(folder, 'Thing.tsx'),
    `import styles from './Thing.module.css';\nexport function Thing(props) { return ${component}; }\n`,
  );
  const done = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [solid({ babel: { plugins: [writeClassNames] } }), keepSheets()],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.join(folder, 'Thing.tsx'),
        preserveEntrySignatures: 'strict',
        external: /^solid-js/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = done.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const css = done.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('\n');
  return { code, css };
}

it('a class is part of the markup, alone and beside another', async () => {
  const { code, css } = await built(`<p class={styles.head}><b class={\`\${styles.head} \${styles.late}\`} /></p>`);
  expect(code).toContain(`<p class=${name('head')}><b class="${name('head')} ${name('late')}">`);
  expect(code).not.toContain('styles');
  expect(css).toContain(`.${name('head')}`);
  expect(css).toContain(`.${name('late')}`);
});

it('a class that comes and goes is switched by its name', async () => {
  const { code } = await built(`<p classList={{ [styles.late ?? '']: props.isLate }} title={styles.head ?? ''} />`);
  expect(code).toContain(`<p title=${name('head')}>`);
  expect(code).toMatch(new RegExp(`classList\\.toggle\\("${name('late')}", !!props\\.isLate`));
});

it('a computed name is still looked up', async () => {
  const { code } = await built('<p class={styles[props.kind]} />');
  expect(code).toContain(`"${name('late')}"`);
  expect(code).toContain('[props.kind]');
});
