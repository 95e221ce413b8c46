/** Orders for Trade: cubes to sell and to buy, as many in one action as the rules allow, and notes to repay. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import type { Meaning } from '../../core/orderRules.ts';
import type { Action } from '../actions/index.ts';
import type { Cube } from '../data/goods.ts';
import { fuelHeld, fuelLacking } from '../facts/feeding.ts';
import { cubeTerm, dollars } from '../params.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { buyDeals, buyPrice, sellPrice, sumOf, wells } from '../rules/markets.ts';
import { borrowedMoney, borrowLimit } from '../rules/notes.ts';
import type { State } from '../state.ts';
import { type BuyLot, FUELS, type SellLot, type Task, type TaskOf } from './tasks.ts';

type Means = Meaning<Action, Task>;

/** What a player would hold, and the markets, while the cubes of one action are chosen. */
interface Sketch {
  held: Record<string, number>;
  stock: Record<string, number>;
}

const sketchOf = (view: State, seat: Seat): Sketch => ({
  held: { ...playerAt(view, seat).purse },
  stock: { ...view.market },
});

/** W12.5 */
export function sellNow(view: State, seat: Seat, task: TaskOf<'sell'>): Means {
  const sketch = sketchOf(view, seat);
  const most = rulesOf(view).cubesAnAction;
  const cubes: Cube[] = [];
  const open = task.lots.filter((lot) => wantsToSell(lot, sketch));
  if (open.length === 0) return { kind: 'done' };
  const left = open.map((lot) => {
    let rest = lot;
    while (cubes.length < most && wantsToSell(rest, sketch) && !sellObstacle(rest, sketch)) {
      const { cube } = rest;
      cubes.push(cube);
      sketch.held[cube] = (sketch.held[cube] ?? 0) - 1;
      sketch.stock[cube] = Math.min(wells(cube), (sketch.stock[cube] ?? 0) + 1);
      if ('n' in rest) rest = { ...rest, n: rest.n - 1 };
    }
    return rest;
  });
  const [first] = open;
  if (cubes.length === 0) return { kind: 'cannot', why: sellObstacle(first as SellLot, sketch) as Message };
  const lots = left.filter((lot) => wantsToSell(lot, sketch));
  return { kind: 'act', action: { type: 'sell', cubes }, left: lots.length > 0 ? { ...task, lots } : null };
}

const wantsToSell = (lot: SellLot, { held }: Sketch): boolean =>
  'n' in lot ? lot.n > 0 : (held[lot.cube] ?? 0) > lot.downTo;

/** Why the next cube is not sold. */
function sellObstacle({ cube, atLeast = 0 }: SellLot, { held, stock }: Sketch): Message | null {
  if ((held[cube] ?? 0) === 0) return { key: 'refuse.trade/cube-not-held', params: { cube: cubeTerm(cube) } };
  const price = sellPrice(cube, stock[cube] ?? 0);
  if (price >= atLeast) return null;
  return {
    key: 'order.sells-for-less',
    params: { cube: cubeTerm(cube), price: dollars(price), least: dollars(atLeast) },
  };
}

/** W12.6 */
export function buyNow(view: State, seat: Seat, task: TaskOf<'buy'>): Means {
  const sketch = sketchOf(view, seat);
  const open = task.lots.filter((lot) => wantsToBuy(lot, sketch));
  if (open.length === 0) return { kind: 'done' };
  const wanted = cubesToBuy(view, open, sketch, rulesOf(view).cubesAnAction);
  if (wanted.length === 0) return { kind: 'cannot', why: costsMore(open[0] as BuyLot, view) };
  const payable = mostPayable(view, seat, wanted, task.borrow ?? 0);
  if (payable.cubes.length === 0) {
    const price = buyPrice(wanted[0] as Cube, view.market[wanted[0] as Cube] ?? 0);
    const { money = 0 } = playerAt(view, seat).purse;
    return { kind: 'cannot', why: { key: 'refuse.trade/cannot-pay', params: { price, money } } };
  }
  const { cubes, notes } = payable;
  if (notes > 0) {
    return { kind: 'act', action: { type: 'borrow', notes }, left: { ...task, borrow: (task.borrow ?? 0) - notes } };
  }
  const lots = lotsAfter(open, cubes, playerAt(view, seat).purse);
  return { kind: 'act', action: { type: 'buy', cubes }, left: lots.length > 0 ? { ...task, lots } : null };
}

/** W12.14: nothing is burnt after the last Trade of the first edition. */
export function fuelNow(view: State, seat: Seat, task: TaskOf<'fuel'>): Means {
  const lots = view.phase === 'finalTrade' ? [] : fuelLots(view, seat, task.atMost ?? {});
  if (lots.length === 0) return { kind: 'done' };
  const bought = buyNow(view, seat, { type: 'buy', lots });
  // Prices change with every purchase, and with them what pays. So what is missing is found out anew.
  return bought.kind === 'act' ? { ...bought, left: task } : bought;
}

/** The cubes that are missing to run all that pays. */
export function fuelLots(view: State, seat: Seat, atMost: Partial<Record<Cube, number>>): BuyLot[] {
  const [lacks, held] = [fuelLacking(view, seat), fuelHeld(view, seat)];
  return FUELS.filter((cube) => lacks[cube] > 0).map((cube) => {
    const most = atMost[cube];
    return { cube, upTo: held[cube] + lacks[cube], ...(most === undefined ? {} : { atMost: most }) };
  });
}

const wantsToBuy = (lot: BuyLot, { held }: Pick<Sketch, 'held'>): boolean =>
  'n' in lot ? lot.n > 0 : (held[lot.cube] ?? 0) < lot.upTo;

/** The cubes for one action, whether or not there is money for them. It changes the sketch. */
function cubesToBuy(view: State, lots: readonly BuyLot[], sketch: Sketch, most: number): Cube[] {
  const cubes: Cube[] = [];
  for (const lot of lots) {
    const { cube, atMost = Number.POSITIVE_INFINITY } = lot;
    let rest = 'n' in lot ? lot.n : lot.upTo - (sketch.held[cube] ?? 0);
    while (cubes.length < most && rest > 0 && buyPrice(cube, sketch.stock[cube] ?? 0) <= atMost) {
      cubes.push(cube);
      sketch.stock[cube] = Math.max(0, (sketch.stock[cube] ?? 0) - 1);
      rest--;
    }
  }
  return cubes;
}

const costsMore = ({ cube, atMost = 0 }: BuyLot, view: State): Message => ({
  key: 'order.costs-more',
  params: { cube: cubeTerm(cube), price: dollars(buyPrice(cube, view.market[cube] ?? 0)), most: dollars(atMost) },
});

/** As many of these cubes as there is money for, and the fewest notes that must be borrowed before. */
function mostPayable(
  view: State,
  seat: Seat,
  wanted: readonly Cube[],
  borrow: number,
): { cubes: Cube[]; notes: number } {
  const { money = 0, notes: held = 0 } = playerAt(view, seat).purse;
  const most = Math.min(borrow, borrowLimit(view, seat));
  for (let n = wanted.length; n > 0; n--) {
    const cubes = wanted.slice(0, n);
    const price = sumOf(buyDeals(view, cubes));
    for (let notes = 0; notes <= most; notes++) {
      if (money + borrowedMoney(view, held, notes) >= price) return { cubes, notes };
    }
  }
  return { cubes: [], notes: 0 };
}

function lotsAfter(lots: readonly BuyLot[], cubes: readonly Cube[], purse: Readonly<Record<string, number>>): BuyLot[] {
  const bought = [...cubes];
  const held = { ...purse };
  for (const cube of cubes) held[cube] = (held[cube] ?? 0) + 1;
  const left = lots.map((lot) => {
    if (!('n' in lot)) return lot;
    let { n } = lot;
    for (let at = bought.indexOf(lot.cube); n > 0 && at >= 0; at = bought.indexOf(lot.cube)) {
      bought.splice(at, 1);
      n--;
    }
    return { ...lot, n };
  });
  return left.filter((lot) => wantsToBuy(lot, { held }));
}

/** W12.7 */
export function repayNow(view: State, seat: Seat, { notes: asked, keep = 0 }: TaskOf<'repay'>): Means {
  const { money = 0, notes: held = 0 } = playerAt(view, seat).purse;
  if (held === 0) return { kind: 'done' };
  const { noteCosts } = rulesOf(view);
  const notes = Math.min(asked, held, Math.floor((money - keep) / noteCosts));
  if (notes > 0) return { kind: 'act', action: { type: 'repay', notes }, left: null };
  return { kind: 'cannot', why: { key: 'refuse.notes/cannot-repay', params: { price: noteCosts } } };
}
