/** Orders and the reasons why they stop, in words of both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Catalogue,
  LANGUAGES,
  type Language,
  type Message,
  type Param,
  say,
} from '../../../engine/core/messages.ts';
import type { Action, ActionType } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { describeTask } from '../../../engine/wealth/orders/describe.ts';
import type { Task } from '../../../engine/wealth/orders/tasks.ts';
import { verdict } from './ordering.ts';
import { h, put, table } from './table.ts';

const NAMES = ['Ada', 'Bruno', 'Cleo'];
const HEX = h(0, 1);

/** One of each type, and of each variant in words. */
const ACTIONS: { [T in ActionType]: Extract<Action, { type: T }>[] } = {
  pickPackage: [{ type: 'pickPackage', kind: 'industry', index: 0, tiles: [] }],
  skipPackage: [{ type: 'skipPackage' }],
  placeStartFlag: [{ type: 'placeStartFlag', hex: HEX }],
  placeStartUnit: [{ type: 'placeStartUnit', hex: HEX }],
  buy: [{ type: 'buy', cubes: ['ore', 'ore'] }],
  sell: [{ type: 'sell', cubes: ['food', 'ore', 'food'] }],
  borrow: [{ type: 'borrow', notes: 2 }],
  repay: [{ type: 'repay', notes: 1 }],
  withdraw: [{ type: 'withdraw', id: 1 }],
  accept: [{ type: 'accept', id: 1 }],
  decline: [{ type: 'decline', id: 1 }],
  counter: [{ type: 'counter', id: 1, give: { food: 1 }, want: {} }],
  offer: [{ type: 'offer', to: 1, give: { food: 1 }, want: { money: 5 } }],
  passTrade: [{ type: 'passTrade' }],
  placeFlag: [{ type: 'placeFlag', hex: HEX }],
  build: [
    { type: 'build', tile: 'academy', hex: HEX, rotation: 0, force: false },
    { type: 'build', tile: 'academy', hex: HEX, rotation: 0, force: true },
  ],
  moveTiles: [{ type: 'moveTiles', tiles: [{ from: HEX, to: h(0, 2), rotation: 0, force: false }], automation: [] }],
  automate: [{ type: 'automate', hex: HEX }],
  buildUnits: [{ type: 'buildUnits', hexes: [HEX] }],
  endActivation: [{ type: 'endActivation' }],
  activate: [{ type: 'activate', from: HEX, to: h(0, 2), operation: null }],
  transport: [{ type: 'transport', from: HEX, to: h(0, 2), settle: false }],
  passDevelop: [{ type: 'passDevelop' }],
  stand: [
    { type: 'stand', fight: true },
    { type: 'stand', fight: false },
  ],
  reconsider: [{ type: 'reconsider' }],
  produce: [{ type: 'produce', runs: [] }],
  setStand: [{ type: 'setStand', answer: 'never' }],
  setOccupy: [{ type: 'setOccupy', on: true, product: 'food' }],
  agreeToEnd: [{ type: 'agreeToEnd' }],
  playOn: [{ type: 'playOn' }],
};

const TASKS: Task[] = [
  ...Object.values(ACTIONS)
    .flat()
    .map((action): Task => ({ type: 'act', action })),
  { type: 'sell', lots: [{ cube: 'food', n: 6, atLeast: 5 }] },
  {
    type: 'sell',
    lots: [
      { cube: 'ore', downTo: 2 },
      { cube: 'labor', downTo: 0, atLeast: 9 },
    ],
  },
  { type: 'buy', lots: [{ cube: 'ore', n: 2, atMost: 20 }] },
  {
    type: 'buy',
    lots: [
      { cube: 'ore', upTo: 2 },
      { cube: 'food', n: 1 },
    ],
    borrow: 3,
  },
  { type: 'repay', notes: 2 },
  { type: 'repay', notes: 2, keep: 50 },
  { type: 'build', tile: 'farm', hex: HEX, rotation: 0 },
  { type: 'build', tile: 'farm', hex: HEX, rotation: 0, force: true },
  { type: 'feed' },
  { type: 'feed', always: true },
  { type: 'feed', unless: [{ on: 'fuel' }, { on: 'offer' }] },
  { type: 'fuel' },
  { type: 'fuel', atMost: { food: 5, ore: 20 } },
  { type: 'pass', phase: 'trade' },
  { type: 'pass', phase: 'develop', rest: true },
  {
    type: 'pass',
    phase: 'trade',
    rest: true,
    unless: [
      { on: 'offer' },
      { on: 'sells', cube: 'food', above: 6 },
      { on: 'costs', cube: 'ore', below: 9 },
      { on: 'taken', hex: HEX },
      { on: 'fuel' },
      { on: 'enemy' },
    ],
  },
];

const isMessage = (param: Param): param is Message => typeof param === 'object' && 'key' in param;

/** The key of a message and of all messages in it. */
function keysIn({ key, params = {} }: Message): string[] {
  const inner = Object.values(params).flatMap((param) => (Array.isArray(param) ? (param as Param[]) : [param]));
  return [key, ...inner.filter(isMessage).flatMap(keysIn)];
}

/** The keys that stand in the code of the orders as they are. */
function keysInCode(): string[] {
  const root = new URL('../../../engine/wealth/orders/', import.meta.url);
  const code = readdirSync(root).map((file) => readFileSync(new URL(file, root), 'utf8'));
  return [...code.join('\n').matchAll(/'(order\.[\w.-]+)'/g)].map(([, key]) => key as string);
}

const words = (task: Task, language: Language = 'en') => say(describeTask(task), wealth.words[language], NAMES);

describe('the words of orders', () => {
  it('say every task in every language', () => {
    for (const task of TASKS) {
      for (const language of LANGUAGES) {
        const said = words(task, language);
        expect(said, JSON.stringify(task)).not.toMatch(/term\.|order\.|undefined|\{|\}|: $/);
        expect(said.length).toBeGreaterThan(3);
      }
    }
  });

  it('are all used, and none is missing', () => {
    const used = new Set([...TASKS.map(describeTask).flatMap(keysIn), ...keysInCode()]);
    const known = Object.keys(wealth.words.en).filter((key) => key.startsWith('order.'));
    expect(known.filter((key) => !used.has(key))).toEqual([]);
    expect([...used].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('read as sentences', () => {
    const [lot] = TASKS.filter(({ type }) => type === 'sell') as [Task];
    expect(words(lot)).toBe('Sell 6 food at $5 or more each');
    expect(words(lot, 'it')).toBe("Vendi 6 cibi ad almeno $5 l'uno");
    expect(
      words({
        type: 'sell',
        lots: [
          { cube: 'ore', downTo: 2, atLeast: 9 },
          { cube: 'food', n: 1 },
        ],
      }),
    ).toBe('Sell ore down to 2 at $9 or more each, 1 food');
    expect(words({ type: 'buy', lots: [{ cube: 'ore', upTo: 2, atMost: 20 }], borrow: 1 })).toBe(
      'Buy ore up to 2 at $20 or less each; borrow up to 1 note if money is short',
    );
    expect(words({ type: 'fuel', atMost: { food: 5 } })).toBe('Buy the fuel that is missing: food at $5 or less each');
    expect(words({ type: 'act', action: { type: 'sell', cubes: ['food', 'ore', 'food'] } })).toBe('Sell 2 food, 1 ore');
    expect(words({ type: 'build', tile: 'academy', hex: HEX, rotation: 0 })).toBe('Build an academy on E6');
    expect(
      words({ type: 'pass', phase: 'trade', rest: true, unless: [{ on: 'offer' }, { on: 'taken', hex: HEX }] }),
    ).toBe('Pass for the rest of Trade, unless: you get an offer, somebody takes E6');
  });

  it('say why a list stops', () => {
    const state = put(table('develop'), 1, 'farm', HEX);
    const found = verdict(state, 0, { type: 'pass', unless: [{ on: 'taken', hex: HEX }] });
    const why = found.kind === 'ask' ? found.why : { key: '' };
    const said = (catalogue: Catalogue) => say(why, catalogue, NAMES);
    expect(said(wealth.words.en)).toBe('Bruno took E6');
    expect(said(wealth.words.it)).toBe('Bruno ha preso E6');
  });
});
