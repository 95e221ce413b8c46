/** Tasks in words: "Sell 6 food at $5 or more each". */
import type { Message, Param } from '../../core/messages.ts';
import type { Action, ActionOf, ActionType } from '../actions/index.ts';
import { hexName } from '../data/hexNames.ts';
import { aTile, cubeCount, cubesParam, cubeTerm, dollars, goodsParam, hexNames, noteCount, who } from '../params.ts';
import { type BuyLot, FUELS, type SellLot, type Task, type TaskOf, type Watch } from './tasks.ts';

const phaseTerm = (phase: string): Param => ({ term: `term.phase.${phase}` });

export function describeTask(task: Task): Message {
  switch (task.type) {
    case 'act':
      return describeAction(task.action);
    case 'sell':
      return { key: 'order.sell', params: { lots: task.lots.map(sellLot) } };
    case 'buy':
      return buying(task);
    case 'repay': {
      const notes = noteCount(task.notes);
      if (!task.keep) return { key: 'order.repay', params: { notes } };
      return { key: 'order.repay.keep', params: { notes, keep: dollars(task.keep) } };
    }
    case 'build':
      return building(task);
    case 'fuel':
      return fuelling(task);
    case 'feed':
      return unlessWatched({ key: task.always ? 'order.feed.always' : 'order.feed' }, task.unless, feedWatch);
    case 'pass': {
      const params = { phase: phaseTerm(task.phase ?? 'trade') };
      return unlessWatched({ key: task.rest ? 'order.pass.rest' : 'order.pass', params }, task.unless);
    }
  }
}

/** `6 food at $5 or more each`, `ore down to 2` */
function sellLot(lot: SellLot): Param {
  const part: Param =
    'n' in lot
      ? cubeCount(lot.cube, lot.n)
      : { key: 'order.down-to', params: { cube: cubeTerm(lot.cube), n: lot.downTo } };
  return lot.atLeast ? { key: 'order.at-least', params: { part, price: dollars(lot.atLeast) } } : part;
}

function buyLot(lot: BuyLot): Param {
  const part: Param =
    'n' in lot ? cubeCount(lot.cube, lot.n) : { key: 'order.up-to', params: { cube: cubeTerm(lot.cube), n: lot.upTo } };
  return lot.atMost === undefined ? part : { key: 'order.at-most', params: { part, price: dollars(lot.atMost) } };
}

function buying({ lots, borrow = 0 }: TaskOf<'buy'>): Message {
  const params = { lots: lots.map(buyLot) };
  return borrow > 0
    ? { key: 'order.buy.borrow', params: { ...params, notes: noteCount(borrow) } }
    : { key: 'order.buy', params };
}

function fuelling({ atMost = {} }: TaskOf<'fuel'>): Message {
  const lots = FUELS.filter((cube) => atMost[cube] !== undefined).map(
    (cube): Param => ({ key: 'order.at-most', params: { part: cubeTerm(cube), price: dollars(atMost[cube] ?? 0) } }),
  );
  return lots.length > 0 ? { key: 'order.fuel.at-most', params: { lots } } : { key: 'order.fuel' };
}

const building = ({ tile, hex, force }: Pick<ActionOf<'build'>, 'tile' | 'hex'> & { force?: boolean }): Message => ({
  key: force ? 'order.build.force' : 'order.build',
  params: { tile: aTile(tile), hex: hexName(hex) },
});

function unlessWatched(what: Message, unless: readonly Watch[] = [], describe = describeWatch): Message {
  return unless.length === 0 ? what : { key: 'order.unless', params: { what, watches: unless.map(describe) } };
}

/** W12.10: whatever is missing then counts, and not just what is missing beyond that of now. */
const feedWatch = (watch: Watch): Message =>
  watch.on === 'fuel' ? { key: 'order.watch.fuel.any' } : describeWatch(watch);

function describeWatch(watch: Watch): Message {
  const key = `order.watch.${watch.on}`;
  switch (watch.on) {
    case 'sells':
      return { key, params: { cube: cubeTerm(watch.cube), price: dollars(watch.above) } };
    case 'costs':
      return { key, params: { cube: cubeTerm(watch.cube), price: dollars(watch.below) } };
    case 'taken':
      return { key, params: { hex: hexName(watch.hex) } };
    default:
      return { key };
  }
}

type Params = NonNullable<Message['params']>;

/** What the words of an action name. Actions that are not listed name nothing. */
const PARAMS: { [T in ActionType]?: (action: ActionOf<T>) => Params } = {
  placeStartFlag: ({ hex }) => ({ hex: hexName(hex) }),
  placeStartUnit: ({ hex }) => ({ hex: hexName(hex) }),
  buy: ({ cubes }) => ({ lots: cubesParam(cubes) }),
  sell: ({ cubes }) => ({ lots: cubesParam(cubes) }),
  borrow: ({ notes }) => ({ notes: noteCount(notes) }),
  repay: ({ notes }) => ({ notes: noteCount(notes) }),
  offer: ({ to, give, want }) => ({ to: who(to), give: goodsParam(give), want: goodsParam(want) }),
  counter: ({ give, want }) => ({ give: goodsParam(give), want: goodsParam(want) }),
  placeFlag: ({ hex }) => ({ hex: hexName(hex) }),
  moveTiles: ({ tiles }) => ({
    from: hexNames(tiles.map(({ from }) => from)),
    to: hexNames(tiles.map(({ to }) => to)),
  }),
  automate: ({ hex }) => ({ hex: hexName(hex) }),
  buildUnits: ({ hexes }) => ({ hexes: hexNames(hexes) }),
  activate: ({ from, to }) => ({ from: hexName(from), to: hexName(to) }),
  transport: ({ from, to }) => ({ from: hexName(from), to: hexName(to) }),
  produce: ({ runs }) => ({ n: runs.length }),
  setStand: ({ answer }) => ({ answer: { term: `term.stand.${answer}` } }),
};

/** Actions that have the words of a task, or whose words depend on more than their type. */
function keyOf(action: Action): string {
  switch (action.type) {
    case 'buy':
    case 'sell':
    case 'repay':
      return `order.${action.type}`;
    case 'passTrade':
    case 'passDevelop':
      return 'order.act.pass';
    case 'stand':
      return action.fight ? 'order.act.stand' : 'order.act.yield';
    default:
      return `order.act.${action.type}`;
  }
}

function describeAction(action: Action): Message {
  if (action.type === 'build') return building(action);
  const params = (PARAMS[action.type] as ((given: Action) => Params) | undefined)?.(action);
  return params ? { key: keyOf(action), params } : { key: keyOf(action) };
}
