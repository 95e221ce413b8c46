/** A line of the log. It says when one of my standing answers was used. */
import { type JSX, Show } from 'solid-js';
import { LineText } from '../../table/LineText.tsx';
import { useWords } from './cards/words.tsx';
import type { NationsLine, NationsTable } from './nationsTable.ts';

export function LogText(props: { table: NationsTable; line: NationsLine }): JSX.Element {
  const { word } = useWords();
  return (
    <>
      <LineText line={props.line} table={props.table} />
      <Show when={'standing' in props.line.event}>
        {' '}
        <span class="auto">{word('always.did')}</span>
      </Show>
    </>
  );
}
