/** Choices of a Trade phase: the markets and passing on one's turn, notes and offers at any time. */
import type { Field } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import { checkWhen } from '../check.ts';
import { cubesAnAction, MOST_NOTES, MOST_OPEN_OFFERS, NOTE_COSTS, NOTE_PAYS } from '../data/finance.ts';
import { CUBES, type Cube, GOODS } from '../data/goods.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { livingSeats, playerAt } from '../rules/acting/turns.ts';
import { buyDeals, sellDeals, sumOf } from '../rules/markets.ts';
import { borrowedMoney, borrowLimit } from '../rules/notes.ts';
import { checkAccept } from '../rules/trade.ts';
import type { State } from '../state.ts';
import { isMoneyHidden, moneyBand } from '../view.ts';
import { blocked, family, int, one, type WealthChoice, wholeFamily } from './parts.ts';

const same = (cube: Cube, n: number): Cube[] => Array.from({ length: n }, () => cube);

const cubeFields = (n: number, cubes: readonly Cube[]): Field[] =>
  Array.from({ length: n }, (_, i) => ({ name: `cubes.${i}`, type: 'oneOf', values: cubes }));

function buyChoices(state: State, seat: Seat): WealthChoice[] {
  const { money = 0 } = playerAt(state, seat).purse;
  const most = cubesAnAction(state.options.edition);
  const choices: WealthChoice[] = [];
  const affordable: Cube[] = [];
  for (const cube of CUBES) {
    for (let n = 1; n <= most; n++) {
      const cubes = same(cube, n);
      const price = sumOf(buyDeals(state, cubes));
      if (price > money) {
        if (n === 1)
          choices.push(blocked({ type: 'buy', cubes }, refuse('trade/cannot-pay', 'W4.7', { price, money })));
        break;
      }
      if (n === 1) affordable.push(cube);
      choices.push(one({ type: 'buy', cubes }, { money: -price }));
    }
  }
  for (let n = 2; n <= most && affordable.length > 1; n++) {
    choices.push(family({ type: 'buy', cubes: same(affordable[0] as Cube, n) }, cubeFields(n, affordable)));
  }
  return choices;
}

function sellChoices(state: State, seat: Seat): WealthChoice[] {
  const { purse } = playerAt(state, seat);
  const most = cubesAnAction(state.options.edition);
  const choices: WealthChoice[] = [];
  const held: Cube[] = [];
  for (const cube of CUBES) {
    const n = purse[cube] ?? 0;
    if (n > 0) held.push(cube);
    else {
      const why = refuse('trade/cube-not-held', 'W4.7', { cube: { term: `term.${cube}` } });
      choices.push(blocked({ type: 'sell', cubes: [cube] }, why));
    }
    for (let i = 1; i <= Math.min(n, most); i++) {
      const cubes = same(cube, i);
      choices.push(one({ type: 'sell', cubes }, { money: sumOf(sellDeals(state, cubes)) }));
    }
  }
  for (let n = 2; n <= most && held.length > 1; n++) {
    choices.push(family({ type: 'sell', cubes: same(held[0] as Cube, n) }, cubeFields(n, held)));
  }
  return choices;
}

function noteChoices(state: State, seat: Seat): WealthChoice[] {
  const { edition } = state.options;
  const { money = 0, notes = 0 } = playerAt(state, seat).purse;
  const choices: WealthChoice[] = [];
  const most = Math.min(borrowLimit(state, seat), NOTE_PAYS);
  if (most === 0) {
    choices.push(blocked({ type: 'borrow', notes: 1 }, refuse('notes/too-many', 'W6.4', { most: MOST_NOTES })));
  } else {
    const gain = borrowedMoney(edition, notes, 1);
    // Without a limit they may pay nothing: then not of kind `one`, or a client that plays those alone would never get on.
    if (gain > 0) choices.push(one({ type: 'borrow', notes: 1 }, { money: gain }));
    if (most > 1) choices.push(wholeFamily({ type: 'borrow', notes: 1 }, [int('notes', 1, most)]));
  }
  const payable = Math.min(notes, Math.floor(money / NOTE_COSTS));
  if (payable > 0) {
    choices.push(one({ type: 'repay', notes: 1 }, { money: -NOTE_COSTS }));
    if (payable > 1) choices.push(wholeFamily({ type: 'repay', notes: 1 }, [int('notes', 1, payable)]));
  } else if (notes > 0) {
    choices.push(blocked({ type: 'repay', notes: 1 }, refuse('notes/cannot-repay', 'W6.2', { price: NOTE_COSTS })));
  }
  return choices;
}

/** Bounds are what each holds now, as the one who offers may see it; a promise of more is legal too. */
function goodsFields(state: State, side: 'give' | 'want', holder: Seat, viewer: Seat): Field[] {
  const { purse } = playerAt(state, holder);
  return GOODS.flatMap((good) => {
    const held = purse[good] ?? 0;
    const most = good === 'money' && isMoneyHidden(state, holder, viewer) ? moneyBand(held).below - 1 : held;
    return most > 0 ? [int(`${side}.${good}`, 0, most)] : [];
  });
}

function offerChoices(state: State, seat: Seat): WealthChoice[] {
  if (state.players.length === 2) {
    return [blocked({ type: 'offer' }, refuse('barter/two-players', 'W5.8'))];
  }
  const choices: WealthChoice[] = [];
  const mine = state.offers.filter((offer) => offer.from === seat).length;
  for (const offer of state.offers) {
    const { id } = offer;
    if (offer.from === seat) choices.push(one({ type: 'withdraw', id }));
    if (offer.to !== seat) continue;
    const why = checkAccept(state, seat, id);
    choices.push(why ? blocked({ type: 'accept', id }, why) : one({ type: 'accept', id }));
    choices.push(one({ type: 'decline', id }));
    if (mine < MOST_OPEN_OFFERS) {
      choices.push(family({ type: 'counter', id, give: {}, want: {} }, termsFields(state, seat, offer.from)));
    }
  }
  if (mine >= MOST_OPEN_OFFERS) {
    choices.push(blocked({ type: 'offer' }, refuse('barter/too-many-offers', 'W5.9', { most: MOST_OPEN_OFFERS })));
    return choices;
  }
  for (const to of livingSeats(state)) {
    if (to !== seat) choices.push(family({ type: 'offer', to, give: {}, want: {} }, termsFields(state, seat, to)));
  }
  return choices;
}

const termsFields = (state: State, seat: Seat, other: Seat): Field[] => [
  ...goodsFields(state, 'give', seat, seat),
  ...goodsFields(state, 'want', other, seat),
];

/** Passing comes last: a client that always takes the first choice must not pass for ever. */
export function tradeChoices(state: State, seat: Seat): WealthChoice[] {
  const notMyTurn = checkWhen(state, seat, 'passTrade');
  const anyTime = [...noteChoices(state, seat), ...offerChoices(state, seat)];
  if (notMyTurn) return [...anyTime, blocked({ type: 'passTrade' }, notMyTurn)];
  return [...buyChoices(state, seat), ...sellChoices(state, seat), ...anyTime, one({ type: 'passTrade' })];
}

/** Whether anything but passing can be done: with three or more there always is an offer. */
export const canTrade = (state: State, seat: Seat): boolean =>
  state.players.length > 2 ||
  tradeChoices(state, seat).some(
    (choice) => choice.kind === 'family' || (choice.kind === 'one' && choice.action.type !== 'passTrade'),
  );
