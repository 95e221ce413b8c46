/** Answers given in advance (War Clouds): whether to stand, whether to occupy. */
import { For, Show } from 'solid-js';
import type { StandAnswer } from '../../../../engine/wealth/state.ts';
import type { Desk } from '../desk.ts';
import { term, w } from '../words.ts';

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

export function Standing(props: { desk: Desk }) {
  const { desk } = props;
  const set = (on: boolean, product: 'food' | 'energy') => desk.table.act({ type: 'setOccupy', on, product });
  return (
    <Show when={desk.table.state().options.warClouds && !desk.table.past() && desk.me()}>
      {(me) => (
        <>
          <div class="standing">
            <span>{w('standIfEntered')}</span>
            <StandSegment desk={desk} />
          </div>
          <div class="standing">
            <span>{w('occupyEnemy')}</span>
            <span class="pairof">
              <Show when={me().occupy}>
                <select
                  aria-label={w('occupyTakes')}
                  value={me().occupyProduct}
                  onChange={(event) => set(true, event.currentTarget.value === 'energy' ? 'energy' : 'food')}
                >
                  <option value="food">{term('food')}</option>
                  <option value="energy">{term('energy')}</option>
                </select>
              </Show>
              <button
                type="button"
                class="sw"
                classList={{ on: me().occupy }}
                role="switch"
                aria-checked={me().occupy}
                aria-label={w('occupyEnemy')}
                onClick={() => set(!me().occupy, me().occupyProduct)}
              />
            </span>
          </div>
        </>
      )}
    </Show>
  );
}
