/** What notes pay and cost me. */
import { Show } from 'solid-js';
import { hasInterest, INTEREST, NOTE_COSTS, notePays } from '../../../../engine/wealth/data/finance.ts';
import type { Composer } from '../composer.ts';
import { w } from '../words.ts';

export function Finance(props: { composer: Composer }) {
  const edition = () => props.composer.table.state().options.edition;
  return (
    <Show when={props.composer.me()}>
      {(me) => (
        <p class="finance">
          {w('noteTerms', { pays: notePays(edition(), me().purse.notes ?? 0), costs: NOTE_COSTS })}
          <Show
            when={hasInterest(edition())}
          >{` ${w('interestNext', { n: (me().purse.notes ?? 0) * INTEREST })}`}</Show>
        </p>
      )}
    </Show>
  );
}
