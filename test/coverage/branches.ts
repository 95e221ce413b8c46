/** Finds the branches of a source file: functions, both sides of conditions, and what `Show` and `Match` may draw. */
import { bodyOf, isFunction, isNode, type Node, nameOf } from './syntax.ts';

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** What is drawn only sometimes: the content of a `Show` or a `Match`, and the fallback of any component. */
function drawn(element: Node): Node[] {
  const opening = isNode(element.openingElement) ? element.openingElement : null;
  if (!opening) return [];
  const fallback = listOf(opening.attributes).find((one) => nameOf(one.name) === 'fallback');
  const found = fallback && isNode(fallback.value) ? [fallback.value] : [];
  if (!/^(Show|Match)$/.test(nameOf(opening.name))) return found;
  return [...found, ...listOf(element.children).filter(({ type }) => type !== 'JSXText')];
}

function branchesAt(node: Node): unknown[] {
  switch (node.type) {
    case 'ConditionalExpression':
    case 'IfStatement':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      // `a ?? b` mostly names a value that the type checker asks for.
      return node.operator === '??' ? [] : [node.right];
    case 'SwitchCase':
      return listOf(node.consequent);
    case 'JSXElement':
      return drawn(node);
    default:
      return isFunction(node) ? [bodyOf(node)] : [];
  }
}

/** It gives nothing, such as `null` or `''`, so there is nothing to see. */
function isNothing(node: Node): boolean {
  switch (node.type) {
    case 'ReturnStatement':
      return !isNode(node.argument) || isNothing(node.argument);
    case 'Literal':
      return node.value === null || node.value === '';
    case 'Identifier':
      return node.name === 'undefined';
    case 'ArrayExpression':
      return listOf(node.elements).length === 0;
    case 'ObjectExpression':
      return listOf(node.properties).length === 0;
    default:
      return false;
  }
}

export const branchesOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap(branchesAt).filter((branch): branch is Node => isNode(branch) && !isNothing(branch));
