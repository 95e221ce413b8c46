/** How the points add up: one bar per nation, in order of rank. */
import { For, type JSX, Show } from 'solid-js';
import type { Score } from '../../../../engine/nations/state.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { useWords } from '../cards/words.tsx';
import type { NationsTable } from '../nationsTable.ts';

const PARTS = ['vp', 'colonies', 'wonders', 'workers', 'resources'] as const satisfies (keyof Score)[];

export function Bars(props: { table: NationsTable; scores: readonly Score[] }): JSX.Element {
  const { word } = useWords();
  const ordered = () => [...props.scores].sort((a, b) => b.total - a.total);
  const most = () => Math.max(1, ...props.scores.map((score) => score.total));
  return (
    <figure class="bars" aria-hidden="true">
      <h3>{word('end.bars')}</h3>
      <For each={ordered()}>
        {(score) => (
          <div class="bar">
            <Flag seat={score.seat} letter={props.table.players()[score.seat]?.letter ?? ''} width={22} />
            <span class="all">
              <For each={PARTS}>
                {(part) => (
                  <Show when={score[part] > 0}>
                    <span class={`p-${part}`} style={{ width: `${(100 * score[part]) / most()}%` }}>
                      {score[part]}
                    </span>
                  </Show>
                )}
              </For>
            </span>
            <b>{score.total}</b>
          </div>
        )}
      </For>
      <p>
        <For each={PARTS}>
          {(part) => (
            <span>
              <i class={`p-${part}`} />
              {word(`term.score.${part}`)}
            </span>
          )}
        </For>
      </p>
    </figure>
  );
}
