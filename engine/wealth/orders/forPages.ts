/** What pages need to let a player put orders together. */
import type { Seat } from '../../core/game.ts';
import type { Message, Param } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import { CUBES, type Cube } from '../data/goods.ts';
import type { Deal } from '../events.ts';
import { cubeCount, dollars, noteCount } from '../params.ts';
import { isTradePhase, playerAt } from '../rules/acting/turns.ts';
import { buyDeals, sellDeals } from '../rules/markets.ts';
import type { State } from '../state.ts';
import type { BuyLot, Task, Watch } from './tasks.ts';
import { fuelLots } from './trade.ts';

/** The deals of each cube. */
const byCube = (deals: readonly Deal[]): [Cube, Deal[]][] =>
  CUBES.map((cube): [Cube, Deal[]] => [cube, deals.filter((deal) => deal.cube === cube)]).filter(
    ([, own]) => own.length > 0,
  );
const prices = (deals: readonly Deal[]): number[] => deals.map(({ price }) => price);

/** Cubes are traded at the prices that the player sees, and a tile may take its flag along. */
export function fromAction(view: State, _seat: Seat, action: Action): Task {
  switch (action.type) {
    case 'sell': {
      const lots = byCube(sellDeals(view, action.cubes));
      return {
        type: 'sell',
        lots: lots.map(([cube, deals]) => ({ cube, n: deals.length, atLeast: Math.min(...prices(deals)) })),
      };
    }
    case 'buy': {
      const lots = byCube(buyDeals(view, action.cubes));
      return {
        type: 'buy',
        lots: lots.map(([cube, deals]) => ({ cube, n: deals.length, atMost: Math.max(...prices(deals)) })),
      };
    }
    case 'build': {
      const { tile, hex, rotation, force } = action;
      return { type: 'build', tile, hex, rotation, ...(force ? { force } : {}) };
    }
    case 'passTrade':
      return { type: 'pass', phase: 'trade' };
    case 'passDevelop':
      return { type: 'pass', phase: 'develop' };
    default:
      return { type: 'act', action };
  }
}

/** Until the phase is over unless something concerns the player, or just once. */
export function endings(view: State): Task[] {
  const phase = isTradePhase(view) ? 'trade' : view.phase === 'develop' ? 'develop' : null;
  if (phase === null) return [];
  const inTrade: Watch[] = phase === 'trade' ? [{ on: 'offer' }, { on: 'fuel' }] : [];
  const inWar: Watch[] = view.options.warClouds ? [{ on: 'enemy' }] : [];
  const unless = [...inTrade, ...inWar];
  const rest: Task = { type: 'pass', phase, rest: true };
  return [unless.length > 0 ? { ...rest, unless } : rest, { type: 'pass', phase }];
}

/** The fuel that is missing, and Produce, once or in every round. Without enough fuel the player may want to choose. */
export function ahead(view: State, seat: Seat): Task[] {
  const lots = view.phase === 'trade' ? fuelLots(view, seat, {}) : [];
  const feed: Task[] = [{ type: 'feed' }, { type: 'feed', always: true, unless: [{ on: 'fuel' }] }];
  return lots.length > 0 ? [{ type: 'fuel', atMost: pricesNow(view, seat, lots) }, ...feed] : feed;
}

/** What the last cube of each kind costs now. */
function pricesNow(view: State, seat: Seat, lots: readonly BuyLot[]): Partial<Record<Cube, number>> {
  const held = playerAt(view, seat).purse;
  return Object.fromEntries(
    lots.map((lot) => {
      const n = 'n' in lot ? lot.n : lot.upTo - (held[lot.cube] ?? 0);
      const deals = buyDeals(
        view,
        Array.from({ length: n }, () => lot.cube),
      );
      return [lot.cube, Math.max(...prices(deals))];
    }),
  );
}

/** What the purse loses, then what it gains. Notes are a debt, so they are named only where they are taken up. */
export function change(before: State, after: State, seat: Seat): Message | null {
  const [old, now] = [playerAt(before, seat).purse, playerAt(after, seat).purse];
  const by = (good: string): number => (now[good] ?? 0) - (old[good] ?? 0);
  const parts = [
    { n: by('money'), say: dollars },
    ...CUBES.map((cube) => ({ n: by(cube), say: (n: number): Param => cubeCount(cube, n) })),
    { n: by('notes'), say: noteCount },
  ]
    .filter(({ n }) => n !== 0)
    .sort((a, b) => a.n - b.n)
    .map(({ n, say }): Message => ({ key: n < 0 ? 'order.loses' : 'order.gains', params: { what: say(Math.abs(n)) } }));
  return parts.length > 0 ? { key: 'order.change', params: { parts } } : null;
}
