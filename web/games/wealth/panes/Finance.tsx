/** What notes pay and cost me. */
import { Show } from 'solid-js';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { notePays } from '../../../../engine/wealth/rules/notes.ts';
import type { Composer } from '../composer.ts';
import { Note } from '../Note.tsx';
import { useWords } from '../words.ts';

export function Finance(props: { composer: Composer }) {
  const { word } = useWords();
  const state = () => props.composer.table.state();
  return (
    <Show when={props.composer.me()}>
      {(me) => (
        <Note>
          {word('noteTerms', { pays: notePays(state(), me().purse.notes ?? 0), costs: rulesOf(state()).noteCosts })}
          <Show when={rulesOf(state()).interest > 0}>
            {` ${word('interestNext', { n: (me().purse.notes ?? 0) * rulesOf(state()).interest })}`}
          </Show>
        </Note>
      )}
    </Show>
  );
}
