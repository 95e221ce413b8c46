import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { LANGUAGES, type Language, type Message, say } from '../../../engine/core/messages.ts';
import { awaiting } from '../../../engine/wealth/awaiting.ts';
import { GOODS, TILES } from '../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { describe as describeEvent } from '../../../engine/wealth/describe.ts';
import type { Event, EventType } from '../../../engine/wealth/events.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { catalogue as en } from '../../../engine/wealth/messages/en.ts';
import { DEFAULTS } from '../../../engine/wealth/options.ts';
import { goodsParam } from '../../../engine/wealth/params.ts';
import { OPTION_FIELDS } from '../../../engine/wealth/parseOptions.ts';
import { setup } from '../../../engine/wealth/setup.ts';
import { PHASES, STAND_ANSWERS, type State, TRIGGERS } from '../../../engine/wealth/state.ts';

const NAMES = ['Ada', 'Bruno', 'Cleo'];

const placeholders = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1] as string))].sort();

function sources(): { file: string; text: string }[] {
  const root = new URL('../../../engine/wealth/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('messages'))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
}

function refusalKeys(): string[] {
  const codes = new Set<string>();
  for (const { file, text } of sources()) {
    const prefix = file === 'parseOptions.ts' ? 'options/' : '';
    for (const [, code] of text.matchAll(/refuse(?:<\w+>)?\(\s*'([^']+)'/g)) codes.add(`refuse.${prefix}${code}`);
    for (const [, code] of text.matchAll(/'wealth\/([a-z-]+(?:\/[a-z-]+)?)'/g)) codes.add(`refuse.${code}`);
  }
  return [...codes].sort();
}

const h = (q: number, r: number) => ({ q, r });
const SCORE = { points: 41, tiles: 9, money: 57, notes: 0, repaid: 2, flagsOnBoard: 12, rank: 1 };

/** At least one of each type, and of each variant in words. */
const EVENTS: { [T in EventType]: Extract<Event, { type: T }>[] } = {
  firstPlayerDrawn: [{ type: 'firstPlayerDrawn', seat: 0 }],
  firstPickerDrawn: [{ type: 'firstPickerDrawn', seat: 1 }],
  packagePicked: [
    {
      type: 'packagePicked',
      seat: 0,
      kind: 'industry',
      index: 3,
      tiles: [
        { tile: 'mine', hex: h(-2, 1), rotation: 0 },
        { tile: 'mine', hex: h(-2, 2), rotation: 0 },
      ],
      goods: {},
    },
    {
      type: 'packagePicked',
      seat: 0,
      kind: 'industry',
      index: 1,
      tiles: [{ tile: 'generator', hex: h(1, 1), rotation: 0 }],
      goods: { money: 10 },
    },
    { type: 'packagePicked', seat: 2, kind: 'commodity', index: 4, tiles: [], goods: { ore: 3, money: 80 } },
  ],
  packageSkipped: [{ type: 'packageSkipped', seat: 0 }],
  cashDealt: [{ type: 'cashDealt', seat: 0, money: 360 }],
  startFlagPlaced: [{ type: 'startFlagPlaced', seat: 0, hex: h(0, 1) }],
  startUnitPlaced: [{ type: 'startUnitPlaced', seat: 0, hex: h(0, 1) }],
  phaseBegan: PHASES.map((phase) => ({ type: 'phaseBegan', phase, round: 3, first: 1 })),
  passed: [
    { type: 'passed', seat: 0, phase: 'trade', out: false },
    { type: 'passed', seat: 0, phase: 'trade', out: true },
  ],
  markerPassed: [{ type: 'markerPassed', seat: 0 }],
  cubesBought: [{ type: 'cubesBought', seat: 0, deals: [{ cube: 'ore', price: 20 }], money: 20 }],
  cubesSold: [{ type: 'cubesSold', seat: 0, deals: [{ cube: 'food', price: 4 }], money: 4 }],
  offerMade: [
    { type: 'offerMade', seat: 0, id: 1, to: 1, give: { labor: 2 }, want: { capital: 1, money: 10 }, counters: null },
    { type: 'offerMade', seat: 1, id: 2, to: 0, give: {}, want: { notes: 1 }, counters: 1 },
  ],
  offerWithdrawn: [{ type: 'offerWithdrawn', seat: 0, id: 1, to: 1 }],
  offerDeclined: [{ type: 'offerDeclined', seat: 1, id: 1, from: 0 }],
  offersLapsed: [{ type: 'offersLapsed', ids: [1, 2] }],
  bartered: [{ type: 'bartered', seat: 1, id: 1, from: 0, give: { labor: 2 }, want: { capital: 1 }, active: 0 }],
  notesBorrowed: [{ type: 'notesBorrowed', seat: 0, notes: 2, money: 39 }],
  notesRepaid: [{ type: 'notesRepaid', seat: 0, notes: 1, money: 25 }],
  flagPlaced: [{ type: 'flagPlaced', seat: 0, hex: h(0, 1), paid: { labor: 1 } }],
  tileBuilt: [
    { type: 'tileBuilt', seat: 0, tile: 'academy', hex: h(0, 1), rotation: 2, forced: false, paid: { ore: 1 } },
    { type: 'tileBuilt', seat: 0, tile: 'factory', hex: h(0, 1), rotation: 2, forced: true, paid: { ore: 2 } },
  ],
  tilesMoved: [
    {
      type: 'tilesMoved',
      seat: 0,
      tiles: [{ tile: 'farm', from: h(0, 1), to: h(1, 1), rotation: 0, forced: false }],
      home: [],
      tokens: [],
      paid: { capital: 1 },
    },
    {
      type: 'tilesMoved',
      seat: 0,
      tiles: [{ tile: 'mine', from: h(0, 1), to: h(0, 1), rotation: 3, forced: false }],
      home: [],
      tokens: [],
      paid: { capital: 1 },
    },
  ],
  blocAutomated: [
    {
      type: 'blocAutomated',
      seat: 0,
      industry: 'mine',
      hex: h(0, 1),
      tiles: [h(0, 1)],
      paid: { energy: 1, capital: 2 },
    },
  ],
  lastFlagPlaced: [{ type: 'lastFlagPlaced', seat: 0 }],
  unitsBuilt: [{ type: 'unitsBuilt', seat: 0, hexes: [h(0, 1), h(1, 1)], paid: { energy: 2, labor: 2 } }],
  activationBegan: [{ type: 'activationBegan', seat: 0, paid: { food: 1 } }],
  unitMoved: [{ type: 'unitMoved', seat: 0, from: h(0, 1), to: h(1, 1) }],
  unitTransported: [{ type: 'unitTransported', seat: 0, from: h(0, 1), to: h(1, 1), paid: { ore: 1 } }],
  standAsked: [{ type: 'standAsked', seat: 0, mover: 1, hex: h(0, 1), operation: 'hidden' }],
  standAnswered: [
    { type: 'standAnswered', seat: 0, mover: 1, hex: h(0, 1), fight: true, automatic: false },
    { type: 'standAnswered', seat: 0, mover: 1, hex: h(0, 1), fight: false, automatic: true },
  ],
  battleFought: [
    { type: 'battleFought', seat: 0, against: 1, hex: h(0, 1), defensive: false },
    { type: 'battleFought', seat: 0, against: 1, hex: h(0, 1), defensive: true },
  ],
  flagConquered: [{ type: 'flagConquered', seat: 0, from: 1, hex: h(0, 1) }],
  hexSettled: [{ type: 'hexSettled', seat: 0, hex: h(0, 1) }],
  activationEnded: [{ type: 'activationEnded', seat: 0, used: 3 }],
  standSet: STAND_ANSWERS.map((answer) => ({ type: 'standSet', seat: 0, answer })),
  occupySet: [
    { type: 'occupySet', seat: 0, on: true, product: 'energy' },
    { type: 'occupySet', seat: 0, on: false, product: 'food' },
  ],
  productionDecided: [{ type: 'productionDecided', seat: 0, runs: null }],
  productionReconsidered: [{ type: 'productionReconsidered', seat: 0 }],
  productionRevealed: [{ type: 'productionRevealed' }],
  blocRan: [2, 1].map((fed) => ({
    type: 'blocRan',
    seat: 0,
    industry: 'mine',
    tiles: [h(0, 1), h(0, 2)],
    fed: [h(0, 1), h(0, 2)].slice(0, fed),
    with: 'food',
    paid: { food: fed, energy: 1 },
    dots: fed === 2 ? 3 : 1,
    made: { ore: fed === 2 ? 3 : 1 },
    kept: { ore: fed === 2 ? 3 : 1 },
  })),
  goodsSeized: [{ type: 'goodsSeized', seat: 0, from: 1, industry: 'mine', tiles: [h(0, 1)], goods: { ore: 1 } }],
  interestPaid: [
    { type: 'interestPaid', seat: 0, money: 5, borrowed: 0, received: 0 },
    { type: 'interestPaid', seat: 0, money: 5, borrowed: 1, received: 15 },
  ],
  playerEliminated: [{ type: 'playerEliminated', seat: 0, interest: 20, lost: { food: 1 } }],
  endTriggered: [{ type: 'endTriggered', triggers: [...TRIGGERS] }],
  endOffered: [{ type: 'endOffered', rounds: 3 }],
  endAgreed: [{ type: 'endAgreed', seat: 0 }],
  endAgreementWithdrawn: [{ type: 'endAgreementWithdrawn', seat: 0 }],
  cubesSoldOff: [{ type: 'cubesSoldOff', cube: 'labor', cubes: 15, price: 10, sold: [10, 5] }],
  notesSettled: [{ type: 'notesSettled', seat: 0, notes: 2, money: 50 }],
  gameEnded: [
    { type: 'gameEnded', winners: [0], scores: [SCORE, SCORE], survivor: false },
    { type: 'gameEnded', winners: [0, 1], scores: [SCORE, SCORE], survivor: false },
    { type: 'gameEnded', winners: [0], scores: [SCORE, SCORE], survivor: true },
  ],
};

const words = (message: Message, language: Language = 'en') => say(message, wealth.words[language], NAMES);

describe('the words of Wealth of Nations', () => {
  it.each(LANGUAGES)('has the same keys in %s as in English, each with the same placeholders', (language) => {
    const catalogue = wealth.words[language];
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
    for (const [key, template] of Object.entries(en)) {
      expect([key, ...placeholders(catalogue[key] ?? '')]).toEqual([key, ...placeholders(template)]);
    }
  });

  it('has no empty words', () => {
    for (const catalogue of Object.values(wealth.words)) {
      for (const text of Object.values(catalogue)) expect(text.trim()).not.toBe('');
    }
  });

  it('has words for every refusal of the rules', () => {
    const keys = refusalKeys();
    expect(keys).toContain('refuse.trade/cannot-pay');
    expect(keys).toContain('refuse.options/second-only');
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });

  it('has no words for refusals that the rules never give', () => {
    const used = new Set(refusalKeys());
    expect(Object.keys(en).filter((key) => key.startsWith('refuse.') && !used.has(key))).toEqual([]);
  });

  it('has words for every prompt with what they name, and no others', () => {
    const options = { ...DEFAULTS, warClouds: true };
    const { state } = setup(options, 2, keyedChance(new Uint8Array(32)), {});
    const stand = { mover: 0, hex: h(0, 1), asked: 1, operation: null };
    const asking: State[] = [
      ...PHASES.map((phase) => ({ ...state, phase })),
      { ...state, phase: 'develop', activations: 1 },
      { ...state, phase: 'develop', activations: 1, stand },
    ];
    const prompts = asking.flatMap((each) => awaiting(each).map(({ prompt }) => prompt));
    for (const { key, params } of prompts) {
      const template = (en as Record<string, string>)[key] ?? '';
      expect(Object.keys(params ?? {}), key).toEqual(expect.arrayContaining(placeholders(template)));
    }
    const asked = new Set(prompts.map(({ key }) => key));
    expect(
      Object.keys(en)
        .filter((key) => key.startsWith('prompt.'))
        .sort(),
    ).toEqual([...asked].sort());
  });

  it('has words for every option, its values, and help', () => {
    const wanted = OPTION_FIELDS.flatMap(({ key, type, values }) => [
      `option.${key}`,
      `option.${key}.help`,
      ...(type === 'oneOf' ? (values ?? []).map((value) => `option.${key}.${value}`) : []),
      // The editions are explained one by one.
      ...(key === 'edition' ? (values ?? []).map((value) => `option.${key}.${value}.help`) : []),
    ]);
    expect(
      Object.keys(en)
        .filter((key) => key.startsWith('option.'))
        .sort(),
    ).toEqual(wanted.sort());
  });

  it('has a term for every good, tile, phase and trigger', () => {
    const wanted = [
      ...GOODS.map((good) => `term.${good}`),
      ...TILES.flatMap((tile) => [`term.${tile}`, `term.a.${tile}`]),
      ...PHASES.map((phase) => `term.phase.${phase}`),
      ...TRIGGERS.map((trigger) => `term.trigger.${trigger}`),
      ...STAND_ANSWERS.map((answer) => `term.stand.${answer}`),
    ];
    expect(wanted.filter((key) => !(key in en))).toEqual([]);
  });

  it('says every event in both languages, with everything its words name', () => {
    const said = new Set<string>();
    for (const event of Object.values(EVENTS).flat()) {
      const message = describeEvent(event);
      said.add(message.key);
      for (const [language, catalogue] of Object.entries(wealth.words)) {
        const template = catalogue[message.key];
        expect(template, `${language} ${message.key}`).toBeDefined();
        expect(Object.keys(message.params ?? {}), message.key).toEqual(
          expect.arrayContaining(placeholders(template ?? '')),
        );
        expect(say(message, catalogue, NAMES)).not.toMatch(/term\.|log\.|undefined|\{|\}/);
      }
    }
    expect(Object.keys(en).filter((key) => key.startsWith('log.') && !said.has(key))).toEqual([]);
  });

  it('names hexes by column and row, E5 the centre', () => {
    expect(hexName(h(0, 0))).toBe('E5');
    expect([h(-4, 0), h(-4, 4), h(0, -4), h(4, -4), h(4, 0), h(2, -1)].map(hexName)).toEqual([
      'A1',
      'A5',
      'E1',
      'I1',
      'I5',
      'G4',
    ]);
  });

  it('writes goods with their counts, and nothing for nothing', () => {
    const message = {
      key: 'log.bartered',
      params: { seat: 'A', from: 'B', give: goodsParam({ notes: 1, food: 2 }), want: goodsParam({}) },
    };
    expect(words(message)).toBe('A accepted: 2 food, 1 note from B for nothing');
    expect(words(message, 'it')).toBe('A ha accettato: 2 cibi, 1 cambiale da B in cambio di niente');
  });

  it('reads as a sentence', () => {
    const [first, second] = EVENTS.tileBuilt.map(describeEvent) as [Message, Message];
    expect(words(first)).toBe('Ada built an academy on E6 for 1 ore');
    expect(words(second)).toBe('Ada forced a factory onto E6 for 2 ore');
    expect(words(first, 'it')).toBe("Ada ha costruito un'accademia in E6 per 1 minerale");
    expect(words(describeEvent(EVENTS.gameEnded[0] as Event))).toBe('Ada won with 41 points');
  });
});
