/** One option of a game: its values as pictures, plates, segments or a list, whichever suits them. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import type { GameOpening } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { type Option, Pictures, Plates, Segments } from '../../ui/choices.tsx';
import { SelectField } from '../../ui/fields.tsx';
import type { Field, OptionValue } from './options.ts';

/** Longer texts need plates. */
const LONG = 24;

interface OptionFieldProps {
  field: Field;
  name: string;
  /** `note`: what stands in brackets after the name of the value. */
  options: readonly (Option<string | number> & { note?: string })[];
  /** Draws a value, in games that have pictures for this option. */
  picture: NonNullable<GameOpening['pictures']>[string] | undefined;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

export function OptionField(props: OptionFieldProps): JSX.Element {
  const isLong = () =>
    props.options.some((option) => (option.help ?? '').length > LONG || option.label.length > LONG / 2);
  const pictures = () =>
    props.options.map((option) => ({
      ...option,
      picture: (
        <Show when={props.picture} keyed>
          {(Picture) => <Picture value={String(option.value)} />}
        </Show>
      ),
      help: option.disabled ? (option.note ?? option.help ?? '') : '',
    }));
  const value = () => props.value as string | number;
  return (
    <Switch
      fallback={<Segments label={props.name} options={props.options} value={value()} onChange={props.onChange} />}
    >
      <Match when={props.picture}>
        <Pictures label={props.name} options={pictures()} value={value()} onChange={props.onChange} />
      </Match>
      <Match when={props.field.type === 'int'}>
        <IntField field={props.field} value={props.value} onChange={props.onChange} />
      </Match>
      <Match when={isLong()}>
        <Plates
          label={props.name}
          columns={props.options.length % 2 === 0 ? 2 : 3}
          options={props.options}
          value={value()}
          onChange={props.onChange}
        />
      </Match>
    </Switch>
  );
}

const NONE = -1;

/** A few numbers become segments, many become a list. If there is no default, "none" is a choice too. */
function IntField(props: { field: Field; value: OptionValue; onChange: (value: OptionValue) => void }): JSX.Element {
  const min = () => props.field.min ?? 0;
  const count = () => (props.field.max ?? min()) - min() + 1;
  const numbers = () => Array.from({ length: count() }, (_, i) => ({ value: min() + i, label: String(min() + i) }));
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
