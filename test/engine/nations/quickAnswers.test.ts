import { expect, test } from 'vitest';
import { type Language, type Message, say } from '../../../engine/core/messages.ts';
import { quickAnswersOf } from '../../../engine/core/quickAnswers.ts';
import { nations } from '../../../engine/nations/index.ts';
import { changesBy, Table } from './table.ts';

const words = (message: Message, language: Language = 'en') => say(message, nations.words[language], ['Ada', 'Bruno']);

function said(table: Table, seat: number, language: Language = 'en'): string[] {
  const { answers } = quickAnswersOf(nations, table.state, seat);
  return answers.map(({ label, effect }) =>
    [label, ...(effect ? [effect] : [])].map((one) => words(one, language)).join(': '),
  );
}

test('growth has an answer for a worker and for each resource', () => {
  const table = new Table({ seats: 2 });
  table.finishRound();
  const [seat = -1] = nations.awaiting(table.state).map((one) => one.seat);
  expect(nations.awaiting(table.state)[0]?.prompt.key).toBe('prompt.growth');
  const resources = ['gold', 'food', 'stone'].map((kind) => expect.stringMatching(new RegExp(`^Take \\d ${kind}$`)));
  expect(said(table, seat)).toEqual([expect.stringMatching(/^Take a worker: From the /), ...resources]);
  expect(said(table, seat, 'it')[0]).toMatch(/^Prendi un lavoratore: Dalla sezione cibo/);
  const { situation } = quickAnswersOf(nations, table.state, seat);
  expect(situation.map((line) => words(line))).toEqual([
    expect.stringMatching(/^Round \d, Growth$/),
    expect.stringMatching(/^You have \d+ gold, .*; strength \d+, stability -?\d+$/),
    expect.stringMatching(/^Production now: /),
  ]);
});

test('a turn can be passed', () => {
  expect(said(new Table({ seats: 2 }).turn(0), 0)).toEqual(['Pass: You take no more turns in this round']);
});

test('a defeat that costs two kinds can spare either', () => {
  const table = new Table({ seats: 2, round: 5 });
  table.offer(1, 0, 'warring-states').hold(1, { gold: 9 }).turn(1).do(1, { type: 'buy', row: 1, col: 0 });
  if (table.state.war) table.state.war.marker = 5;
  table.state.event = 'pax-romana-han-dynasty';
  table.lay(1, { advisors: ['martin-luther'], wonders: ['colosseum', 'colosseum'] });
  table.hold(0, { books: 9, food: 9 }).lay(0, { wonders: ['the-oracle'] });
  for (const seat of [0, 1]) table.turn(seat).do(seat, { type: 'pass' });
  expect(said(table, 0)).toEqual(['Spare 2 food: You lose 2 food, 3 books', 'Spare 2 books: You lose 4 food, 1 book']);
  const [food] = quickAnswersOf(nations, table.state, 0).answers;
  const events = table.do(0, food?.action ?? { type: 'pass' });
  expect(changesBy(events, 'war')).toEqual({ 0: { food: -2, books: -3 } });
});
