/** A sign with a figure, the smallest part of every face and ledger. */
import { createContext, For, type JSX, Show, useContext } from 'solid-js';
import { Icon } from '../../../ui/Icon.tsx';
import { raid as raidSign } from '../../../ui/signs/nations.ts';
import { type Figure, figureSign } from './signs.ts';
import { useWords } from './words.tsx';
import './figures.css';

const ORDER: readonly Figure[] = ['strength', 'gold', 'food', 'stone', 'books', 'vp', 'stability'];

/** A figure with a true minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** A change with its sign, or a dot if nothing changes. */
export const change = (n: number): string => (n === 0 ? '·' : n > 0 ? `+${n}` : minus(n));

export function Amount(props: { of: Figure; value: number | string; size?: number }): JSX.Element {
  const { word } = useWords();
  return (
    <span class={`g c-${props.of}`}>
      <Icon of={figureSign[props.of]} size={props.size ?? 13} />
      <b>{typeof props.value === 'number' ? minus(props.value) : props.value}</b>
      <span class="vh">{word(`term.${props.of}`)}</span>
    </span>
  );
}

/** All figures of a record, always in the same order. */
export function Amounts(props: { of: Readonly<Partial<Record<Figure, number>>>; size?: number }): JSX.Element {
  const kinds = () => ORDER.filter((kind) => (props.of[kind] ?? 0) !== 0);
  return <For each={kinds()}>{(kind) => <Amount of={kind} value={props.of[kind] ?? 0} size={props.size ?? 13} />}</For>;
}

export function Raid(props: { value: number; size?: number }): JSX.Element {
  const { word } = useWords();
  return (
    <span class="g c-raid">
      <Icon of={raidSign} size={props.size ?? 13} />
      <b>{props.value}</b>
      <span class="vh">{word('term.raid')}</span>
    </span>
  );
}

/** The reader's own raid value, if the table knows it. */
export const OwnRaid = createContext<() => number>(() => 0);

/** Books, food or stone: what a battle gives, and how much of it to the reader. */
export function RaidKinds(props: { size?: number; unknown?: JSX.Element }): JSX.Element {
  const own = useContext(OwnRaid);
  return (
    <span class="either">
      <Show when={own() > 0}>
        <Raid value={own()} size={props.size ?? 13} />
      </Show>
      <For each={['books', 'food', 'stone'] as const}>
        {(kind, index) => (
          <span class={`g c-${kind}`}>
            <Icon of={figureSign[kind]} size={props.size ?? 13} />
            <b>{index() < 2 ? '/' : ''}</b>
          </span>
        )}
      </For>
      <Show when={own() === 0}>{props.unknown}</Show>
    </span>
  );
}

/** The sections of a wonder: squares with their stone. Built ones are filled and ticked. */
export function Sections(props: { stages: readonly number[]; built?: number }): JSX.Element {
  return (
    <span class="secs">
      <For each={props.stages}>
        {(stone, index) => (
          <i classList={{ d: index() < (props.built ?? 0) }}>{index() < (props.built ?? 0) ? '✓' : stone}</i>
        )}
      </For>
    </span>
  );
}
