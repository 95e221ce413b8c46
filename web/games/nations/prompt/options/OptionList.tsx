/** The answers to a question, or the ways to take an action: one row each, with what it changes. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Action } from '../../../../../engine/nations/actions/index.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { lock } from '../../../../ui/signs/common.ts';
import type { Composer } from '../../composer.ts';
import { withTexts } from '../../texts.ts';
import { capital, useWords } from '../../words.tsx';
import { Changes } from './Changes.tsx';
import { consequence } from './consequence.ts';
import styles from './OptionList.module.css';
import { optionNote, optionSign } from './optionNotes.ts';
import { optionWords } from './optionWords.ts';

const Split = withTexts('answering', async () => (await import('./Split.tsx')).Split);

export function OptionList(props: { composer: Composer; label: string }): JSX.Element {
  const { composer } = props;
  return (
    <div class={styles.options} data-part="options">
      <div
        class={styles.list}
        role="radiogroup"
        aria-label={props.label}
        onKeyDown={(event) => {
          const chosen = composer.chosen();
          if (event.key !== 'Enter' || !chosen || composer.check(chosen) !== null) return;
          event.preventDefault();
          void composer.send(chosen);
        }}
      >
        <For each={composer.ways()}>{(action) => <OptionRow composer={composer} action={action} />}</For>
      </div>
      <Show when={composer.split()}>
        <Split composer={composer} />
      </Show>
    </div>
  );
}

function OptionRow(props: { composer: Composer; action: Action }): JSX.Element {
  const words = useWords();
  const { composer } = props;
  const state = () => composer.table.state();
  const seat = () => composer.me() ?? 0;
  const isChosen = () => composer.chosen() === props.action;
  const effects = createMemo(() => {
    const all = consequence(state(), seat(), props.action);
    // The note says in words what a worker taken in growth costs.
    if (props.action.type !== 'grow') return all;
    return { ...all, now: all.now.filter(({ kind }) => kind !== 'idle'), production: [] };
  });
  const names = () => composer.table.players().map((player) => player.name);
  const note = () => optionNote(words, state(), seat(), props.action, effects(), names());
  return (
    <label
      class={styles.option}
      classList={{ [styles.chosen ?? '']: isChosen(), [styles.early ?? '']: composer.isEarly() }}
      data-part="option"
    >
      <input
        type="radio"
        name={`way-${composer.table.id}`}
        checked={isChosen()}
        onChange={() => composer.pick(props.action)}
      />
      <span class={styles.mark} aria-hidden="true">
        <Show when={composer.isEarly()}>
          <Icon of={lock} size={12} />
        </Show>
      </span>
      <span class={styles.what}>
        <Show when={optionSign(state(), seat(), props.action)}>
          {(one) => (
            <span class={styles.sign} style={one().colour}>
              <Icon of={one().sign} size={17} />
            </span>
          )}
        </Show>
        <span>{capital(optionWords(words, state(), seat(), props.action))}</span>
      </span>
      <Changes of={effects()} class={styles.changes ?? ''} />
      <Show when={note()}>
        {(one) => <small class={`${styles.note} ${one().isBad ? styles.bad : ''}`}>{one().text}</small>}
      </Show>
    </label>
  );
}
