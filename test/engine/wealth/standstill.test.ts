import { describe, expect, it } from 'vitest';
import { scriptedChance } from '../../../engine/core/chance.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { EDITIONS, type Options } from '../../../engine/wealth/options.ts';
import { isEndOpen, stillRounds } from '../../../engine/wealth/rules/end/standstill.ts';
import type { Phase, State } from '../../../engine/wealth/state.ts';
import {
  act,
  after,
  allIdle,
  allPass,
  eventOf,
  flag,
  give,
  h,
  PASS_DEVELOP,
  PASS_TRADE,
  play,
  purse,
  put,
  refusal,
  rich,
  table,
  unit,
} from './table.ts';

const AGREE = { type: 'agreeToEnd' } as const;
const PLAY_ON = { type: 'playOn' } as const;

/** Plays this many rounds in which everybody only passes. */
function idleRounds(state: State, rounds: number): State {
  let now = state;
  for (let n = 0; n < rounds; n++) now = allIdle(allPass(allPass(now)));
  return now;
}

/** A table at the start of its fourth round, after three in which nothing was built. */
const stalled = (options: Partial<Options> = {}, seats = 3): State => idleRounds(table('trade', options, seats), 3);

/** The same in another phase of that round. */
function stalledIn(phase: Phase, options: Partial<Options> = {}): State {
  let state = stalled(options);
  if (phase !== 'trade') state = allPass(state);
  return phase === 'produce' ? allPass(state) : state;
}

const offersTo = (state: State, seat: number): string[] =>
  wealth
    .choices(state, seat)
    .flatMap((choice) => (choice.kind === 'one' ? [choice.action.type] : []))
    .filter((type) => type === 'agreeToEnd' || type === 'playOn');

describe('a standstill', () => {
  it.each(EDITIONS)('[W11.11] is counted by rounds in which nothing is built, %s', (edition) => {
    const begun = table('trade', { edition });
    expect(stillRounds(begun)).toBe(0);
    expect(refusal(begun, 0, AGREE)).toBe('W11.11 wealth/end/not-open');
    const two = idleRounds(begun, 2);
    expect([two.round, stillRounds(two), isEndOpen(two)]).toEqual([3, 2, false]);
    const third = allPass(two);
    const last = play(third, [third.first, PASS_DEVELOP], [(third.first + 1) % 3, PASS_DEVELOP]);
    const { state, events } = act(last, last.active as number, PASS_DEVELOP);
    expect(eventOf(events, 'endOffered').rounds).toBe(3);
    expect([state.phase, stillRounds(state), isEndOpen(state)]).toEqual(['produce', 3, true]);
    // It is announced once.
    const developed = allPass(allIdle(state));
    const passed = play(developed, [developed.first, PASS_DEVELOP], [(developed.first + 1) % 3, PASS_DEVELOP]);
    expect(act(passed, passed.active as number, PASS_DEVELOP).events.map(({ type }) => type)).not.toContain(
      'endOffered',
    );
  });

  it.each(['trade', 'develop', 'produce'] as const)(
    '[W11.11] lets everybody agree in %s, on its turn or not, and take it back',
    (phase) => {
      const state = stalledIn(phase);
      for (const seat of [0, 1, 2]) expect(offersTo(state, seat)).toEqual(['agreeToEnd']);
      expect(refusal(state, 1, PLAY_ON)).toBe('W11.11 wealth/end/not-agreed');
      const { state: agreed, events } = act(state, 1, AGREE);
      expect(eventOf(events, 'endAgreed').seat).toBe(1);
      expect(agreed.still?.agreed).toEqual([1]);
      expect(agreed.active).toBe(state.active);
      expect(wealth.awaiting(agreed)).toEqual(wealth.awaiting(state));
      expect(offersTo(agreed, 1)).toEqual(['playOn']);
      expect(refusal(agreed, 1, AGREE)).toBe('W11.11 wealth/end/agreed-already');
      const back = act(agreed, 1, PLAY_ON);
      expect(eventOf(back.events, 'endAgreementWithdrawn').seat).toBe(1);
      expect(back.state).toEqual(state);
      // Neither is a decision: the active player still has to decide.
      expect(wealth.isAside?.(AGREE)).toBe(true);
      expect(wealth.isAside?.(PLAY_ON)).toBe(true);
    },
  );

  it.each(EDITIONS)('[W11.11] ends at once when all have agreed, with the sell-off, %s', (edition) => {
    const state = stalled({ edition });
    give(state, 0, { ore: 4, money: 7, notes: 1 });
    const { state: over, events } = act(play(state, [2, AGREE], [0, AGREE]), 1, AGREE);
    expect(over.phase).toBe('over');
    expect(over.ending?.triggers).toEqual(['agreed']);
    expect(over.ending?.sellOff?.ore.cubes).toBe(4);
    expect(purse(over, 0).ore).toBe(0);
    expect(events.map(({ type }) => type)).not.toContain('productionRevealed');
    expect(events.map(({ type }) => type)).not.toContain('interestPaid');
    expect(wealth.result(over)?.placings).toHaveLength(3);
    expect(wealth.awaiting(over)).toEqual([]);
    expect(refusal(over, 0, PLAY_ON)).toBe('W2.5 wealth/over');
  });

  it('[W11.11] ends in the middle of a phase, whatever is open', () => {
    const trading = after(stalled({ edition: 'first' }), 0, { type: 'offer', to: 1, give: { money: 1 }, want: {} });
    expect(play(trading, [0, AGREE], [1, AGREE], [2, AGREE])).toMatchObject({ phase: 'over', offers: [] });
    const choosing = stalledIn('produce');
    const chosen = after(choosing, 0, { type: 'produce', runs: [] });
    expect(play(chosen, [0, AGREE], [1, AGREE], [2, AGREE])).toMatchObject({ phase: 'over', active: null });
    const war = rich(stalledIn('develop', { warClouds: true }));
    const at = war.active as number;
    unit(unit(war, at, h(1, 0)), (at + 1) % 3, h(2, 0));
    const asked = after(war, at, { type: 'activate', from: h(1, 0), to: h(2, 0), operation: null });
    expect(asked.stand).not.toBeNull();
    expect(play(asked, [0, AGREE], [1, AGREE], [2, AGREE])).toMatchObject({
      phase: 'over',
      stand: null,
      activations: 0,
    });
  });

  it('[W11.11] counts anew when something is built: a flag, a tile, a token, units, a settlement, a conquest', () => {
    const scene = (): State => {
      const state = rich(stalledIn('develop', { warClouds: true }));
      const at = state.active as number;
      put(state, at, 'farm', h(1, 0));
      flag(state, at, h(2, 0));
      unit(state, at, h(3, -1));
      unit(state, at, h(-2, 0));
      flag(state, (at + 1) % 3, h(-2, 0));
      return after(state, (at + 1) % 3, AGREE);
    };
    const built: Action[] = [
      { type: 'placeFlag', hex: h(2, -1) },
      { type: 'build', tile: 'farm', hex: h(2, 0), rotation: 0, force: false },
      { type: 'automate', hex: h(1, 0) },
      { type: 'buildUnits', hexes: [h(1, 0)] },
      { type: 'activate', from: h(3, -1), to: h(3, -1), operation: { type: 'settle' } },
      { type: 'activate', from: h(-2, 0), to: h(-2, 0), operation: { type: 'conquer' } },
    ];
    for (const action of built) {
      const state = scene();
      expect(state.still?.agreed).toHaveLength(1);
      const now = after(state, state.active as number, action);
      expect([action.type, now.still]).toEqual([action.type, { lastBuilt: 4, agreed: [] }]);
      expect(isEndOpen(now)).toBe(false);
      expect(refusal(now, 0, AGREE)).toBe('W11.11 wealth/end/not-open');
    }
    const state = scene();
    const moved = after(state, state.active as number, {
      type: 'moveTiles',
      tiles: [{ from: h(1, 0), to: h(2, 0), rotation: 0, force: false }],
      automation: [],
    });
    expect(moved.still).toEqual(state.still);
    expect(isEndOpen(moved)).toBe(true);
  });

  it('[W11.11] asks only who is still in the game', () => {
    const state = play(stalled(), [0, AGREE], [1, AGREE]);
    // Seat 2 cannot pay its interest when the next round begins: the others have agreed already.
    give(state, 2, { notes: 20 });
    const produced = allPass(allPass(state));
    const decided = play(produced, [0, { type: 'produce', runs: [] }], [1, { type: 'produce', runs: [] }]);
    const { state: over, events } = act(decided, 2, { type: 'produce', runs: [] });
    expect(eventOf(events, 'playerEliminated').seat).toBe(2);
    expect(over).toMatchObject({ phase: 'over', ending: { triggers: ['agreed'] } });
    // The agreement of an eliminated player no longer counts.
    const other = give(play(stalled(), [2, AGREE]), 2, { notes: 20 });
    expect(allIdle(allPass(allPass(other))).still?.agreed).toEqual([]);
  });

  it('[W11.11] is agreed to by the computer player when somebody asks, and not before', () => {
    const state = stalled();
    const next = state.active as number;
    expect(wealth.bot(wealth.view(state, next), next).type).not.toBe('agreeToEnd');
    const asked = after(state, (next + 1) % 3, AGREE);
    expect(wealth.bot(wealth.view(asked, next), next)).toEqual(AGREE);
    expect(wealth.bot(wealth.view(after(asked, next, AGREE), next), next).type).not.toBe('agreeToEnd');
  });

  it('[W11.11] is agreed to for a late player when nobody else is missing (W2.8)', () => {
    const state = stalled();
    const late = state.active as number;
    const one = after(state, (late + 1) % 3, AGREE);
    expect(wealth.fallback(one, late)).toEqual(PASS_TRADE);
    const all = after(one, (late + 2) % 3, AGREE);
    expect(wealth.fallback(all, late)).toEqual(AGREE);
    expect(after(all, late, wealth.fallback(all, late)).phase).toBe('over');
  });

  it.each(EDITIONS)('[W11.12] ends the game by itself after ten rounds, %s', (edition) => {
    const ninth = idleRounds(table('trade', { edition }), 9);
    expect([ninth.round, ninth.triggers]).toEqual([10, []]);
    const asked = after(allPass(ninth), 1, AGREE);
    const last = allPass(asked);
    expect(last).toMatchObject({ phase: 'produce', triggers: ['standstill'], still: { agreed: [] } });
    // The game ends anyway, so there is nothing left to agree on.
    expect(refusal(last, 0, AGREE)).toBe('W11.11 wealth/end/not-open');
    const produced = allIdle(last);
    const over = edition === 'first' ? allPass(produced) : produced;
    expect(produced.phase).toBe(edition === 'first' ? 'finalTrade' : 'over');
    expect(over).toMatchObject({ phase: 'over', ending: { triggers: ['standstill'] } });
  });

  it('[W11.12] begins its count anew when something is built', () => {
    let state = allPass(idleRounds(table('trade', { edition: 'first' }), 8));
    const at = state.active as number;
    give(flag(state, at, h(1, 0)), at, { labor: 1 });
    state = after(state, at, { type: 'placeFlag', hex: h(2, 0) });
    state = idleRounds(allIdle(allPass(state)), 9);
    expect([state.round, state.phase, stillRounds(state)]).toEqual([19, 'trade', 9]);
    expect(allPass(allPass(state)).triggers).toEqual(['standstill']);
  });

  it('[W11.11] is no rule of a game that was set up without it', () => {
    const parsed = wealth.parseOptions({ edition: 'first' }, 2);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    const old = wealth.setup(
      parsed.value,
      2,
      scriptedChance(() => 0),
      {},
    ).state;
    expect(Object.keys(old)).not.toContain('still');
    const state: State = { ...old, phase: 'trade', round: 1, draft: null, active: 0 };
    const later = idleRounds(state, 40);
    expect(later).toMatchObject({ round: 41, phase: 'trade', triggers: [] });
    expect(refusal(later, 0, AGREE)).toBe('W11.11 wealth/end/never');
    expect(offersTo(later, 0)).toEqual([]);
  });
});
