import { describe, expect, it } from 'vitest';
import { en as first } from '../../../web/games/wealth/messages/en.ts';
import { it as italian } from '../../../web/games/wealth/messages/it.ts';
import { questions } from '../../../web/games/wealth/messages/questions.ts';

const en = { ...first, ...questions };

const namesIn = (template: string) => [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();

describe('the words of the Wealth of Nations page', () => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(en).sort());
  });
  it.each(Object.keys(en) as (keyof typeof en)[])('says the same things in %s', (key) => {
    expect(namesIn(italian[key])).toEqual(namesIn(en[key]));
  });
});
