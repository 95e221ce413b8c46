/**
 * The options of a game as form fields, built from what the service offers. A choice that does not fit is greyed out,
 * with the reason.
 */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Catalogue } from '../../../engine/core/messages.ts';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import type { GameOpening } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { SwitchLine } from '../../ui/fields.tsx';
import text from '../../ui/text.module.css';
import { Block } from '../Block.tsx';
import { OptionField } from './OptionField.tsx';
import { type Chosen, type Field, type OptionValue, optionsToSend, reasonOf, valueWords } from './options.ts';

export interface OptionFormProps {
  offer: GameOffer;
  words: Catalogue;
  parse: GameOpening['parseOptions'];
  pictures: GameOpening['pictures'];
  seats: number;
  chosen: Chosen;
  onChange: (key: string, value: OptionValue) => void;
}

export function OptionForm(props: OptionFormProps): JSX.Element {
  const name = (field: Field) => props.words[field.label] ?? field.key;
  const help = (field: Field) => props.words[`${field.label}.help`];
  const current = (field: Field) => props.chosen[field.key] ?? field.default;
  const whyNot = (field: Field, value: OptionValue): string | null => {
    const input = { ...optionsToSend(props.offer, props.chosen), [field.key]: value };
    const parsed = props.parse(input, props.seats);
    return parsed.ok ? null : reasonOf(parsed.refusal, props.words);
  };
  const options = (field: Field) =>
    (field.values ?? []).map((value) => {
      const why = whyNot(field, value);
      const { label, note } = valueWords(field, value, props.words);
      const told = why ?? props.words[`option.${field.key}.${value}.help`] ?? note;
      return { value, label, ...(note ? { note } : {}), ...(told ? { help: told } : {}), disabled: why !== null };
    });
  const choices = createMemo(() => props.offer.options.filter((field) => field.type !== 'boolean'));
  const switches = createMemo(() => props.offer.options.filter((field) => field.type === 'boolean'));
  const whyNotOn = (field: Field) => (current(field) === true ? null : whyNot(field, true));
  return (
    <>
      <For each={choices()}>
        {(field) => (
          <Block title={name(field)}>
            <Show when={help(field)}>
              <p class={text.note}>{help(field)}</p>
            </Show>
            <OptionField
              field={field}
              name={name(field)}
              options={options(field)}
              picture={props.pictures?.[field.key]}
              value={current(field)}
              onChange={(value) => props.onChange(field.key, value)}
            />
          </Block>
        )}
      </For>
      <Show when={switches().length > 0}>
        <Block title={t('new.variations')}>
          <ul>
            <For each={switches()}>
              {(field) => (
                <SwitchLine
                  label={name(field)}
                  help={whyNotOn(field) ?? help(field) ?? ''}
                  checked={current(field) === true}
                  disabled={whyNotOn(field) !== null}
                  onChange={(on) => props.onChange(field.key, on)}
                />
              )}
            </For>
          </ul>
        </Block>
      </Show>
    </>
  );
}
