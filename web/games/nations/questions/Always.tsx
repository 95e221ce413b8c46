/** A tick box below the answers: give this answer every time without being asked again. */
import { createEffect, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { useWords } from '../cards/words.tsx';
import type { Composer } from '../composer.ts';
import { standingFrom } from './standingFrom.ts';

export function Always(props: { composer: Composer }): JSX.Element {
  const { word, many } = useWords();
  const { composer } = props;
  const [isTicked, tick] = createSignal(false);
  const always = createMemo(() => {
    const action = composer.chosen();
    return action && standingFrom(composer.table.state(), composer.me() ?? 0, action);
  });
  createEffect(() => composer.keep((isTicked() && always()?.standing) || null));
  onCleanup(() => composer.keep(null));
  return (
    <Show when={always()}>
      {(one) => (
        <label class="always">
          <input type="checkbox" checked={isTicked()} onChange={(event) => tick(event.currentTarget.checked)} />
          <span>
            {word(`always.${one().name}`, { what: many(`term.${one().what}`) })} <small>{word('always.help')}</small>
          </span>
        </label>
      )}
    </Show>
  );
}
