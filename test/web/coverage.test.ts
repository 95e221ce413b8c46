/** What test/coverage finds in the sources, and what it makes of the notes of a browser. */
import { describe, expect, it } from 'vitest';
import { branchesOf } from '../coverage/branches.ts';
import { handlersOf } from '../coverage/handlers.ts';
import { ranIn } from '../coverage/ran.ts';
import { nodesOf } from '../coverage/syntax.ts';

const SOURCE = `
  const save = () => keep(1);
  function move() { go(2); }
  document.addEventListener('click', move);
  const a = <button onClick={save} onFocus={() => light(3)}>x</button>;
  const b = <Field onInput={props.onInput} onChange={setName} />;
  const c = <button onClick={props.onClick}>x</button>;
`;

describe('handlers', () => {
  it('are found where they are written, and are not countable where the code does not show them', () => {
    const found = handlersOf(nodesOf('a.tsx', SOURCE)).map(({ at, body }) => [
      SOURCE.slice(at.start, at.end),
      body && SOURCE.slice(body.start, body.end),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      "document.addEventListener('click', move)": '{ go(2); }',
      'onClick={save}': 'keep(1)',
      'onFocus={() => light(3)}': 'light(3)',
      // A component asks for it when its own handler runs.
      'onInput={props.onInput}': 'props.onInput',
      'onChange={setName}': null,
      'onClick={props.onClick}': null,
    });
  });
});

describe('branches', () => {
  it('are what is shown only sometimes', () => {
    const source = `
      function ask() {
        if (isOver) return word('over');
        if (!mine) return null;
        return isLate ? word('late') : '';
      }
      const a = <Show when={n() > 0} fallback={<None />}><b>{n()}</b></Show>;
      const b = x && <i />;
      const c = x ?? '?';
    `;
    const found = branchesOf(nodesOf('a.tsx', source)).map(({ start, end }) => source.slice(start, end));
    expect(found).toHaveLength(6);
    expect(found[0]).toMatch(/^\{\s+if \(isOver\)/);
    expect(found.slice(1)).toEqual(["return word('over');", "word('late')", '{<None />}', '<b>{n()}</b>', '<i />']);
  });
});

describe('the notes of a browser', () => {
  it('tell what ran by the innermost range', () => {
    const ranges = [
      { startOffset: 0, endOffset: 100, count: 1 },
      { startOffset: 40, endOffset: 60, count: 2 },
      { startOffset: 10, endOffset: 30, count: 0 },
      { startOffset: 45, endOffset: 50, count: 0 },
    ];
    expect(ranIn(ranges, [0, 10, 29, 30, 44, 45, 50, 60, 99, 100])).toEqual([0, 30, 44, 50, 60, 99]);
  });
});
