/** What notes pay and cost me. */
import { Show } from 'solid-js';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { notePays } from '../../../../engine/wealth/rules/notes.ts';
import type { Composer } from '../composer.ts';
import { w } from '../words.ts';

export function Finance(props: { composer: Composer }) {
  const state = () => props.composer.table.state();
  return (
    <Show when={props.composer.me()}>
      {(me) => (
        <p class="finance">
          {w('noteTerms', { pays: notePays(state(), me().purse.notes ?? 0), costs: rulesOf(state()).noteCosts })}
          <Show
            when={rulesOf(state()).interest > 0}
          >{` ${w('interestNext', { n: (me().purse.notes ?? 0) * rulesOf(state()).interest })}`}</Show>
        </p>
      )}
    </Show>
  );
}
