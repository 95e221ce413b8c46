/** Answers given in advance (War Clouds): whether to stand, whether to occupy. */
import { For, Show } from 'solid-js';
import { parseHexKey } from '../../../../engine/core/hex.ts';
import { pieceAt } from '../../../../engine/wealth/data/board.ts';
import type { StandAnswer } from '../../../../engine/wealth/state.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { Desk } from '../desk.ts';
import { title, w } from '../words.ts';
import './segment.css';
import './standing.css';

const ANSWERS: readonly StandAnswer[] = ['ask', 'always', 'never'];

export function StandSegment(props: { desk: Desk }) {
  return (
    <div class="sgm" role="radiogroup" aria-label={w('standingAnswer')}>
      <For each={ANSWERS}>
        {(answer) => (
          // biome-ignore lint/a11y/useSemanticElements: a segment, not a round button of a form
          <button
            type="button"
            role="radio"
            aria-checked={props.desk.me()?.stand === answer}
            class={props.desk.me()?.stand === answer ? 'on' : ''}
            onClick={() => props.desk.table.act({ type: 'setStand', answer })}
          >
            {w(`stand.${answer}`)}
          </button>
        )}
      </For>
    </div>
  );
}

const PRODUCTS = ['food', 'energy'] as const;

export function Standing(props: { desk: Desk }) {
  const { desk } = props;
  const { table } = desk;
  const set = (on: boolean, product: 'food' | 'energy') => table.act({ type: 'setOccupy', on, product });
  /** W10.12: only a unit on an enemy's Integrated Economy has a choice of what to take. */
  const isOnEconomy = () =>
    Object.keys(desk.me()?.units ?? {}).some((key) => {
      const piece = pieceAt(table.state(), parseHexKey(key));
      return piece?.tile === 'integratedEconomy' && piece.seat !== table.seat();
    });
  return (
    <Show when={table.state().options.warClouds && table.state().phase !== 'draft' && !table.past() && desk.me()}>
      {(me) => (
        <>
          <div class="standing">
            <span>{w('standIfEntered')}</span>
            <StandSegment desk={desk} />
          </div>
          <div class="standing">
            <span>{w('occupyEnemy')}</span>
            <Switch label={w('occupyEnemy')} checked={me().occupy} onChange={(on) => set(on, me().occupyProduct)} />
          </div>
          <Show when={me().occupy && isOnEconomy()}>
            <div class="standing">
              <span>{w('occupyTakes')}</span>
              <div class="sgm" role="radiogroup" aria-label={w('occupyTakes')}>
                <For each={PRODUCTS}>
                  {(product) => (
                    // biome-ignore lint/a11y/useSemanticElements: a segment, not a round button of a form
                    <button
                      type="button"
                      role="radio"
                      aria-checked={me().occupyProduct === product}
                      class={me().occupyProduct === product ? 'on' : ''}
                      onClick={() => set(true, product)}
                    >
                      {title(product)}
                    </button>
                  )}
                </For>
              </div>
            </div>
          </Show>
        </>
      )}
    </Show>
  );
}
