/** The computer players of Wealth of Nations, level by level. */
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level, type Thinking, thinkThrough } from '../../../engine/core/computer.ts';
import { LANGUAGES, say } from '../../../engine/core/messages.ts';
import { computer } from '../../../engine/wealth/bot/think.ts';
import { CHARACTERS } from '../../../engine/wealth/bot/weights.ts';
import type { Goods } from '../../../engine/wealth/data/goods.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { isLiving } from '../../../engine/wealth/rules/acting/turns.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { playMatch } from '../../support/strength/wealthArena.ts';
import { computerPlayer } from '../../support/strength/wealthComputer.ts';
import { after, give, h, put, table } from './table.ts';

const thinking = (level: Level, change: Partial<Thinking> = {}): Thinking => ({
  level,
  seed: 'table',
  version: 1,
  character: null,
  budget: { playouts: 4, ms: Number.POSITIVE_INFINITY },
  clock: () => 0,
  ...change,
});

const think = (state: State, seat: number, level: Level = 'normal', change: Partial<Thinking> = {}) =>
  thinkThrough(computer, wealth.view(state, seat), seat, thinking(level, change));

/** Round 3: seat 0 makes ore and lacks food, seat 1 makes food and lacks ore. */
function complements(): State {
  const state: State = { ...table('trade', {}, 3), round: 3 };
  put(put(state, 0, 'mine', h(2, 0)), 0, 'mine', h(2, 1));
  put(put(state, 1, 'farm', h(-2, 0)), 1, 'farm', h(-2, -1));
  give(state, 0, { ore: 8, labor: 3, energy: 3, capital: 2, money: 60 });
  give(state, 1, { food: 9, energy: 3, labor: 3, capital: 3, money: 60 });
  give(state, 2, { money: 60 });
  return state;
}

describe('whole games', () => {
  const played = new Map(
    LEVELS.map((level) => [
      level,
      playMatch(
        {},
        [0, 1, 2].map((seat) => computerPlayer(level, `game ${seat}`)),
        3,
      ),
    ]),
  );

  it.each(LEVELS)('three players of level %s come to the end', (level) => {
    const { state } = played.get(level) as { state: State };
    expect(state.phase).toBe('over');
    expect(state.players.every((_, seat) => isLiving(state, seat))).toBe(true);
    expect(state.round).toBeLessThanOrEqual(20);
  });

  it('normal and hard players agree on barters, and easy ones make no offers', () => {
    const count = (level: Level, type: string) =>
      played.get(level)?.log.filter(({ action }) => action.type === type).length ?? 0;
    for (const level of ['normal', 'hard'] as const) {
      expect(count(level, 'accept')).toBeGreaterThanOrEqual(5);
      expect(count(level, 'offer') + count(level, 'counter')).toBeLessThan(120);
    }
    expect(count('easy', 'offer')).toBe(0);
  });

  it('War Clouds with six, and the first edition with hidden money, come to the end', () => {
    const six = [0, 1, 2, 3, 4, 5].map((seat) => computerPlayer('normal', `six ${seat}`));
    expect(playMatch({ warClouds: true }, six, 5).state.phase).toBe('over');
    const four = [0, 1, 2, 3].map((seat) => computerPlayer(seat % 2 ? 'easy' : 'normal', `four ${seat}`));
    expect(playMatch({ edition: 'first', money: 'hidden' }, four, 6).state.phase).toBe('over');
  });

  it('is a different game for each seed, and the same one for the same seed', () => {
    const opening = (seed: string) => {
      const { log } = playMatch(
        { roundLimit: 6 },
        [0, 1].map((seat) => computerPlayer('normal', `${seed} ${seat}`)),
        3,
      );
      return JSON.stringify(log);
    };
    const games = ['a', 'b', 'c', 'd'].map(opening);
    expect(new Set(games).size).toBe(4);
    expect(opening('a')).toBe(games[0]);
  });
});

describe('offers', () => {
  it('are good for both sides, and say why', () => {
    const state = complements();
    const { actions, says } = think(state, 0);
    const [offer] = actions;
    if (offer?.type !== 'offer') throw new Error(`no offer but ${offer?.type}`);
    expect(offer).toMatchObject({ to: 1, want: { food: expect.any(Number) } });
    for (const language of LANGUAGES) {
      expect(say(says ?? { key: '' }, wealth.words[language], ['Ada', 'Bruno', 'Cleo'])).not.toMatch(
        /say\.|\{|undefined/,
      );
    }
    const offered = after(state, 0, offer);
    expect(computer.declining?.(wealth.view(offered, 1), 1)).toEqual({ type: 'decline', id: 1 });
    expect(computer.declining?.(wealth.view(offered, 2), 2)).toBeNull();
    expect(think(offered, 1).actions).toEqual([{ type: 'accept', id: 1 }]);
  });

  it('are not repeated to a player who has said no in this phase', () => {
    const state = complements();
    const [offer] = think(state, 0).actions;
    if (offer?.type !== 'offer') throw new Error('no offer');
    const declined = after(after(state, 0, offer), 1, { type: 'decline', id: 1 });
    expect(declined.declined).toEqual([{ from: 0, to: 1 }]);
    const [next] = think(declined, 0).actions;
    expect(next?.type === 'offer' && next.to === 1).toBe(false);
  });

  it('are forgotten with the phase', () => {
    const state = complements();
    const [offer] = think(state, 0).actions;
    if (!offer) throw new Error('no offer');
    let now = after(after(state, 0, offer), 1, { type: 'decline', id: 1 });
    for (const seat of [0, 1, 2]) now = after(now, seat, { type: 'passTrade' });
    expect(now.phase).toBe('develop');
    expect('declined' in now).toBe(false);
  });

  const offered = (gives: Goods, want: Goods): State => {
    const state = complements();
    state.offers.push({ id: 1, from: 1, to: 0, give: gives, want });
    return { ...state, nextOffer: 2 };
  };

  it('are taken when they gain, and answered with better terms when they do not', () => {
    expect(think(offered({ food: 3 }, { ore: 1 }), 0).actions).toEqual([{ type: 'accept', id: 1 }]);
    const [answer] = think(offered({ food: 1 }, { ore: 6 }), 0).actions;
    expect(answer).toMatchObject({ type: 'counter', id: 1 });
  });

  it('of nonsense are declined with a word', () => {
    const { actions, says } = think(offered({ notes: 3 }, { labor: 3, money: 50 }), 0, 'easy');
    expect(actions).toEqual([{ type: 'decline', id: 1 }]);
    expect(says?.key).toBe('say.declined');
  });

  it('are not made in a game that does not keep what was declined', () => {
    const state = { ...complements(), rules: { standstillOffer: 3, standstillEnd: 10 } };
    expect(think(state, 0).actions[0]?.type).not.toBe('offer');
  });
});

describe('what it may not know', () => {
  it('changes nothing: hidden money within its band, and standing answers', () => {
    const state: State = { ...complements(), options: { ...complements().options, money: 'hidden', warClouds: true } };
    const other = structuredClone(state);
    const rival = other.players[1];
    if (!rival) throw new Error('no rival');
    rival.purse.money = 91;
    other.supply.money = (other.supply.money ?? 0) - 31;
    rival.stand = 'always';
    rival.occupy = false;
    for (const level of LEVELS) {
      expect(think(other, 0, level)).toEqual(think(state, 0, level));
      const develop = { phase: 'develop' as const };
      expect(think({ ...other, ...develop }, 0, level)).toEqual(think({ ...state, ...develop }, 0, level));
    }
  });
});

describe('thinking', () => {
  const developing = (): State => ({ ...complements(), phase: 'develop' });

  it('gives the same thought for the same seed and count', () => {
    for (const level of LEVELS) expect(think(developing(), 0, level)).toEqual(think(developing(), 0, level));
  });

  it('takes no more play-outs than the budget, and stops when the time is over', () => {
    const steps = (change: Partial<Thinking>) => {
      const thought = computer.think(wealth.view(developing(), 0), 0, thinking('hard', change));
      let count = 0;
      while (!thought.next().done) count++;
      return count;
    };
    expect(steps({ budget: { playouts: 2, ms: 1000 } })).toBe(3);
    let now = 0;
    expect(steps({ budget: { playouts: 50, ms: 10 }, clock: () => now++ * 6 })).toBe(2);
  });

  it('gives a legal action with no time at all', () => {
    const { actions } = think(developing(), 0, 'hard', { budget: { playouts: 0, ms: 0 } });
    expect(wealth.check(developing(), 0, actions[0] ?? { type: 'passTrade' })).toBeNull();
  });

  it.each(Object.keys(CHARACTERS))('has a character: %s', (character) => {
    const [action] = think(developing(), 0, 'normal', { character }).actions;
    expect(action).toBeDefined();
  });
});
