/** Amounts entered by hand: one stepper per kind, within the limits of the engine. */
import { Index, type JSX, Show } from 'solid-js';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import { RESOURCES } from '../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { figureSign, kindSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';
import type { Composer } from '../composer.ts';

export function Split(props: { composer: Composer }): JSX.Element {
  const { word, many } = useWords();
  const { composer } = props;
  const nation = () => composer.table.state().nations[composer.me() ?? 0];
  const fields = () => {
    const family = composer.split();
    return family?.kind === 'family' ? family.fields.filter((field) => field.type === 'int') : [];
  };
  /** A field stands for a resource, or for the workers on a slot. */
  const about = (name: string) => {
    const last = name.split('.').at(-1) ?? '';
    const kind = RESOURCES.find((one) => one === last);
    if (kind) return { label: many(`term.${kind}`), sign: figureSign[kind], hue: `c-${kind}`, held: purse(kind) };
    const slot = nation()?.slots[Number(last)];
    if (!slot) return { label: '', sign: '', hue: '', held: null };
    const { type } = cardOf(slot.card);
    return { label: word(`card.${slot.card}.name`), sign: kindSign[type], hue: `k-${type}`, held: slot.workers };
  };
  // What stability spares is not held but lost, so there is nothing to compare it with.
  const purse = (kind: (typeof RESOURCES)[number]) =>
    composer.question()?.kind === 'spare' ? null : (nation()?.purse[kind] ?? 0);
  const amount = (name: string) => composer.byHand()[name] ?? 0;
  const refused = () => {
    const action = Object.keys(composer.byHand()).length > 0 ? composer.chosen() : null;
    return action ? composer.check(action) : null;
  };
  return (
    <fieldset class="split">
      <legend>{word('split.legend')}</legend>
      <Index each={fields()}>
        {(field) => {
          const it = () => about(field().name);
          return (
            <fieldset class="stepper" aria-label={it().label}>
              <span class={`what ${it().hue}`}>
                <Icon of={it().sign} size={16} /> <span class="cap">{it().label}</span>
              </span>
              <span class="set">
                <button
                  type="button"
                  aria-label={word('split.less', { what: it().label })}
                  disabled={amount(field().name) <= field().min}
                  onClick={() => composer.setAmount(field().name, amount(field().name) - 1)}
                >
                  −
                </button>
                <output>{amount(field().name)}</output>
                <button
                  type="button"
                  aria-label={word('split.more', { what: it().label })}
                  disabled={amount(field().name) >= field().max}
                  onClick={() => composer.setAmount(field().name, amount(field().name) + 1)}
                >
                  +
                </button>
              </span>
              <Show when={it().held !== null}>
                <span class="left">
                  {it().held} <span class="mut">→</span> <b>{(it().held ?? 0) - amount(field().name)}</b>
                </span>
              </Show>
            </fieldset>
          );
        }}
      </Index>
      <Show when={refused()}>{(why) => <p class="why">{composer.table.sayRefusal(why())}</p>}</Show>
    </fieldset>
  );
}
