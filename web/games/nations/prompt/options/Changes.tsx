/** What a move does to my figures: only those that change, as `5 → 2`. */
import { For, type JSX, Show } from 'solid-js';
import { isEvent } from '../../../../../engine/nations/data/cards/index.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { figureColour } from '../../cards/colours.ts';
import figureStyles from '../../cards/figures.module.css';
import { change, minus } from '../../cards/figures.tsx';
import { figureSign } from '../../cards/signs.ts';
import { worker } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './Changes.module.css';
import { type Changed, type Consequence, TOKENS } from './consequence.ts';

export function Changes(props: { of: Consequence; class?: string }): JSX.Element {
  return (
    <span class={`${styles.changes} ${props.class ?? ''}`}>
      <For each={props.of.now}>{(one) => <Now of={one} />}</For>
      <For each={props.of.production}>{(one) => <EachRound of={one} />}</For>
      <For each={props.of.fate}>{(one) => <InStep of={one} />}</For>
    </span>
  );
}

const signOf = (kind: Changed['kind']) => (kind === 'idle' ? worker : figureSign[kind]);
const toneOf = (n: number) => (n < 0 ? styles.lost : styles.gained);

function Now(props: { of: Changed }): JSX.Element {
  const { word, term } = useWords();
  return (
    <span class={figureStyles.figure} style={figureColour(props.of.kind)}>
      <Icon of={signOf(props.of.kind)} size={13} label={term(props.of.kind)} />
      <b>
        {minus(props.of.before)} <span class={text.muted}>→</span>{' '}
        <span class={props.of.after < props.of.before ? text.loss : undefined}>{minus(props.of.after)}</span>
      </b>
      <Show when={props.of.rank}>
        {(one) => <small>{word(one().tied ? 'rank.tied' : 'rank', { rank: word(`rank.${one().rank}`) })}</small>}
      </Show>
    </span>
  );
}

function EachRound(props: { of: Changed }): JSX.Element {
  const { word, term } = useWords();
  const more = () => props.of.after - props.of.before;
  return (
    <span class={`${figureStyles.figure} ${styles.eachRound}`} style={figureColour(props.of.kind)}>
      <Icon of={signOf(props.of.kind)} size={12} label={word('change.production', { kind: term(props.of.kind) })} />
      <b class={toneOf(more())}>{change(more())}</b>
      <small>{word('change.aRound')}</small>
    </span>
  );
}

/** What gets better or worse in the war, an event or the famine. */
function InStep(props: { of: Consequence['fate'][number] }): JSX.Element {
  const { word, term } = useWords();
  const changeOf = (kind: (typeof TOKENS)[number]) => props.of.changes[kind] ?? 0;
  return (
    <span class={styles.step}>
      {isEvent(props.of.step) ? word(`event.${props.of.step}.title`) : word(`step.${props.of.step}`)}
      <For each={TOKENS.filter((kind) => changeOf(kind) !== 0)}>
        {(kind) => (
          <span class={figureStyles.figure} style={figureColour(kind)}>
            <Icon of={figureSign[kind]} size={12} label={term(kind)} />
            <b class={toneOf(changeOf(kind))}>{change(changeOf(kind))}</b>
          </span>
        )}
      </For>
    </span>
  );
}
