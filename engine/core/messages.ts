/**
 * A message is a key with parameters. The words are in catalogues, one per language, so the log, the prompts and the mail
 * can be in any language.
 */
import type { Seat } from './seat.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A plain number or word; a player or a term of the catalogue, each with an optional count; a message; or a list of these. */
export type Param =
  | string
  | number
  | boolean
  | { seat: Seat; count?: number }
  | { term: string; count?: number }
  | Message
  | readonly Param[];

export interface Message {
  key: string;
  params?: Record<string, Param>;
}

export type Catalogue = Readonly<Record<string, string>>;

/** Words for the keys of another catalogue, no more and no fewer: the type check fails where a translation differs. */
export type Translation<C extends Catalogue> = Readonly<Record<keyof C, string>>;

/**
 * A template contains `{name}`, or `{name|one|other}` to pick a word by the number: `{n} {n|cube|cubes}`. A term may have
 * two forms too: `term.cube: 'cube|cubes'`.
 */
export function say(message: Message, catalogue: Catalogue, names: readonly string[]): string {
  const params = message.params ?? {};
  const template = catalogue[message.key];
  if (template === undefined) return message.key;
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_all, name: string, one, other) => {
    const value = params[name];
    if (one !== undefined) return Number(value) === 1 ? one : other;
    return value === undefined ? '' : word(value, catalogue, names);
  });
}

/** A number with a typographic minus sign. */
const figure = (n: number): string => String(n).replace('-', '−');

function word(value: Param, catalogue: Catalogue, names: readonly string[]): string {
  if (typeof value === 'number') return figure(value);
  if (typeof value !== 'object') return String(value);
  if ('seat' in value) {
    const name = names[value.seat] ?? String(value.seat + 1);
    return value.count === undefined ? name : `${name} ${figure(value.count)}`;
  }
  if ('term' in value) {
    const forms = (catalogue[value.term] ?? value.term).split('|');
    if (value.count === undefined) return forms[0] as string;
    return `${figure(value.count)} ${(Math.abs(value.count) === 1 ? forms[0] : (forms[1] ?? forms[0])) as string}`;
  }
  if ('key' in value) return say(value, catalogue, names);
  return (value as readonly Param[]).map((item) => word(item, catalogue, names)).join(', ');
}
