import { describe, expect, it } from 'vitest';
import { performBatch } from '../../../engine/core/batch.ts';
import { scriptedChance } from '../../../engine/core/chance.ts';
import type { Hex } from '../../../engine/core/hex.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { STAND_ANSWERS, type StandAnswer, type State } from '../../../engine/wealth/state.ts';
import { after, give, h, IDLE, play, put, rich, table, unit } from './table.ts';

const copied = (state: State, viewer: number | null): State => wealth.forCopy(wealth.view(state, viewer), viewer);

describe('what others keep to themselves', () => {
  it('[W1.7] is not in a practice copy: standing answers, production already decided, a hidden operation, money', () => {
    const state = give(put(table('produce', { warClouds: true }), 1, 'farm', h(0, 1)), 1, { energy: 1 });
    const decided = play(
      state,
      [1, { type: 'setStand', answer: 'never' }],
      [1, { type: 'setOccupy', on: false, product: 'energy' }],
      [1, IDLE],
      [2, IDLE],
    );
    const copy = copied(decided, 2);
    expect(copy.players[1]).toMatchObject({ stand: 'ask', occupy: true, occupyProduct: 'food', runs: null });
    expect(copy.players[2]?.runs).toEqual([]);
    expect(wealth.awaiting(copy).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(wealth.invariants(copy)).toEqual([]);

    const war = unit(put(rich(table('develop', { warClouds: true })), 0, 'farm', h(0, 1)), 0, h(0, 1));
    const met = unit(unit(war, 0, h(0, 2)), 1, h(0, 2));
    const activate: Action = {
      type: 'activate',
      from: h(0, 1),
      to: h(0, 2),
      operation: { type: 'battle', against: 1 },
    };
    const asked = after(met, 0, activate);
    expect(asked.stand?.asked).toBe(1);
    expect(copied(asked, 1).stand?.operation).toBeNull();
    expect(copied(asked, 0).stand?.operation).toEqual({ type: 'battle', against: 1 });
    expect(after(copied(asked, 1), 1, { type: 'stand', fight: false }).stand).toBeNull();

    const hidden = give(table('trade', { money: 'hidden' }), 1, { money: 137 });
    expect(copied(hidden, 0).players[1]?.purse.money).toBe(100);
    expect(copied(hidden, 1).players[1]?.purse.money).toBe(137);
  });

  it('[W1.5] a barter that moves hidden money cannot be taken back: it may move a sum into another band', () => {
    const offered = (money: 'hidden' | 'open') =>
      play(give(give(table('trade', { money }), 1, { money: 137 }), 0, { food: 1 }), [
        1,
        { type: 'offer', to: 0, give: { money: 40 }, want: { food: 1 } },
      ]);
    const accepted = (money: 'hidden' | 'open') =>
      perform(
        wealth,
        offered(money),
        0,
        { type: 'accept', id: 1 },
        scriptedChance(() => 0),
      );
    expect(accepted('hidden')).toMatchObject({ ok: true, undoable: false });
    expect(accepted('open')).toMatchObject({ ok: true, undoable: true });
  });

  it('[W2.8] hidden money that buys nothing is not told by a pass that comes by itself', () => {
    const poor = (money: 'hidden' | 'open', held: number) =>
      give(table('trade', { money }, 2), 0, { notes: 20, money: held });
    expect(wealth.forced(poor('open', 1), 0)).toEqual({ type: 'passTrade' });
    expect(wealth.forced(poor('open', 49), 0)).toBeNull();
    expect([1, 49].map((held) => wealth.forced(poor('hidden', held), 0))).toEqual([null, null]);
  });

  it('[W1.5] who is eliminated does not show what money it had left', () => {
    const event = { type: 'playerEliminated', seat: 1, interest: 20, lost: { food: 1, money: 7 } } as const;
    expect(wealth.viewEvent(event, 1)).toEqual(event);
    for (const viewer of [0, null]) {
      expect(wealth.viewEvent(event, viewer)).toEqual({ ...event, lost: { food: 1 } });
    }
  });

  it('[W10.9] a batch does not tell a standing answer: it ends with the move that may meet one', () => {
    const war = unit(put(rich(table('develop', { warClouds: true })), 0, 'farm', h(0, 1)), 0, h(0, 1));
    const met = unit(unit(war, 0, h(0, 2)), 1, h(0, 2));
    const move = (to: Hex): Action => ({ type: 'activate', from: h(0, 1), to, operation: null });
    const sent = (stand: StandAnswer, ...actions: unknown[]) => {
      const outcome = performBatch(
        wealth,
        play(met, [1, { type: 'setStand', answer: stand }]),
        0,
        actions,
        scriptedChance(() => 0),
      );
      return outcome.ok ? outcome.steps.length : outcome.refusal;
    };
    for (const stand of STAND_ANSWERS) {
      for (const next of [{ type: 'endActivation' }, { type: 'passDevelop' }, { type: 'nothing' }, 'x']) {
        expect(sent(stand, move(h(0, 2)), next)).toBe('reveals');
      }
      expect(sent(stand, { type: 'setStand', answer: 'never' }, move(h(0, 2)))).toBe(2);
      // The batch goes on if nobody can make a stand.
      expect(sent(stand, move(h(1, 1)), { type: 'endActivation' })).toBe(2);
    }
  });
});
