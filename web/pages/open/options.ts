/** The options of a game as the service offers them: what was chosen, how it is called, what is sent. */
import type { Refusal } from '../../../engine/core/game.ts';
import { type Catalogue, say } from '../../../engine/core/messages.ts';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import { t } from '../../i18n/i18n.ts';

export type OptionValue = string | number | boolean | null;
export type Chosen = Readonly<Record<string, OptionValue>>;
export type Field = GameOffer['options'][number];

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
