import { expect, it } from 'vitest';
import { type Language, say } from '../../../engine/core/messages.ts';
import { quickAnswersOf } from '../../../engine/core/quickAnswers.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { act, after, give, h, PASS_TRADE, put, refusal, rich, table, unit } from './table.ts';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora'];

function said(state: State, seat: number, language: Language = 'en'): { situation: string[]; answers: string[] } {
  const { situation, answers } = quickAnswersOf(wealth, state, seat);
  const words = (message: Parameters<typeof say>[0]) => say(message, wealth.words[language], NAMES);
  return {
    situation: situation.map(words),
    answers: answers.map(({ label, effect }) => [label, ...(effect ? [effect] : [])].map(words).join(': ')),
  };
}

it('offers to accept or decline what another player proposes, and to pass', () => {
  let state = give(give(table('trade'), 0, { food: 2, money: 10 }), 1, { ore: 3 });
  state = act(state, 1, { type: 'offer', to: 0, give: { ore: 1 }, want: { food: 2 } }).state;
  const { situation, answers } = said(state, 0);
  expect(answers).toEqual([
    'Accept the offer of Bruno: You give 2 food and get 1 ore',
    'Decline the offer of Bruno: You keep 2 food and do not get 1 ore',
    'Pass: You do nothing now. When everybody passes in a row, the phase is over',
  ]);
  expect(situation).toHaveLength(3);
  expect(situation[1]).toContain('2 food');
  expect(said(state, 0, 'it').answers[0]).toBe("Accetta l'offerta di Bruno: Dai 2 cibi e ricevi 1 minerale");
  // Bruno has less ore than this, so nobody can accept.
  const empty = act(state, 1, { type: 'withdraw', id: 1 }).state;
  const broke = act(empty, 1, { type: 'offer', to: 0, give: { ore: 90 }, want: { food: 2 } }).state;
  expect(said(broke, 0).answers.map((answer) => answer.split(':')[0])).toEqual(['Decline the offer of Bruno', 'Pass']);
});

it('names four answers at most, and never leaves out the pass', () => {
  let state = give(rich(table('trade')), 0, { food: 9 });
  for (const from of [1, 2, 1, 2]) {
    state = act(state, from, { type: 'offer', to: 0, give: { ore: 1 }, want: { food: 1 } }).state;
  }
  const { answers } = said(state, 0);
  expect(answers).toHaveLength(4);
  expect(answers[3]).toMatch(/^Pass/);
});

it('names none for a player who is not asked', () => {
  const state = after(table('trade'), 0, PASS_TRADE);
  expect(said(state, 0)).toEqual({ situation: [], answers: [] });
});

it('lets a defender fight or give way', () => {
  const start = unit(unit(rich(table('develop', { warClouds: true }, 3)), 0, h(0, 1)), 1, h(1, 1));
  const asked = act(start, 0, {
    type: 'activate',
    from: h(0, 1),
    to: h(1, 1),
    operation: { type: 'battle', against: 1 },
  });
  const { situation, answers } = said(asked.state, 1);
  expect(situation[2]).toMatch(/1 unit of yours, 1 of Ada$/);
  expect(answers).toEqual([
    'Make a stand: You and Ada each lose a unit there, and Ada gains nothing',
    'Make no stand: You let the unit of Ada in',
  ]);
  const [fight] = quickAnswersOf(wealth, asked.state, 1).answers;
  const fought = act(asked.state, 1, fight?.action ?? PASS_TRADE);
  expect(fought.events).toContainEqual(expect.objectContaining({ type: 'battleFought', seat: 0, against: 1 }));
  expect(refusal(fought.state, 1, fight?.action)).toContain('W10.8');
});

it('says what feeding burns and makes', () => {
  const state = give(put(table('produce'), 0, 'mine', h(0, 1)), 0, { food: 3 });
  expect(said(state, 0).answers.at(-1)).toBe('Run nothing: You keep your fuel and make nothing');
});
