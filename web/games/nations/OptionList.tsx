/** The answers to a question, or the ways to do what is aimed at: one row each, with what it changes. */
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import type { Action } from '../../../engine/nations/actions.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lock } from '../../ui/signs/common.ts';
import { Changes, consequence } from './Changes.tsx';
import { figureSign } from './cards/signs.ts';
import { useWords } from './cards/words.tsx';
import type { Desk } from './desk.ts';
import { optionWords } from './optionWords.ts';

export function OptionList(props: { desk: Desk; label: string }): JSX.Element {
  const { desk } = props;
  return (
    <div class="options">
      <div role="radiogroup" aria-label={props.label}>
        <For each={desk.ways()}>{(action, index) => <OptionRow desk={desk} action={action} index={index()} />}</For>
      </div>
      <Show when={desk.split()}>
        <Split desk={desk} />
      </Show>
    </div>
  );
}

function OptionRow(props: { desk: Desk; action: Action; index: number }): JSX.Element {
  const { word } = useWords();
  const { desk } = props;
  const seat = () => desk.me() ?? 0;
  const isChosen = () => desk.chosen() === props.action;
  const effects = createMemo(() => consequence(desk.table.state(), seat(), props.action));
  return (
    <label class="option" classList={{ on: isChosen(), early: desk.isEarly() }}>
      <input type="radio" name={`way-${desk.table.id}`} checked={isChosen()} onChange={() => desk.pick(props.index)} />
      <span class="mark" aria-hidden="true">
        <Show when={desk.isEarly()}>
          <Icon of={lock} size={12} />
        </Show>
      </span>
      <span class="what">{optionWords(word, desk.table.state(), seat(), props.action)}</span>
      <Changes of={effects()} />
    </label>
  );
}

/** Amounts put together by hand: steppers that keep to what the engine allows. */
function Split(props: { desk: Desk }): JSX.Element {
  const { word, many } = useWords();
  const { desk } = props;
  const fields = () => {
    const family = desk.split();
    return family?.kind === 'family' ? family.fields.filter((field) => field.type === 'int') : [];
  };
  const kindOf = (name: string) => name.split('.').at(-1) as keyof typeof figureSign;
  const amount = (name: string) => desk.byHand()[name] ?? 0;
  const refused = () => {
    const action = Object.keys(desk.byHand()).length > 0 ? desk.chosen() : null;
    return action ? desk.check(action) : null;
  };
  return (
    <fieldset class="split">
      <legend>{word('split.legend')}</legend>
      <Index each={fields()}>
        {(field) => (
          <fieldset class="stepper" aria-label={many(`term.${kindOf(field().name)}`)}>
            <span class={`c-${kindOf(field().name)}`}>
              <Icon of={figureSign[kindOf(field().name)]} size={16} />
            </span>
            <button
              type="button"
              class="b"
              disabled={amount(field().name) <= field().min}
              onClick={() => desk.setAmount(field().name, amount(field().name) - 1)}
            >
              −
            </button>
            <output>{amount(field().name)}</output>
            <button
              type="button"
              class="b"
              disabled={amount(field().name) >= field().max}
              onClick={() => desk.setAmount(field().name, amount(field().name) + 1)}
            >
              +
            </button>
          </fieldset>
        )}
      </Index>
      <Show when={refused()}>{(why) => <p class="why">{desk.table.sayRefusal(why())}</p>}</Show>
    </fieldset>
  );
}
