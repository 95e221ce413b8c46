import { describe, expect, test } from 'vitest';
import { cardOf, eventCardsOf } from '../../../engine/nations/data/cards/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import { CARD_COUNTS, SETS_OPTIONS } from '../../../engine/nations/options.ts';
import { cardsOfAge } from '../../../engine/nations/rules/maintenance/decks.ts';
import { stabilityOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { only, Table } from './table.ts';

describe('options', () => {
  test('[N1.1] defaults, and what is refused', () => {
    const parsed = nations.parseOptions({}, 3);
    expect(parsed).toEqual({
      ok: true,
      value: {
        sets: 'base',
        boards: 'A',
        difficulty: 'prince',
        ages: 4,
        extraWorker: false,
        balancedDecks: false,
        sealedChoices: false,
      },
    });
    for (const bad of [{ sets: 'more' }, { ages: 5 }, { ages: 0 }, { extraWorker: 1 }, { colour: 'red' }, [], 'base']) {
      expect(nations.parseOptions(bad, 3).ok).toBe(false);
    }
    expect(nations.parseOptions({}, 0).ok).toBe(false);
    expect(nations.parseOptions({}, 6).ok).toBe(false);
  });

  test('[N1.2] the form tells how many cards are in the decks', () => {
    for (const sets of SETS_OPTIONS) {
      const { options } = new Table({ seats: 3, options: { sets } }).state;
      const cards = ([1, 2, 3, 4] as const).flatMap((age) => cardsOfAge({ options, rules: nations.rules }, age));
      expect(cards).toHaveLength(CARD_COUNTS[sets]);
    }
  });

  test('[N1.2] five players need more than the base cards', () => {
    const refused = nations.parseOptions({ sets: 'base' }, 5);
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'N1.2' } });
    expect(nations.parseOptions({}, 5)).toMatchObject({ ok: true, value: { sets: 'advanced' } });
  });

  test('[N1.3] the extra worker comes from a named section, whose space is closed and free', () => {
    const table = new Table({ seats: 2, options: { extraWorker: true }, growth: false });
    table.do(1, { type: 'nameSection', section: 'stability' });
    table.do(0, { type: 'nameSection', section: 'food' });
    expect(table.nation(1)).toMatchObject({
      idle: 6,
      track: { food: 4, stability: 3 },
      capacity: { food: 4, stability: 3 },
    });
    expect(stabilityOf(table.state, 1)).toBe(0);
    table.growAll();
    const produced = only(table.finishRound(), 'produced');
    expect(produced.map(({ net }) => net)).toEqual([{}, {}]);
  });

  test('[N1.4] a balanced deck holds 8 buildings and 4 of every other type', () => {
    const table = new Table({ seats: 4, options: { balancedDecks: true } });
    const count = (state = table.state) => {
      const types: Record<string, number> = { ...state.shares };
      for (const id of state.board.flat()) {
        const type = cardOf(id as string).type;
        types[type] = (types[type] ?? 0) + 1;
      }
      return types;
    };
    const all = { advisor: 4, battle: 4, building: 8, colony: 4, goldenAge: 4, military: 4, war: 4, wonder: 4 };
    expect(count()).toEqual(all);
    const five = new Table({ seats: 5, options: { balancedDecks: true } });
    expect(Object.values(count(five.state)).sort((a, b) => a - b)).toEqual([5, 5, 5, 5, 5, 5, 5, 10]);
  });

  test('[N1.5] all twelve event cards of an age are in every game', () => {
    const table = new Table({ options: { sets: 'base' }, growth: false });
    expect(table.state.eventDeck).toEqual(eventCardsOf(1).map(({ id }) => id));
    expect(table.state.eventDeck).toHaveLength(12);
  });

  test('[N1.6] a game of one age ends after two rounds with the full final scoring', () => {
    const table = new Table({ seats: 2, options: { ages: 1 } });
    table.finishRound();
    table.growAll();
    table.finishRound();
    expect(table.state).toMatchObject({ phase: 'over', round: 2 });
    expect(nations.result(table.state)?.placings).toHaveLength(2);
    expect(nations.awaiting(table.state)).toEqual([]);
  });
});
