/** Standing answers (War Clouds): whether to make a stand, and whether to occupy. */
import { For, Show } from 'solid-js';
import { parseHexKey } from '../../../../engine/core/hex.ts';
import { pieceAt } from '../../../../engine/wealth/rules/develop/pieces.ts';
import type { StandAnswer } from '../../../../engine/wealth/state.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { Composer } from '../composer.ts';
import { title, w } from '../words.ts';
import './segment.css';
import './standingAnswers.css';

const ANSWERS: readonly StandAnswer[] = ['ask', 'always', 'never'];

export function StandSegment(props: { composer: Composer }) {
  return (
    <div class="sgm" role="radiogroup" aria-label={w('standingAnswer')}>
      <For each={ANSWERS}>
        {(answer) => (
          // biome-ignore lint/a11y/useSemanticElements: a segment, not a standard radio button
          <button
            type="button"
            role="radio"
            aria-checked={props.composer.me()?.stand === answer}
            class={props.composer.me()?.stand === answer ? 'on' : ''}
            onClick={() => props.composer.table.act({ type: 'setStand', answer })}
          >
            {w(`stand.${answer}`)}
          </button>
        )}
      </For>
    </div>
  );
}

const PRODUCTS = ['food', 'energy'] as const;

export function StandingAnswers(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  const set = (on: boolean, product: 'food' | 'energy') => table.act({ type: 'setOccupy', on, product });
  /** W10.12: only a unit on an enemy's Integrated Economy has a choice of product. */
  const isOnEconomy = () =>
    Object.keys(composer.me()?.units ?? {}).some((key) => {
      const piece = pieceAt(table.state(), parseHexKey(key));
      return piece?.tile === 'integratedEconomy' && piece.seat !== table.seat();
    });
  return (
    <Show when={table.state().options.warClouds && table.state().phase !== 'draft' && !table.past() && composer.me()}>
      {(me) => (
        <>
          <div class="standing">
            <span>{w('standIfEntered')}</span>
            <StandSegment composer={composer} />
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
                    // biome-ignore lint/a11y/useSemanticElements: a segment, not a standard radio button
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
