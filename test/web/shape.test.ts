/** Functions and markup of the pages stay small enough to read. The lint counts lines, but not what is markup. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../web');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.startsWith('dist'),
);

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isMarkup = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';
const isFunction = ({ type }: Node): boolean => /^(FunctionDeclaration|FunctionExpression|ArrowFunction)/.test(type);

const allIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allIn)];
/** The outermost markup in a node. */
const markupIn = (node: Node): Node[] => (isMarkup(node) ? [node] : childrenOf(node).flatMap(markupIn));
const depthOf = (node: Node): number => Math.max(0, ...childrenOf(node).map(depthOf)) + (isMarkup(node) ? 1 : 0);

const pages = files.map((file) => {
  const text = readFileSync(path.join(web, file), 'utf8');
  return { file, text, program: parseSync(file, text).program as unknown as Node };
});
const lines = (text: string, { start, end }: Node): number => text.slice(start, end).split('\n').length;

describe('the source of the pages', () => {
  it('has no markup nested past 8', () => {
    expect(pages.filter(({ program }) => depthOf(program) > 8).map(({ file }) => file)).toEqual([]);
  });

  it('has no function with more than 60 lines beside its markup', () => {
    const long = pages.flatMap(({ file, text, program }) => {
      const own = (one: Node) => lines(text, one) - markupIn(one).reduce((sum, part) => sum + lines(text, part), 0);
      const found = allIn(program).filter((one) => isFunction(one) && own(one) > 60);
      return found.map((one) => `${file}:${text.slice(0, one.start).split('\n').length} has ${own(one)} lines`);
    });
    expect(long).toEqual([]);
  });
});
