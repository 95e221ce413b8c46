/** The upper left corner of the chart: the current phase, and how close the end of the game is. */
import { createMemo, For, Show } from 'solid-js';
import { endFacts } from '../../../engine/wealth/facts/endings.ts';
import { packagesApart } from '../../../engine/wealth/rules/setUp/draft.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from '../../ui/signs/common.ts';
import type { Composer } from './composer.ts';
import { term, w } from './words.ts';
import './corner.css';

export function Corner(props: { composer: Composer }) {
  const { table } = props.composer;
  const state = () => table.state();
  const phase = () => term(`phase.${state().phase}`);
  const head = () => (state().round > 0 ? w('roundN', { n: state().round }) : phase());
  const facts = createMemo(() => endFacts(state()));
  const nearest = () => {
    const left = facts().flagsLeft;
    const isIn = (seat: number) => state().players[seat]?.eliminated === null;
    const fewest = Math.min(...left.filter((_, seat) => isIn(seat)));
    const seat = left.findIndex((n, other) => n === fewest && isIn(other));
    const name = seat === table.seat() ? w('you') : (table.players()[seat]?.name ?? '');
    return w('end.flag', { name, n: fewest });
  };
  const lines = (): string[] => {
    if (state().phase === 'draft') {
      return [w(packagesApart(state()) ? 'corner.draft.each' : 'corner.draft')];
    }
    if (state().phase === 'produce' && table.myTurn()) return [w('corner.produce')];
    if (state().phase === 'over') {
      return [
        w('corner.over', { n: state().round }),
        ...(state().ending?.triggers ?? []).map((trigger) => term(`trigger.${trigger}`)),
      ];
    }
    if (state().triggers.length > 0) return [w('corner.last')];
    if (state().round === 0) return [];
    const { roundsLeft } = facts();
    return [
      w('corner.end'),
      nearest(),
      w('end.stacks', { n: facts().stacksToEnd, now: facts().emptyStacks.length }),
      ...(roundsLeft === null ? [] : [w('end.rounds', { n: state().options.roundLimit ?? 0 })]),
    ];
  };
  const extras = (): string[] => [
    ...(state().options.terrain === 'none' ? [] : [state().options.terrain]),
    ...(state().options.warClouds ? ['War Clouds'] : []),
  ];
  return (
    <div class="cart tl">
      <Show
        when={!table.past()}
        fallback={
          <span class="stamp">
            <Icon of={clock} size={15} /> {head()}
            {state().round > 0 ? `, ${phase()}` : ''}
          </span>
        }
      >
        <div class="only-s">
          <div class="big">{head()}</div>
          <Show when={state().round > 0}>
            <div class="sub">{phase()}</div>
          </Show>
        </div>
        <div class="sub wide">
          <For each={lines()}>{(line) => <p>{line}</p>}</For>
          <For each={extras()}>
            {(line) => (
              <p>
                <b>{line}</b>
              </p>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
