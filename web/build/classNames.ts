/**
 * The names of classes are known when the pages are built, so they are written where they are used: `class={styles.head}`
 * becomes `class="head_x1y2"`. Solid puts such a class into the markup of the component. Otherwise every element would
 * set its class with code of its own, which loads and runs with every table.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { NodePath, PluginObj, types } from '@babel/core';
import type { Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '..');
const SHEET = /\.module\.css$/;

/** The name of a class in the pages. All classes of a file end the same, which compresses to almost nothing. */
export function scopedName(name: string, file: string): string {
  const place = path.relative(web, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/** For Babel: writes the names of classes into the components. A name that is computed is still looked up. */
export function writeClassNames({ types: t }: { types: typeof types }): PluginObj {
  /** Says whether the name is known. */
  const write = (use: NodePath, sheet: string): boolean => {
    const { parentPath: member } = use;
    if (!member?.isMemberExpression({ computed: false }) || use.key !== 'object') return false;
    const { property } = member.node;
    if (!t.isIdentifier(property)) return false;
    // In `styles.head ?? ''` the second half is for the type checker.
    const { parentPath: around } = member;
    const whole = around?.isLogicalExpression({ operator: '??' }) && member.key === 'left' ? around : member;
    whole.replaceWith(t.stringLiteral(scopedName(property.name, sheet)));
    if (whole.parentPath?.isObjectProperty() && whole.key === 'key') whole.parentPath.node.computed = false;
    return true;
  };
  return {
    visitor: {
      // On the way in, so that it is done before Solid looks at the elements.
      Program(program, { filename = '' }) {
        for (const statement of program.get('body')) {
          if (!statement.isImportDeclaration() || !SHEET.test(statement.node.source.value)) continue;
          const sheet = path.resolve(path.dirname(filename), statement.node.source.value);
          // An import without names is one that nothing leaves out.
          statement.node.specifiers = statement.node.specifiers.filter(({ local }) => {
            const uses = program.scope.getBinding(local.name)?.referencePaths ?? [];
            return uses.filter((use) => !write(use, sheet)).length > 0;
          });
        }
      },
    },
  };
}

/** A sheet whose names are all written into the components still belongs to the pages. */
export function keepSheets(): Plugin {
  return {
    name: 'keep-sheets',
    enforce: 'post',
    transform: { filter: { id: SHEET }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
  };
}
