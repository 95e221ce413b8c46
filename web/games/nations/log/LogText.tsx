/** A line of the log. It says when one of my standing answers was used. */
import { type JSX, Show } from 'solid-js';
import { LineText } from '../../../table/log/LineText.tsx';
import { Remark } from '../../../table/log/Remark.tsx';
import type { NationsLine, NationsTable } from '../nationsTable.ts';
import { useWords } from '../words.tsx';

export function LogText(props: { table: NationsTable; line: NationsLine }): JSX.Element {
  const { word } = useWords();
  return (
    <>
      <LineText line={props.line} table={props.table} />
      <Show when={'standing' in props.line.event}>
        <Remark>{word('always.did')}</Remark>
      </Show>
    </>
  );
}
