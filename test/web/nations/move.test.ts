/** The half-made move: what each event makes of it, and when it no longer counts. */
import { describe, expect, it } from 'vitest';
import { currentMove, type Move, type MoveEvent, NO_MOVE, nextMove } from '../../../web/games/nations/move.ts';

const after = (...events: MoveEvent[]): Move => events.reduce(nextMove, NO_MOVE);
const BUY: MoveEvent = { type: 'aimed', aim: { name: 'buy', cell: { row: 2, col: 1 } } };
const PICK: MoveEvent = { type: 'picked', action: '{"type":"buy"}' };

describe('a turn', () => {
  it('first gets its use, then the way to do it', () => {
    expect(after(BUY)).toEqual({
      stage: 'turn',
      aim: { name: 'buy', cell: { row: 2, col: 1 } },
      way: { by: 'nothing' },
    });
    expect(after(BUY, PICK)).toMatchObject({ stage: 'turn', way: { by: 'list', action: '{"type":"buy"}' } });
  });

  it('keeps its use as the same value when a way is picked, so that nothing is drawn anew', () => {
    const aimed = after(BUY);
    const picked = nextMove(aimed, PICK);
    expect(picked.stage === 'turn' && aimed.stage === 'turn' && picked.aim === aimed.aim).toBe(true);
  });

  it('loses the way with another use, and everything with a step back', () => {
    expect(after(BUY, PICK, { type: 'aimed', aim: { name: 'deploy' } })).toEqual({
      stage: 'turn',
      aim: { name: 'deploy' },
      way: { by: 'nothing' },
    });
    expect(after(BUY, PICK, { type: 'steppedBack' })).toEqual(NO_MOVE);
  });

  it('is never given always', () => {
    expect(after(BUY, { type: 'alwaysTicked', isAlways: true })).toEqual(after(BUY));
  });
});

describe('an answer', () => {
  it('is either picked from the list or made up of amounts, whichever came last', () => {
    expect(after(PICK)).toEqual({ stage: 'answer', way: { by: 'list', action: '{"type":"buy"}' }, isAlways: false });
    const mixed = after(
      PICK,
      { type: 'amountSet', name: 'give.food', amount: 1 },
      { type: 'amountSet', name: 'give.gold', amount: 2 },
      { type: 'amountSet', name: 'give.food', amount: 3 },
    );
    expect(mixed).toMatchObject({ way: { by: 'hand', amounts: { 'give.food': 3, 'give.gold': 2 } } });
    expect(nextMove(mixed, PICK)).toMatchObject({ way: { by: 'list' } });
    const again = nextMove(nextMove(mixed, PICK), { type: 'amountSet', name: 'give.gold', amount: 1 });
    expect(again).toMatchObject({ way: { by: 'hand', amounts: { 'give.gold': 1 } } });
  });

  it('stays one that is given always when another is picked', () => {
    const ticked = after(PICK, { type: 'alwaysTicked', isAlways: true });
    expect(ticked).toMatchObject({ isAlways: true });
    expect(nextMove(ticked, { type: 'picked', action: '{}' })).toMatchObject({ isAlways: true });
    expect(nextMove(ticked, { type: 'alwaysTicked', isAlways: false })).toMatchObject({ isAlways: false });
  });

  it('can be given always where it is the only one and was not picked', () => {
    expect(after({ type: 'alwaysTicked', isAlways: true })).toEqual({
      stage: 'answer',
      way: { by: 'nothing' },
      isAlways: true,
    });
  });
});

describe('a half-made move', () => {
  const move = after(BUY);

  it('counts while its question is open, whatever others do', () => {
    expect(currentMove({ move, asking: 3, sentAt: null }, 3, 40)).toBe(move);
    expect(currentMove({ move, asking: 3, sentAt: null }, 3, 41)).toBe(move);
  });

  it('ends with its question', () => {
    expect(currentMove({ move, asking: 3, sentAt: null }, 4, 40)).toEqual(NO_MOVE);
  });

  it('ends when it was sent and the table has moved on, although the same question is open again', () => {
    expect(currentMove({ move, asking: 3, sentAt: 40 }, 3, 40)).toBe(move);
    expect(currentMove({ move, asking: 3, sentAt: 40 }, 3, 41)).toEqual(NO_MOVE);
  });
});
