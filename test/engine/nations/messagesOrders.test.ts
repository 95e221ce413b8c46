/** Every task, watch and reason of an order has words in every language, and no words are left over. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalogue, LANGUAGES, type Language, type Message, say } from '../../../engine/core/messages.ts';
import { ACTIONS } from '../../../engine/nations/actions/index.ts';
import { catalogue as en } from '../../../engine/nations/messages/en.ts';
import { catalogue as it_ } from '../../../engine/nations/messages/it.ts';
import { orders, type Task } from '../../../engine/nations/orders/index.ts';

const catalogues: Record<Language, Catalogue> = { en, it: it_ };

const tasks: [Task, string, string][] = [
  [{ type: 'buy', card: 'pyramids' }, 'Buy Pyramids', 'Compra Piramidi'],
  [{ type: 'buy', card: 'pyramids', atMost: 2 }, 'Buy Pyramids for 2 gold or less', 'Compra Piramidi per 2 oro o meno'],
  [{ type: 'deploy', card: 'ziggurat', workers: 1 }, 'Deploy 1 worker on Ziggurat', 'Assegna 1 lavoratore a Ziggurat'],
  [
    { type: 'deploy', card: 'ziggurat', workers: 2, from: ['hoplite', 'hoplite'] },
    'Deploy 2 workers on Ziggurat, if need be from Hoplite',
    'Assegna 2 lavoratori a Ziggurat, se serve da Oplita',
  ],
  [{ type: 'undeploy', card: 'hoplite', workers: 2 }, 'Take 2 workers off Hoplite', 'Ritira 2 lavoratori da Oplita'],
  [{ type: 'hire', architects: 3 }, 'Hire up to 3 architects', 'Ingaggia fino a 3 architetti'],
  [
    { type: 'hire', architects: 1, wonder: 'pyramids' },
    'Hire up to 1 architect for Pyramids',
    'Ingaggia fino a 1 architetto per Piramidi',
  ],
  [{ type: 'special', card: 'petra', answer: {}, times: 1 }, 'Use Petra', 'Usa Petra'],
  [
    { type: 'special', card: 'petra', answer: {}, times: 2 },
    'Use Petra 2 times, once a turn',
    'Usa Petra 2 volte, una per turno',
  ],
  [{ type: 'pass' }, 'Pass', 'Passa'],
  [
    { type: 'pass', unless: [{ on: 'warBought' }, { on: 'cardGone', card: 'petra' }] },
    'Pass, unless somebody buys the war, Petra is gone',
    "Passa, a meno che: qualcuno compra la guerra, Petra non c'è più",
  ],
  [{ type: 'grow', choice: { take: 'stone' } }, 'Growth: take stone', 'Crescita: prendi pietra'],
  [
    { type: 'grow', choice: { take: 'worker', section: 'food' } },
    'Growth: take a worker from the food section',
    'Crescita: prendi un lavoratore (sezione cibo)',
  ],
  [{ type: 'answer', source: 'attila', answer: {} }, 'Answer Attila', 'Rispondi a Attila'],
  [
    { type: 'answer', source: 'han-dynasty', answer: { accept: true } },
    'Accept the offer of Han Dynasty',
    "Accetta l'offerta di Dinastia Han",
  ],
  [
    { type: 'answer', source: 'han-dynasty', answer: { accept: false } },
    'Decline the offer of Han Dynasty',
    "Rifiuta l'offerta di Dinastia Han",
  ],
  [{ type: 'answer', source: 'titanic', answer: { option: 0 } }, 'Titanic: lose 4 gold', 'Titanic: perdere 4 oro'],
];

/** The key of an order for any action of a type. */
const keyOf = (type: string): string => {
  const action = { type, take: 'stone', card: 'petra', source: 'attila', answer: {} };
  return orders.describe({ type: 'act', action } as unknown as Task).key;
};

describe('the words of orders', () => {
  test.each(tasks)('%j', (task, english, italian) => {
    expect(say(orders.describe(task), en, [])).toBe(english);
    expect(say(orders.describe(task), it_, [])).toBe(italian);
  });

  test('say what others can do before', () => {
    const risk = (task: Task) => orders.risk(task)?.key ?? null;
    expect(risk({ type: 'buy', card: 'pyramids' })).toBe('order.risk.buy');
    expect(risk({ type: 'special', card: 'petra', answer: {}, times: 1, cards: ['pyramids'] })).toBe('order.risk.buy');
    expect(risk({ type: 'special', card: 'petra', answer: {}, times: 1 })).toBeNull();
    expect(risk({ type: 'hire', architects: 1 })).toBe('order.risk.hire');
    expect(risk({ type: 'answer', source: 'attila', answer: {} })).toBe('order.risk.answer');
    expect(risk({ type: 'pass' })).toBeNull();
  });

  test('every action can be ordered and has words', () => {
    const keys = ACTIONS.map(({ type }) => keyOf(type));
    for (const language of LANGUAGES) expect(keys.filter((key) => !catalogues[language][key])).toEqual([]);
  });

  test('every key that the code names has words, and no words are left over', () => {
    const folder = path.resolve(import.meta.dirname, '../../../engine/nations/orders');
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    const found = (pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] as string);
    const whys = [...found(/cannot\('(\w+)'/g), ...found(/'order\.why\.(\w+)'/g)].map((key) => `order.why.${key}`);
    const described = tasks.map(([task]): Message => orders.describe(task)).map(({ key }) => key);
    const acts = ACTIONS.map(({ type }) => keyOf(type));
    const watched = ['cardCheaper', 'cardGone', 'warBought', 'rankLost', 'somebodyPassed'].map(
      (on) => `order.watch.${on}`,
    );
    const groups = found(/'((?:most|least|strengthAbove)\w+)'/g).map((group) => `order.rank.${group}`);
    const changes = found(/'(order\.(?:change|loses|gains))'/g);
    const risks = found(/'(order\.risk\.\w+)'/g);
    const used = new Set([...risks, ...whys, ...described, ...acts, ...watched, ...groups, ...changes]);
    expect(
      Object.keys(en)
        .filter((key) => key.startsWith('order.'))
        .sort(),
    ).toEqual([...used].sort());
  });
});
