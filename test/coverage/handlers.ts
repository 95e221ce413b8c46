/**
 * Finds what a source file gives to events: the values of `onClick` and the like in JSX, and what listens by
 * `addEventListener`.
 */
import { bodyOf, isFunction, isNode, type Node, nameOf } from './syntax.ts';

/** The part of the file that runs when the event comes. Null: the code does not show it. */
export interface Handler {
  at: Node;
  body: Node | null;
}

/** The functions of a file that have a name: `function save() {}` and `const save = () => {}`. */
function namedFunctions(nodes: readonly Node[]): Map<string, Node> {
  const named = new Map<string, Node>();
  for (const node of nodes) {
    if (isFunction(node) && isNode(node.id)) named.set(nameOf(node.id), node);
    if (node.type === 'VariableDeclarator' && isFunction(node.init)) named.set(nameOf(node.id), node.init);
  }
  return named;
}

/** What an element gives to its events. */
function* givenBy(element: Node): Generator<{ at: Node; value: Node; isOwn: boolean }> {
  const isOwn = /^[a-z]/.test(nameOf(element.name));
  for (const at of Array.isArray(element.attributes) ? element.attributes.filter(isNode) : []) {
    const value = isNode(at.value) ? at.value.expression : null;
    if (/^on[A-Z]/.test(nameOf(at.name)) && isNode(value)) yield { at, value, isOwn };
  }
}

/** What is given to `addEventListener`. */
function listener(call: Node): { at: Node; value: Node; isOwn: boolean } | null {
  const { callee } = call;
  const called = isNode(callee) ? nameOf(callee) || nameOf(callee.property) : '';
  const value = Array.isArray(call.arguments) ? call.arguments[1] : null;
  return called === 'addEventListener' && isNode(value) ? { at: call, value, isOwn: true } : null;
}

export function handlersOf(nodes: readonly Node[]): Handler[] {
  const named = namedFunctions(nodes);
  return nodes.flatMap((node): Handler[] => {
    const given = node.type === 'JSXOpeningElement' ? [...givenBy(node)] : [];
    const listens = node.type === 'CallExpression' ? listener(node) : null;
    return [...given, ...(listens ? [listens] : [])].map(({ at, value, isOwn }) => {
      const written = isFunction(value) ? value : named.get(nameOf(value));
      if (written) return { at, body: bodyOf(written) };
      // A component asks for `props.onChange` when its own handler runs. An element asks for it when it is drawn.
      return { at, body: value.type === 'MemberExpression' && !isOwn ? value : null };
    });
  });
}
