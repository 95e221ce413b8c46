/** The upper left corner of the chart: the current phase, and how close the end of the game is. */
import { createMemo, For, Show } from 'solid-js';
import { endFacts } from '../../../engine/wealth/facts/endings.ts';
import { packagesApart } from '../../../engine/wealth/rules/setUp/draft.ts';
import chart from '../../table/frame/chart.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import styles from './Corner.module.css';
import type { Composer } from './composer.ts';
import { useWords } from './words.ts';

export function Corner(props: { composer: Composer }) {
  const { word, term } = useWords();
  const { table } = props.composer;
  const state = () => table.state();
  const phase = () => term(`phase.${state().phase}`);
  const head = () => (state().round > 0 ? word('roundN', { n: state().round }) : phase());
  const facts = createMemo(() => endFacts(state()));
  const nearest = () => {
    const left = facts().flagsLeft;
    const isIn = (seat: number) => state().players[seat]?.eliminated === null;
    const fewest = Math.min(...left.filter((_, seat) => isIn(seat)));
    const seat = left.findIndex((n, other) => n === fewest && isIn(other));
    const name = seat === table.seat() ? word('you') : (table.players()[seat]?.name ?? '');
    return word('end.flag', { name, n: fewest });
  };
  const lines = (): string[] => {
    if (state().phase === 'draft') {
      return [word(packagesApart(state()) ? 'corner.draft.each' : 'corner.draft')];
    }
    if (state().phase === 'produce' && table.myTurn()) return [word('corner.produce')];
    if (state().phase === 'over') {
      return [
        word('corner.over', { n: state().round }),
        ...(state().ending?.triggers ?? []).map((trigger) => term(`trigger.${trigger}`)),
      ];
    }
    if (state().triggers.length > 0) return [word('corner.last')];
    if (state().round === 0) return [];
    const { roundsLeft } = facts();
    return [
      word('corner.end'),
      nearest(),
      word('end.stacks', { n: facts().stacksToEnd, now: facts().emptyStacks.length }),
      ...(roundsLeft === null ? [] : [word('end.rounds', { n: state().options.roundLimit ?? 0 })]),
    ];
  };
  const extras = (): string[] => [
    ...(state().options.terrain === 'none' ? [] : [state().options.terrain]),
    ...(state().options.warClouds ? ['War Clouds'] : []),
  ];
  return (
    <div class={`${chart.topLeft} ${table.past() ? '' : styles.corner}`}>
      <Show
        when={!table.past()}
        fallback={
          <span class={chart.stamp}>
            <Icon of={clock} size={15} /> {head()}
            {state().round > 0 ? `, ${phase()}` : ''}
          </span>
        }
      >
        <div class={text.onPhone}>
          <div class={chart.round}>{head()}</div>
          <Show when={state().round > 0}>
            <div class={chart.words}>{phase()}</div>
          </Show>
        </div>
        <div class={`${text.notOnPhone} ${chart.words} ${styles.lines}`}>
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
