/** The answers to a question, or the ways to take an action: one row each, with what it changes. */
import { createMemo, For, type JSX, Show, Suspense } from 'solid-js';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lock } from '../../ui/signs/common.ts';
import { Changes, consequence } from './Changes.tsx';
import { withTexts } from './cards/wholeTexts.ts';
import { useWords } from './cards/words.tsx';
import type { Composer } from './composer.ts';
import { optionNote, optionSign } from './optionNotes.ts';
import { optionWords } from './optionWords.ts';

const Split = withTexts(async () => (await import('./questions/Split.tsx')).Split);

export function OptionList(props: { composer: Composer; label: string }): JSX.Element {
  const { composer } = props;
  return (
    <div class="options">
      <div
        role="radiogroup"
        aria-label={props.label}
        onKeyDown={(event) => {
          const chosen = composer.chosen();
          if (event.key !== 'Enter' || !chosen || composer.check(chosen) !== null) return;
          event.preventDefault();
          void composer.send(chosen);
        }}
      >
        <For each={composer.ways()}>
          {(action, index) => <OptionRow composer={composer} action={action} index={index()} />}
        </For>
      </div>
      <Show when={composer.split()}>
        <Suspense>
          <Split composer={composer} />
        </Suspense>
      </Show>
    </div>
  );
}

function OptionRow(props: { composer: Composer; action: Action; index: number }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const seat = () => composer.me() ?? 0;
  const isChosen = () => composer.chosen() === props.action;
  const effects = createMemo(() => {
    const all = consequence(composer.table.state(), seat(), props.action);
    // The note says in words what a worker taken in growth costs.
    if (props.action.type !== 'grow') return all;
    return { ...all, now: all.now.filter(({ kind }) => kind !== 'idle'), production: [] };
  });
  const names = () => composer.table.players().map((player) => player.name);
  const sign = () => optionSign(composer.table.state(), seat(), props.action);
  const note = () => optionNote(word, composer.table.state(), seat(), props.action, effects(), names());
  return (
    <label class="option" classList={{ on: isChosen(), early: composer.isEarly() }}>
      <input
        type="radio"
        name={`way-${composer.table.id}`}
        checked={isChosen()}
        onChange={() => composer.pick(props.index)}
      />
      <span class="mark" aria-hidden="true">
        <Show when={composer.isEarly()}>
          <Icon of={lock} size={12} />
        </Show>
      </span>
      <span class="what">
        <Show when={sign()}>
          {(one) => (
            <span class={one().hue}>
              <Icon of={one().sign} size={17} />
            </span>
          )}
        </Show>
        <span>{optionWords(word, composer.table.state(), seat(), props.action)}</span>
      </span>
      <Changes of={effects()} />
      <Show when={note()}>{(one) => <small class={one().isBad ? 'note bad' : 'note'}>{one().text}</small>}</Show>
    </label>
  );
}
