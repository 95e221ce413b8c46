/** How the points add up: one bar per nation, in order of rank. */
import { For, type JSX, Show } from 'solid-js';
import type { Score } from '../../../../engine/nations/state.ts';
import { Flag } from '../../../ui/Flag.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { useWords } from '../words.tsx';
import styles from './Bars.module.css';

const PARTS = ['vp', 'colonies', 'wonders', 'workers', 'resources'] as const satisfies (keyof Score)[];

const COLOURS: Readonly<Record<(typeof PARTS)[number], string>> = {
  vp: 'var(--ink-2)',
  colonies: 'var(--k-colony)',
  wonders: 'var(--k-wonder)',
  workers: 'light-dark(#85600f, #d9ac54)',
  resources: 'var(--ink-3)',
};

export function Bars(props: { table: NationsTable; scores: readonly Score[] }): JSX.Element {
  const { word, term } = useWords();
  const ordered = () => [...props.scores].sort((a, b) => b.total - a.total);
  const most = () => Math.max(1, ...props.scores.map((score) => score.total));
  return (
    <figure class={styles.bars} aria-hidden="true">
      <h3>{word('end.bars')}</h3>
      <For each={ordered()}>
        {(score) => (
          <div class={styles.bar}>
            <Flag seat={score.seat} letter={props.table.players()[score.seat]?.letter ?? ''} width={22} />
            <span class={styles.parts}>
              <For each={PARTS}>
                {(part) => (
                  <Show when={score[part] > 0}>
                    <span style={{ background: COLOURS[part], width: `${(100 * score[part]) / most()}%` }}>
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
      <p class={styles.key}>
        <For each={PARTS}>
          {(part) => (
            <span>
              <i style={{ background: COLOURS[part] }} />
              {term(`score.${part}`)}
            </span>
          )}
        </For>
      </p>
    </figure>
  );
}
