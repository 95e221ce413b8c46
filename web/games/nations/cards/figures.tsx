/** A sign with a figure, the smallest part of every face and ledger. */
import { createContext, For, type JSX, Show, useContext } from 'solid-js';
import { BATTLE_RESOURCES } from '../../../../engine/nations/data/tables.ts';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import { raid as raidSign } from '../signs.ts';
import { useWords } from '../words.tsx';
import { figureColour } from './colours.ts';
import styles from './figures.module.css';
import { type Figure, figureSign } from './signs.ts';

const ORDER: readonly Figure[] = ['strength', 'gold', 'food', 'stone', 'books', 'vp', 'stability'];

/** A figure with a true minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** A change with its sign, or a dot if nothing changes. */
export const change = (n: number): string => (n === 0 ? '·' : n > 0 ? `+${n}` : minus(n));

/** A change in the colour of a gain or a loss. */
export function Change(props: { n: number }): JSX.Element {
  return <span class={props.n > 0 ? text.gain : props.n < 0 ? text.loss : text.muted}>{change(props.n)}</span>;
}

export function Amount(props: { of: Figure; value: number | string; size?: number }): JSX.Element {
  const { term } = useWords();
  return (
    <span class={styles.figure} style={figureColour(props.of)}>
      <Icon of={figureSign[props.of]} size={props.size ?? 13} />
      <b>{typeof props.value === 'number' ? minus(props.value) : props.value}</b>
      <span class={text.hidden}>{term(props.of)}</span>
    </span>
  );
}

/** All figures of a record, always in the same order. */
export function Amounts(props: { of: Readonly<Partial<Record<Figure, number>>>; size?: number }): JSX.Element {
  const kinds = () => ORDER.filter((kind) => (props.of[kind] ?? 0) !== 0);
  return <For each={kinds()}>{(kind) => <Amount of={kind} value={props.of[kind] ?? 0} size={props.size ?? 13} />}</For>;
}

export function Raid(props: { value: number; size?: number }): JSX.Element {
  const { term } = useWords();
  return (
    <span class={styles.figure} style={figureColour('raid')}>
      <Icon of={raidSign} size={props.size ?? 13} />
      <b>{props.value}</b>
      <span class={text.hidden}>{term('raid')}</span>
    </span>
  );
}

/** The reader's own raid value, if the table knows it. */
export const OwnRaid = createContext<() => number>(() => 0);

/** Books, food or stone: what a battle gives, and how much of it to the reader. */
export function RaidKinds(props: { size?: number; unknown?: JSX.Element }): JSX.Element {
  const own = useContext(OwnRaid);
  return (
    <span class={styles.either}>
      <Show when={own() > 0}>
        <Raid value={own()} size={props.size ?? 13} />
      </Show>
      <For each={BATTLE_RESOURCES}>
        {(kind, index) => (
          <span class={styles.figure} style={figureColour(kind)}>
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
  const isBuilt = (index: number) => index < (props.built ?? 0);
  return (
    <span class={styles.sections}>
      <For each={props.stages}>
        {(stone, index) => <i class={isBuilt(index()) ? styles.built : ''}>{isBuilt(index()) ? '✓' : stone}</i>}
      </For>
    </span>
  );
}
