/**
 * The options of a game as form fields, built from what the service offers. A choice that does not fit is greyed out,
 * with the reason.
 */
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Parsed, Refusal } from '../../../engine/core/game.ts';
import { type Catalogue, say } from '../../../engine/core/messages.ts';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import { maybe, t } from '../../i18n/i18n.ts';
import { Pictures, Plates, Segments, SelectField, SwitchLine } from '../../ui/fields.tsx';
import { TinyIsland } from './TinyIsland.tsx';

export type OptionValue = string | number | boolean | null;
export type Chosen = Readonly<Record<string, OptionValue>>;
type Field = GameOffer['options'][number];

export interface OptionFormProps {
  offer: GameOffer;
  words: Catalogue;
  parse: (input: unknown, seats: number) => Parsed<unknown>;
  seats: number;
  chosen: Chosen;
  onChange: (key: string, value: OptionValue) => void;
}

const LONG = 24;

/** The options to send: every chosen or default value that is not null. */
export function optionsToSend(offer: GameOffer, chosen: Chosen): Record<string, unknown> {
  return Object.fromEntries(
    offer.options.flatMap(({ key, default: usual }) => {
      const value = chosen[key] ?? usual;
      return value === null ? [] : [[key, value]];
    }),
  );
}

export function reasonOf(refusal: Refusal, words: Catalogue): string {
  const key = `refuse.${refusal.code.split('/').slice(1).join('/')}`;
  return words[key] === undefined ? t('new.notWith') : say({ key, params: refusal.params ?? {} }, words, []);
}

/** The name of a value, and separately the note in brackets after it. */
export function valueWords(field: Field, value: string | number, words: Catalogue): { label: string; note?: string } {
  const text = words[`option.${field.key}.${value}`] ?? String(value);
  const split = /^(.*?) \((.*)\)$/.exec(text);
  return split ? { label: split[1] as string, note: split[2] as string } : { label: text };
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
      const more =
        props.words[`option.${field.key}.${value}.help`] ??
        maybe(`option.${props.offer.id}.${field.key}.${value}`) ??
        note;
      const told = why ?? more;
      return { value, label, ...(told ? { help: told } : {}), disabled: why !== null };
    });
  const choices = createMemo(() => props.offer.options.filter((field) => field.type !== 'boolean'));
  const switches = createMemo(() => props.offer.options.filter((field) => field.type === 'boolean'));
  const isLong = (field: Field) =>
    options(field).some((option) => (option.help ?? '').length > LONG || option.label.length > LONG / 2);
  return (
    <>
      <For each={choices()}>
        {(field) => (
          <section class="blk">
            <h2 class="h">{name(field)}</h2>
            <Show when={help(field)}>
              <p class="note">{help(field)}</p>
            </Show>
            <Switch>
              <Match when={field.key === 'terrain'}>
                <Pictures
                  label={name(field)}
                  options={options(field).map((option) => ({
                    ...option,
                    picture: <TinyIsland terrain={String(option.value)} />,
                    ...(option.disabled
                      ? { help: valueWords(field, option.value, props.words).note ?? option.help ?? '' }
                      : { help: '' }),
                  }))}
                  value={current(field) as string}
                  onChange={(value) => props.onChange(field.key, value)}
                />
              </Match>
              <Match when={field.type === 'int'}>
                <IntField field={field} value={current(field)} onChange={(value) => props.onChange(field.key, value)} />
              </Match>
              <Match when={isLong(field)}>
                <Plates
                  label={name(field)}
                  columns={options(field).length % 2 === 0 ? 2 : 3}
                  options={options(field)}
                  value={current(field) as string | number}
                  onChange={(value) => props.onChange(field.key, value)}
                />
              </Match>
              <Match when={true}>
                <Segments
                  label={name(field)}
                  options={options(field)}
                  value={current(field) as string | number}
                  onChange={(value) => props.onChange(field.key, value)}
                />
              </Match>
            </Switch>
          </section>
        )}
      </For>
      <Show when={switches().length > 0}>
        <section class="blk">
          <h2 class="h">{t('new.variations')}</h2>
          <ul class="sws">
            <For each={switches()}>
              {(field) => {
                const why = () => (current(field) === true ? null : whyNot(field, true));
                return (
                  <SwitchLine
                    label={name(field)}
                    help={why() ?? help(field) ?? ''}
                    checked={current(field) === true}
                    disabled={why() !== null}
                    onChange={(on) => props.onChange(field.key, on)}
                  />
                );
              }}
            </For>
          </ul>
        </section>
      </Show>
    </>
  );
}

/** A few numbers become segments, many become a list. If there is no default, "none" is a choice too. */
function IntField(props: { field: Field; value: OptionValue; onChange: (value: OptionValue) => void }): JSX.Element {
  const min = () => props.field.min ?? 0;
  const count = () => (props.field.max ?? min()) - min() + 1;
  const numbers = () => Array.from({ length: count() }, (_, i) => ({ value: min() + i, label: String(min() + i) }));
  const NONE = -1;
  return (
    <Show
      when={count() > 8 || props.field.default === null}
      fallback={
        <Segments
          label={props.field.key}
          options={numbers()}
          value={Number(props.value)}
          onChange={(value) => props.onChange(value)}
        />
      }
    >
      <SelectField
        label={t('new.value')}
        options={[...(props.field.default === null ? [{ value: NONE, label: t('pace.none') }] : []), ...numbers()]}
        value={props.value === null ? NONE : Number(props.value)}
        onChange={(value) => props.onChange(value === NONE ? null : value)}
      />
    </Show>
  );
}
