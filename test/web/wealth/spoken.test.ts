/** Words and terms of the page, spoken from a catalogue. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, say } from '../../../engine/core/messages.ts';
import { terms as english } from '../../../engine/wealth/messages/en/terms.ts';
import { table as italian } from '../../../engine/wealth/messages/it/table.ts';
import { createWords } from '../../../web/games/wealth/words.ts';

const CATALOGUES = { en: english, it: italian };

describe('the terms of the game', () => {
  const { term, title, goods } = createWords(
    (message) => say(message, english, []),
    () => ({}),
  );
  it('have one form and another for several', () => {
    expect([term('farm'), term('farm', 1), term('farm', 2), term('food', 3)]).toEqual([
      'farm',
      '1 farm',
      '2 farms',
      '3 food',
    ]);
  });
  it('start a line with a capital letter', () => {
    expect(title('farm')).toBe('Farm');
  });
  it('list goods, with money in dollars', () => {
    expect(goods({ ore: 1, money: 20, notes: 2 })).toBe('1 ore, $20, and 2 notes');
    expect(goods({})).toBe('nothing');
  });
  it.each(LANGUAGES)('follow the catalogue that is in use: %s', (language) => {
    const words = createWords(
      (message) => say(message, CATALOGUES[language], []),
      () => ({}),
    );
    expect(words.term('farm', 2)).toBe({ en: '2 farms', it: '2 fattorie' }[language]);
  });
});
