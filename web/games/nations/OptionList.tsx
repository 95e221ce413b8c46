/** The answers to a question, or the ways to do what is aimed at: one row each, with what it changes. */
import { createMemo, For, type JSX, Show, Suspense } from 'solid-js';
import type { Action } from '../../../engine/nations/actions.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lock } from '../../ui/signs/common.ts';
import { Changes, consequence } from './Changes.tsx';
import { withTexts } from './cards/wholeTexts.ts';
import { useWords } from './cards/words.tsx';
import type { Desk } from './desk.ts';
import { optionNote, optionSign } from './optionNotes.ts';
import { optionWords } from './optionWords.ts';

const Split = withTexts(async () => (await import('./questions/Split.tsx')).Split);

export function OptionList(props: { desk: Desk; label: string }): JSX.Element {
  const { desk } = props;
  return (
    <div class="options">
      <div
        role="radiogroup"
        aria-label={props.label}
        onKeyDown={(event) => {
          const chosen = desk.chosen();
          if (event.key !== 'Enter' || !chosen || desk.check(chosen) !== null) return;
          event.preventDefault();
          void desk.send(chosen);
        }}
      >
        <For each={desk.ways()}>{(action, index) => <OptionRow desk={desk} action={action} index={index()} />}</For>
      </div>
      <Show when={desk.split()}>
        <Suspense>
          <Split desk={desk} />
        </Suspense>
      </Show>
    </div>
  );
}

function OptionRow(props: { desk: Desk; action: Action; index: number }): JSX.Element {
  const { word } = useWords();
  const { desk } = props;
  const seat = () => desk.me() ?? 0;
  const isChosen = () => desk.chosen() === props.action;
  const effects = createMemo(() => {
    const all = consequence(desk.table.state(), seat(), props.action);
    // What a worker taken in growth costs is said in words.
    if (props.action.type !== 'grow') return all;
    return { ...all, now: all.now.filter(({ kind }) => kind !== 'idle'), production: [] };
  });
  const names = () => desk.table.players().map((player) => player.name);
  const sign = () => optionSign(desk.table.state(), seat(), props.action);
  const note = () => optionNote(word, desk.table.state(), seat(), props.action, effects(), names());
  return (
    <label class="option" classList={{ on: isChosen(), early: desk.isEarly() }}>
      <input type="radio" name={`way-${desk.table.id}`} checked={isChosen()} onChange={() => desk.pick(props.index)} />
      <span class="mark" aria-hidden="true">
        <Show when={desk.isEarly()}>
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
        <span>{optionWords(word, desk.table.state(), seat(), props.action)}</span>
      </span>
      <Changes of={effects()} />
      <Show when={note()}>{(one) => <small class={one().isBad ? 'note bad' : 'note'}>{one().text}</small>}</Show>
    </label>
  );
}
