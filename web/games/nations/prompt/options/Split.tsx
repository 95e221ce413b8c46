/**
 * What is entered by hand, within the limits of the engine: one stepper per kind, or one list for each card of the progress
 * board that changes places.
 */
import { Index, type JSX, Show } from 'solid-js';
import type { Field } from '../../../../../engine/core/choices.ts';
import { cardOf } from '../../../../../engine/nations/data/cards/index.ts';
import { RESOURCES } from '../../../../../engine/nations/data/cards/types.ts';
import type { Slot } from '../../../../../engine/nations/state.ts';
import { SelectField } from '../../../../ui/fields.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { figureColour, kindInk } from '../../cards/colours.ts';
import { figureSign, kindSign } from '../../cards/signs.ts';
import type { Composer } from '../../composer.ts';
import { capital, useWords } from '../../words.tsx';
import styles from './Split.module.css';

type IntField = Extract<Field, { type: 'int' }>;
type CellField = Extract<Field, { type: 'oneOf' }>;

/** No value is chosen yet. */
const NONE = -1;

export function Split(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const fields = (): readonly Field[] => {
    const family = composer.split();
    return family?.kind === 'family' ? family.fields : [];
  };
  const amounts = () => fields().filter((field) => field.type === 'int');
  const cells = () => fields().filter((field) => field.type === 'oneOf');
  const refused = () => {
    const action = composer.byHand() !== null ? composer.chosen() : null;
    return action ? composer.check(action) : null;
  };
  return (
    <fieldset class={styles.split}>
      <legend>{word(cells().length > 0 ? 'split.swap' : 'split.legend')}</legend>
      <Index each={amounts()}>{(field) => <Stepper composer={composer} field={field()} />}</Index>
      <Index each={cells()}>
        {(field, i) => <CardList composer={composer} field={field()} label={word('split.card', { n: i + 1 })} />}
      </Index>
      <Show when={refused()}>{(why) => <p class={styles.refusal}>{composer.table.sayRefusal(why())}</p>}</Show>
    </fieldset>
  );
}

function Stepper(props: { composer: Composer; field: IntField }): JSX.Element {
  const { word } = useWords();
  const about = useField(props);
  const amount = () => props.composer.byHand()?.[props.field.name] ?? 0;
  const step = (by: 1 | -1) => props.composer.setAmount(props.field.name, amount() + by);
  return (
    <fieldset class={styles.stepper} aria-label={about().label}>
      <span class={styles.what} style={about().colour}>
        <Icon of={about().sign} size={16} /> <span>{capital(about().label)}</span>
      </span>
      <span class={styles.buttons}>
        <button
          type="button"
          aria-label={word('split.less', { what: about().label })}
          disabled={amount() <= props.field.min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output>{amount()}</output>
        <button
          type="button"
          aria-label={word('split.more', { what: about().label })}
          disabled={amount() >= props.field.max}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      <Show when={about().held !== null}>
        <span class={styles.left}>
          {about().held} <span class={text.muted}>→</span> <b>{(about().held ?? 0) - amount()}</b>
        </span>
      </Show>
    </fieldset>
  );
}

/** The cards of the progress board, one of which is chosen. */
function CardList(props: { composer: Composer; field: CellField; label: string }): JSX.Element {
  const { word } = useWords();
  const nameAt = (cell: unknown) => {
    const [row = 0, col = 0] = cell as number[];
    return word(`card.${props.composer.table.state().board[row - 1]?.[col] ?? ''}.name`);
  };
  const options = () => [
    { value: NONE, label: word('split.none') },
    ...props.field.values.map((cell, i) => ({ value: i, label: nameAt(cell) })),
  ];
  return (
    <SelectField
      label={props.label}
      options={options()}
      value={props.composer.byHand()?.[props.field.name] ?? NONE}
      onChange={(i) => props.composer.setAmount(props.field.name, i)}
    />
  );
}

/** What a field stands for: a resource, or the workers on a slot. */
function useField(props: { composer: Composer; field: IntField }) {
  const { word, terms } = useWords();
  return () => {
    const nation = props.composer.table.state().nations[props.composer.me() ?? 0];
    const last = props.field.name.split('.').at(-1) ?? '';
    const kind = RESOURCES.find((one) => one === last);
    if (kind) {
      // What stability spares is not held but lost, so there is nothing to compare it with.
      const held = props.composer.question()?.kind === 'spare' ? null : (nation?.purse[kind] ?? 0);
      return { label: terms(kind), sign: figureSign[kind], colour: figureColour(kind), held };
    }
    const slot = nation?.slots[Number(last)] as Slot;
    const { type } = cardOf(slot.card);
    const label = word(`card.${slot.card}.name`);
    return { label, sign: kindSign[type], colour: kindInk(type), held: slot.workers };
  };
}
