/** The syntax of a source file. */
import { parseSync } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

export const nodesOf = (file: string, text: string): Node[] => [...nodesIn(parseSync(file, text).program)];

export const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

export const isFunction = (value: unknown): value is Node =>
  isNode(value) && /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(value.type);

/** What runs when a function is called. */
export const bodyOf = (node: Node): Node => (isNode(node.body) ? node.body : node);
