/** Every card, event, board and tile has its words in every language. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalogue, LANGUAGES, type Language } from '../../../engine/core/messages.ts';
import {
  type Age,
  BOARDS,
  type CardType,
  EVENT_CARDS,
  eventCardsOf,
  PRINTED,
  PROGRESS_CARDS,
  SOLO_TILES,
} from '../../../engine/nations/data/cards/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import { cards as cardsEn } from '../../../engine/nations/messages/en/cards/index.ts';
import { shorts as shortsEn } from '../../../engine/nations/messages/en/cards/shorts.ts';
import { events as eventsEn } from '../../../engine/nations/messages/en/events/index.ts';
import { catalogue as en } from '../../../engine/nations/messages/en.ts';
import { cards as cardsIt } from '../../../engine/nations/messages/it/cards/index.ts';
import { shorts as shortsIt } from '../../../engine/nations/messages/it/cards/shorts.ts';
import { events as eventsIt } from '../../../engine/nations/messages/it/events/index.ts';

const cardTextsIt: Catalogue = { ...shortsIt, ...cardsIt, ...eventsIt };
const cardTextsEn: Catalogue = { ...shortsEn, ...cardsEn, ...eventsEn };
const texts: Record<Language, Catalogue> = { en: cardTextsEn, it: cardTextsIt };

const placeholders = (template: string) => [...template.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

describe.each(
  LANGUAGES.flatMap((language) => [
    { name: `the log and all other words in ${language}`, english: en, words: nations.words[language] },
    { name: `the card texts in ${language}`, english: cardTextsEn, words: texts[language] },
  ]),
)('$name', ({ english, words }) => {
  it('have the same keys as in English', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });

  it('have the same placeholders as in English', () => {
    const differing = Object.keys(english).filter(
      (key) =>
        JSON.stringify([...new Set(placeholders(english[key] ?? ''))]) !==
        JSON.stringify([...new Set(placeholders(words[key] ?? ''))]),
    );
    expect(differing).toEqual([]);
  });

  it('have no empty word', () => {
    expect(Object.entries(words).filter(([, word]) => word.trim() === '')).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = nations.words[language];
  const faces = texts[language];
  const lacking = (keys: string[], from: Catalogue) => keys.filter((key) => !from[key]);

  it('every card has a name', () => {
    const cards = [...PRINTED, ...PROGRESS_CARDS];
    expect(cards).toHaveLength(13 + 296);
    expect(
      lacking(
        cards.map((card) => `card.${card.id}.name`),
        words,
      ),
    ).toEqual([]);
  });

  it('every card with effects has a text and a short one, and no other', () => {
    const withEffects = PROGRESS_CARDS.filter((card) => card.effects && card.effects.length > 0);
    const keys = withEffects.flatMap((card) => [`card.${card.id}.text`, `card.${card.id}.short`]);
    const written = Object.keys(faces).filter((key) => key.startsWith('card.'));
    expect(written.sort()).toEqual(keys.sort());
  });

  it('no short text is too long for a small face', () => {
    const long = Object.entries(faces).filter(([key, text]) => key.endsWith('.short') && text.length > 36);
    expect(long).toEqual([]);
  });

  it('every event has a title and a text, every event card and tile a name', () => {
    expect(EVENT_CARDS).toHaveLength(48);
    const halves = EVENT_CARDS.flatMap((card) => card.events);
    expect(
      lacking(
        halves.map((half) => `event.${half.id}.title`),
        words,
      ),
    ).toEqual([]);
    expect(
      lacking(
        halves.map((half) => `event.${half.id}.text`),
        faces,
      ),
    ).toEqual([]);
    expect(
      lacking(
        [...EVENT_CARDS, ...SOLO_TILES].map((card) => `eventCard.${card.id}.name`),
        words,
      ),
    ).toEqual([]);
  });

  it('every board has a name and a text', () => {
    expect(
      lacking(
        BOARDS.map((board) => `board.${board.id}.name`),
        words,
      ),
    ).toEqual([]);
    expect(
      lacking(
        BOARDS.map((board) => `board.${board.id}.text`),
        faces,
      ),
    ).toEqual([]);
  });

  it('the numbers of a text are those of the card', () => {
    const wrong: string[] = [];
    const compare = (key: string, effects: unknown) => {
      const said = numbersSaid(faces[key]);
      const meant = numbersIn(effects);
      // A text may leave out a small number ("a worker", "two cards"), but it invents none.
      const missing = meant.filter((n) => n > 2 && !said.includes(n));
      const invented = said.filter((n) => !meant.includes(n));
      if (missing.length + invented.length > 0) wrong.push(`${key}: lacks ${missing}, invents ${invented}`);
    };
    for (const card of PROGRESS_CARDS) {
      if (!card.effects) continue;
      compare(`card.${card.id}.text`, card.effects);
      compare(`card.${card.id}.short`, card.effects);
    }
    for (const half of EVENT_CARDS.flatMap((card) => card.events)) compare(`event.${half.id}.text`, half.effects);
    expect(wrong).toEqual([]);
  });

  it('the numbers of a board’s text are those of the board', () => {
    const wrong = BOARDS.flatMap((board) => {
      const invented = numbersSaid(faces[`board.${board.id}.text`]).filter((n) => !numbersIn(board).includes(n));
      return invented.length > 0 ? [`${board.id} invents ${invented}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('every option of a card or an event has words, with its numbers', () => {
    const sources = [
      ...PROGRESS_CARDS.map(({ id, effects }) => ({ id: `card.${id}`, effects: effects ?? [] })),
      ...EVENT_CARDS.flatMap((card) => card.events).map(({ id, effects }) => ({ id: `event.${id}`, effects })),
    ];
    const options = sources.flatMap(({ id, effects }) => optionsIn(id, effects));
    expect(
      Object.keys(words)
        .filter((key) => /\.(option|pay)\.\d+$/.test(key))
        .sort(),
    ).toEqual(options.map(({ key }) => key).sort());
    const wrong = options.filter(({ key, option }) => {
      const said = numbersSaid(words[key]);
      return (
        said.some((n) => !numbersIn(option).includes(n)) || numbersIn(option).some((n) => n > 1 && !said.includes(n))
      );
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

const numbersSaid = (text = ''): number[] => [...text.matchAll(/\d+/g)].map((match) => Number(match[0]));

/** The numbers in card data, except those that say when an effect counts. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (/^(ages?|perRound|if)$/.test(key) ? [] : numbersIn(inner)));
}

/** The options that a card or an event offers, with the keys of their words. */
function optionsIn(id: string, value: unknown): { key: string; option: unknown }[] {
  if (value === null || typeof value !== 'object') return [];
  const { op, options } = value as { op?: string; options?: readonly unknown[] };
  const own = (options ?? []).map((option, n) => ({ key: `${id}.${op === 'pay' ? 'pay' : 'option'}.${n}`, option }));
  return [...own, ...Object.values(value).flatMap((inner) => optionsIn(id, inner))];
}

const messages = new URL('../../../engine/nations/messages/', import.meta.url);

/** The ids that a file must have words for, and the forms of its keys. */
const FILES: readonly [file: string, keys: string, ids: readonly string[]][] = [
  ['cards/names', 'card.*.name', [...PRINTED, ...PROGRESS_CARDS].map(({ id }) => id)],
  ['cards/shorts', 'card.*.short', [...withEffects('advisor'), ...withEffects('wonder')]],
  ['cards/advisors', 'card.*.text', withEffects('advisor')],
  ['cards/wonders', 'card.*.text', withEffects('wonder')],
  ['cards/boards', 'board.*.text', BOARDS.map(({ id }) => id)],
  ...([1, 2, 3, 4] as const).map(
    (age) => [`events/age${age}`, 'event.*.title event.*.text', eventsOf(age)] as [string, string, string[]],
  ),
];

function withEffects(type: CardType): string[] {
  return PROGRESS_CARDS.filter((card) => card.type === type && card.effects?.length).map(({ id }) => id);
}

function eventsOf(age: Age): string[] {
  return eventCardsOf(age).flatMap(({ events }) => events.map(({ id }) => id));
}

describe.each(LANGUAGES)('the files in %s', (language) => {
  it.each(FILES)('%s has exactly the keys of its cards', async (file, keys, ids) => {
    const module = await import(/* @vite-ignore */ new URL(`${language}/${file}.ts`, messages).href);
    const written = Object.keys(Object.assign({}, ...Object.values(module)));
    const expected = keys.split(' ').flatMap((key) => ids.map((id) => key.replace('*', id)));
    expect({
      missing: expected.filter((name) => !written.includes(name)),
      extra: written.filter((name) => !expected.includes(name)),
    }).toEqual({ missing: [], extra: [] });
  });

  it('have the same names as in English', () => {
    const files = (of: string) => readdirSync(new URL(of, messages), { recursive: true, encoding: 'utf8' }).sort();
    expect(files(language)).toEqual(files('en'));
  });
});
