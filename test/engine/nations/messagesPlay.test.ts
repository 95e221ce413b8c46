/** In whole games, no line of the log, prompt or refusal lacks a word. */
import { describe, expect, it } from 'vitest';
import {
  type Catalogue,
  LANGUAGES,
  type Language,
  type Message,
  type Param,
  say,
} from '../../../engine/core/messages.ts';
import type { NationsEvent } from '../../../engine/nations/events.ts';
import { nations } from '../../../engine/nations/index.ts';
import type { State } from '../../../engine/nations/state.ts';
import { playRandom } from '../../properties/randomPlay.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dino', 'Edda'];

const termsIn = (param: Param | undefined): string[] => {
  if (typeof param !== 'object') return [];
  if ('term' in param) return [param.term];
  return 'seat' in param ? [] : (param as readonly Param[]).flatMap(termsIn);
};

/** What a message lacks: its key, a term, or a parameter that its template needs. */
function lacks(message: Message, words: Catalogue): string[] {
  const template = words[message.key];
  if (template === undefined) return [message.key];
  const asked = [...template.matchAll(/\{(\w+)/g)].map((match) => match[1] as string);
  return [
    ...Object.values(message.params ?? {})
      .flatMap(termsIn)
      .filter((term) => words[term] === undefined),
    ...asked.filter((name) => message.params?.[name] === undefined).map((name) => `${message.key} {${name}}`),
  ];
}

/** What a line looks like where something in it is missing. */
const BROKEN = /undefined|\[object|\{|\(\)| {2}|: \./;

const GAMES = [
  { seats: 1, options: { sets: 'all', boards: 'B' } },
  { seats: 2, options: { sets: 'all', boards: 'choice', difficulty: 'each', extraWorker: true } },
  { seats: 3, options: { sets: 'expert', sealedChoices: true } },
  { seats: 4, options: { sets: 'base', balancedDecks: true } },
  { seats: 5, options: { sets: 'all', boards: 'B' } },
];

describe.each(GAMES)('$seats players, $options', ({ seats, options }) => {
  it('has words for every event, prompt and blocked choice', () => {
    const missing = new Set<string>();
    const types = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      playRandom({
        game: nations,
        options,
        seats,
        seed,
        onStep: ({ state, events }) => {
          const blocked = nations
            .awaiting(state as State)
            .flatMap(({ seat }) => nations.choices(state as State, seat))
            .flatMap((choice) => (choice.kind === 'blocked' ? [choice.why] : []))
            .map(({ code, params }): Message => {
              const key = `refuse.${code.replace('nations/', '')}`;
              return params ? { key, params } : { key };
            });
          const told = (events as NationsEvent[]).map((event) => {
            types.add(event.type);
            return nations.describe(event);
          });
          const prompts = nations.awaiting(state as State).map(({ prompt }) => prompt);
          for (const language of LANGUAGES) {
            for (const message of [...told, ...prompts, ...blocked]) {
              for (const one of lacks(message, nations.words[language])) missing.add(`${language}: ${one}`);
              const text = say(message, nations.words[language], NAMES);
              if (BROKEN.test(text)) missing.add(`${language}: ${text}`);
            }
          }
        },
      });
    }
    expect([...missing]).toEqual([]);
    expect(types.size).toBeGreaterThan(20);
  });
});

it('a turn reads well', () => {
  const line = (event: NationsEvent, language: Language) =>
    say(nations.describe(event), nations.words[language], NAMES);
  const bought: NationsEvent = { type: 'cardBought', seat: 0, card: 'pyramids', row: 3, col: 1, price: 3 };
  expect(line(bought, 'en')).toBe('Ada buys Pyramids for 3 gold.');
  expect(line(bought, 'it')).toBe('Ada compra Piramidi per 3 oro.');
  const lost: NationsEvent = {
    type: 'lost',
    seat: 1,
    asked: { stone: 5 },
    lost: { stone: 2, books: 3, vp: 1 },
    short: ['stone'],
    cause: 'production',
  };
  expect(line(lost, 'en')).toBe('Bruno is short of stone and loses 2 stone, 3 books, 1 VP (production).');
  expect(line(lost, 'it')).toBe('A Bruno manca pietra: perde 2 pietra, 3 libri, 1 PV (produzione).');
  const scored: NationsEvent = { type: 'booksScored', vp: [3, 1, 1, 0] };
  expect(line(scored, 'en')).toBe('VP for books: Ada 3, Bruno 1, Clara 1.');
});
