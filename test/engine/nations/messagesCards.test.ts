/** Every card, event, board and tile has its words, in both languages. */
import { describe, expect, it } from 'vitest';
import { type Catalogue, LANGUAGES, type Language } from '../../../engine/core/messages.ts';
import { BOARDS, EVENT_CARDS, PRINTED, PROGRESS_CARDS, SOLO_TILES } from '../../../engine/nations/data/cards/index.ts';
import { cardTexts as cardTextsEn } from '../../../engine/nations/messages/en/cardTexts.ts';
import { catalogue as en } from '../../../engine/nations/messages/en.ts';
import { cardTexts as cardTextsIt } from '../../../engine/nations/messages/it/cardTexts.ts';
import { catalogue as it_ } from '../../../engine/nations/messages/it.ts';

const catalogues: Record<Language, Catalogue> = { en, it: it_ };
const texts: Record<Language, Catalogue> = { en: cardTextsEn, it: cardTextsIt };

const placeholders = (template: string) => [...template.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

describe.each([
  ['the log and all other words', en, it_],
  ['the card texts', cardTextsEn, cardTextsIt],
])('%s', (_name, english, italian) => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort());
  });

  it('have the same placeholders in both languages', () => {
    const differing = Object.keys(english).filter(
      (key) =>
        JSON.stringify([...new Set(placeholders(english[key] ?? ''))]) !==
        JSON.stringify([...new Set(placeholders(italian[key] ?? ''))]),
    );
    expect(differing).toEqual([]);
  });

  it('have no empty word', () => {
    for (const words of [english, italian]) {
      expect(Object.entries(words).filter(([, word]) => word.trim() === '')).toEqual([]);
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = catalogues[language];
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
    // A text may leave out the ones ("a worker"), but no number on the card may be missing or invented.
    const numbersOf = (value: unknown): number[] =>
      typeof value === 'number'
        ? [Math.abs(value)]
        : value !== null && typeof value === 'object'
          ? Object.entries(value).flatMap(([key, inner]) => (/^(ages?|perRound|if)$/.test(key) ? [] : numbersOf(inner)))
          : [];
    const wrong: string[] = [];
    const compare = (key: string, effects: unknown) => {
      const said = [...(faces[key] ?? '').matchAll(/\d+/g)].map((match) => Number(match[0]));
      const meant = numbersOf(effects);
      const missing = meant.filter((n) => n > 2 && !said.includes(n));
      const invented = said.filter((n) => n > 2 && !meant.includes(n));
      if (missing.length + invented.length > 0) wrong.push(`${key}: lacks ${missing}, invents ${invented}`);
    };
    for (const card of PROGRESS_CARDS) if (card.effects) compare(`card.${card.id}.text`, card.effects);
    for (const half of EVENT_CARDS.flatMap((card) => card.events)) compare(`event.${half.id}.text`, half.effects);
    expect(wrong).toEqual([]);
  });
});

describe('words written in the order of the cards', () => {
  it('stand beside their own: names without an Italian form are the same in both languages', () => {
    const anchors = ['hatshepsut', 'qin-shi-huang', 'sejong-the-great', 'anna-komnene'];
    const names = (words: Catalogue) => [...PRINTED, ...PROGRESS_CARDS].map(({ id }) => words[`card.${id}.name`]);
    const [english, italian] = [names(en), names(it_)];
    expect(italian.filter((name, place) => name === english[place]).length).toBeGreaterThan(50);
    for (const id of anchors) expect(it_[`card.${id}.name`], id).toMatch(/Hatshepsut|Qin|Sejong|Anna/);
  });

  it('tell of the effect of the card they stand beside', () => {
    expect(cardTextsEn['card.great-lighthouse.short']).toBe('3 gold paid: +1 book');
    expect(cardTextsIt['event.code-of-hammurabi.text']).toMatch(/cibo/);
    expect(it_['event.jain-asceticism.title']).toBe('Ascetismo giainista');
  });
});
