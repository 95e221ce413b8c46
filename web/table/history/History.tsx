/** The slider below the board while the past is shown. */
import { type JSX, Show } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { later } from '../../ui/later.tsx';
import type { Mark } from './mark.ts';

const HistorySlider = later(async () => (await import('./HistorySlider.tsx')).HistorySlider);

export function History(props: { table: AnyTable; marks: readonly Mark[] }): JSX.Element {
  return (
    <Show when={props.table.past() && !props.table.playback.line()}>
      <HistorySlider table={props.table} marks={props.marks} />
    </Show>
  );
}
