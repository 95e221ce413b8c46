/** A line of the log with its player's name in bold. */
import { type JSX, Show } from 'solid-js';
import type { AnyTable, LogLine } from '../../games/contract.ts';

export function LineText(props: { line: LogLine; table: AnyTable }): JSX.Element {
  const name = () => (props.line.about === null ? '' : (props.table.players()[props.line.about]?.name ?? ''));
  const rest = () => (name() && props.line.text.startsWith(name()) ? props.line.text.slice(name().length) : null);
  return (
    <Show when={rest() !== null} fallback={props.line.text}>
      <b>{name()}</b>
      {rest()}
    </Show>
  );
}
