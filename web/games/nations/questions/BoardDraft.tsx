/**
 * The draft of nation boards: one plate per nation, first what sets it apart, then its start, printed cards and space.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Action } from '../../../../engine/nations/actions/index.ts';
import { boardFor, cardOf } from '../../../../engine/nations/data/cards/index.ts';
import type { NationName } from '../../../../engine/nations/data/cards/types.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { check } from '../../../ui/signs/common.ts';
import { building, colony, wonder, worker } from '../../../ui/signs/nations.ts';
import { Chip, Figures } from '../cards/CardSmall.tsx';
import { Amount, change } from '../cards/figures.tsx';
import { useWords } from '../cards/words.tsx';
import type { Composer } from '../composer.ts';
import './boardDraft.css';

type ChooseBoard = Extract<Action, { type: 'chooseBoard' }>;

const START = ['gold', 'food', 'stone', 'vp'] as const;
const SIDE_A = boardFor('rome', 'A');

export function BoardDraft(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const picks = () => composer.ways().filter((action): action is ChooseBoard => action.type === 'chooseBoard');
  const pool = () => [...new Set(picks().map((action) => action.nation))];
  const taken = () =>
    composer.table
      .state()
      .nations.flatMap((nation, seat) => (nation.name && nation.board ? [{ seat, nation: nation.name }] : []));
  const [side, setSide] = createSignal<'A' | 'B'>('B');
  /** A phone shows one plate at a time. */
  const [looked, setLooked] = createSignal<NationName | null>(null);
  const shown = () => looked() ?? pool()[0] ?? null;
  const choose = (nation: NationName, wanted: 'A' | 'B') => {
    setSide(wanted);
    composer.pick(
      composer
        .ways()
        .findIndex((action) => action.type === 'chooseBoard' && action.nation === nation && action.side === wanted),
    );
  };
  const isChosen = (nation: NationName) => {
    const action = composer.chosen();
    return action?.type === 'chooseBoard' && action.nation === nation;
  };
  const sides = (nation: NationName) =>
    picks()
      .filter((action) => action.nation === nation)
      .map((action) => action.side);
  const first = (nation: NationName) => sides(nation)[0] ?? 'B';
  return (
    <section class="plates" aria-label={word('draft.boards')}>
      <div class="row only-s">
        <For each={pool()}>
          {(nation) => (
            <button
              type="button"
              class="b"
              aria-pressed={shown() === nation}
              onClick={() => {
                setLooked(nation);
                choose(nation, first(nation));
              }}
            >
              {word(`term.${nation}`)}
            </button>
          )}
        </For>
      </div>
      <For each={pool()}>
        {(nation) => (
          <div class="plate" classList={{ on: isChosen(nation), aside: shown() !== nation }}>
            <button
              type="button"
              aria-pressed={isChosen(nation)}
              class="pick"
              onClick={() => choose(nation, isChosen(nation) ? side() : first(nation))}
            >
              <Face nation={nation} side={isChosen(nation) ? side() : first(nation)} chosen={isChosen(nation)} />
            </button>
            <Show when={isChosen(nation) && sides(nation).length > 1}>
              <button type="button" class="b flip" onClick={() => choose(nation, side() === 'A' ? 'B' : 'A')}>
                {word('draft.instead', { side: side() === 'A' ? 'B' : 'A' })}
              </button>
            </Show>
          </div>
        )}
      </For>
      <For each={taken()}>
        {(one) => (
          <div class="plate gone">
            <header>
              {word(`term.${one.nation}`)}
              <em>
                <Flag seat={one.seat} letter={composer.table.players()[one.seat]?.letter ?? ''} width={18} />{' '}
                {composer.table.players()[one.seat]?.name}
              </em>
            </header>
          </div>
        )}
      </For>
    </section>
  );
}

function Face(props: { nation: NationName; side: 'A' | 'B'; chosen: boolean }): JSX.Element {
  const { word } = useWords();
  const board = () => boardFor(props.nation, props.side);
  return (
    <>
      <header>
        {word(`term.${props.nation}`)}
        <em>
          <Show when={props.chosen}>
            <Icon of={check} size={14} />
          </Show>
          {word('draft.side', { side: props.side })}
        </em>
      </header>
      <p class="power">{word(`board.${board().id}.text`)}</p>
      <div class="start">
        <For each={START}>
          {(kind) => {
            const differs = () => (board().start[kind] ?? 0) - (SIDE_A.start[kind] ?? 0);
            return (
              <span>
                <Amount of={kind} value={board().start[kind] ?? 0} size={15} />
                <Show when={differs() !== 0}>
                  <small>{change(differs())}</small>
                </Show>
              </span>
            );
          }}
        </For>
      </div>
      <div class="printed">
        <For each={[...board().printed, ...board().printedWonders]}>
          {(card) => (
            <Chip card={card}>
              <Figures card={cardOf(card)} size={12} />
            </Chip>
          )}
        </For>
      </div>
      <footer>
        <span>
          {word('draft.room')} <Icon of={building} size={13} label={word('draft.slots')} />{' '}
          {board().slots.buildingMilitary} <Icon of={colony} size={13} label={word('term.colony')} />{' '}
          {board().slots.colony} <Icon of={wonder} size={13} label={word('term.wonder')} /> {board().slots.wonder}
        </span>
        <span>
          <Icon of={worker} size={13} />{' '}
          {word('draft.workers', { n: board().workers, food: board().track.food, stability: board().track.stability })}
        </span>
      </footer>
    </>
  );
}
