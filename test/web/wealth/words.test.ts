import { describe, expect, it } from 'vitest';
import { type Catalogue, LANGUAGES, type Language } from '../../../engine/core/messages.ts';
import { develop } from '../../../web/games/wealth/messages/develop.en.ts';
import { develop as developIt } from '../../../web/games/wealth/messages/develop.it.ts';
import { draft } from '../../../web/games/wealth/messages/draft.en.ts';
import { draft as draftIt } from '../../../web/games/wealth/messages/draft.it.ts';
import { en as first } from '../../../web/games/wealth/messages/en.ts';
import { end } from '../../../web/games/wealth/messages/end.en.ts';
import { end as endIt } from '../../../web/games/wealth/messages/end.it.ts';
import { it as firstIt } from '../../../web/games/wealth/messages/it.ts';
import { plan } from '../../../web/games/wealth/messages/plan.en.ts';
import { plan as planIt } from '../../../web/games/wealth/messages/plan.it.ts';
import { produce } from '../../../web/games/wealth/messages/produce.en.ts';
import { produce as produceIt } from '../../../web/games/wealth/messages/produce.it.ts';
import { trade } from '../../../web/games/wealth/messages/trade.en.ts';
import { trade as tradeIt } from '../../../web/games/wealth/messages/trade.it.ts';
import { war } from '../../../web/games/wealth/messages/war.en.ts';
import { war as warIt } from '../../../web/games/wealth/messages/war.it.ts';

const en: Catalogue = { ...first, ...develop, ...draft, ...end, ...plan, ...produce, ...trade, ...war };
const WORDS: Record<Language, Catalogue> = {
  en,
  it: { ...firstIt, ...developIt, ...draftIt, ...endIt, ...planIt, ...produceIt, ...tradeIt, ...warIt },
};

const namesIn = (template: string) => [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();

describe.each(LANGUAGES)('the words of the Wealth of Nations page in %s', (language) => {
  it('have the same keys as in English', () => {
    expect(Object.keys(WORDS[language]).sort()).toEqual(Object.keys(en).sort());
  });
  it.each(Object.entries(en))('fill the same parameters in %s', (key, template) => {
    expect(namesIn(WORDS[language][key] ?? '')).toEqual(namesIn(template));
  });
});
