/** What a move changes in the next Produce and in points: before and after. */
import { createMemo, For, Show } from 'solid-js';
import type { Action } from '../../../../../engine/wealth/actions/index.ts';
import { CUBES, type Good } from '../../../../../engine/wealth/data/goods.ts';
import { projection } from '../../../../../engine/wealth/facts/production.ts';
import { scoreSoFar } from '../../../../../engine/wealth/facts/worth.ts';
import type { State } from '../../../../../engine/wealth/state.ts';
import { Amount, Arrow } from '../../Amount.tsx';
import type { Composer } from '../../composer.ts';
import { signed, useWords } from '../../words.ts';
import styles from './BeforeAfter.module.css';

const SHOWN: readonly Good[] = [...CUBES, 'money'];

interface Line {
  good: Good;
  before: number;
  after: number;
}

export function BeforeAfter(props: { composer: Composer; action: Action | null }) {
  const { word } = useWords();
  const { table } = props.composer;
  const change = createMemo(() => {
    const seat = table.seat();
    if (!props.action || seat === null) return null;
    const outcome = table.preview(props.action);
    if (!outcome.ok) return null;
    return { lines: changed(table.state(), outcome.state, seat), points: points(table.state(), outcome.state, seat) };
  });
  return (
    <Show when={change()} fallback={word('chooseHex')}>
      {(made) => (
        <span class={styles.lines}>
          <For each={made().lines}>
            {(line) => (
              <Amount good={line.good} size={14}>
                {signed(line.before)} <Arrow /> <b>{signed(line.after)}</b>
              </Amount>
            )}
          </For>
          <Show when={made().points[0] !== made().points[1]}>
            <span>
              {word('vp')} {made().points[0]} <Arrow /> <b>{made().points[1]}</b>
            </span>
          </Show>
        </span>
      )}
    </Show>
  );
}

function changed(before: State, after: State, seat: number): Line[] {
  const then = projection(before, seat, 'fed').net;
  const now = projection(after, seat, 'fed').net;
  return SHOWN.map((good) => ({ good, before: then[good] ?? 0, after: now[good] ?? 0 })).filter(
    (line) => line.before !== line.after,
  );
}

const points = (before: State, after: State, seat: number): [number, number] => [
  scoreSoFar(before, seat).points,
  scoreSoFar(after, seat).points,
];
