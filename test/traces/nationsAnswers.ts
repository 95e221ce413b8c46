/** Translates the traces' decisions into our actions. */
import type { Action } from '../../engine/nations/actions/index.ts';
import { questionFor } from '../../engine/nations/awaiting.ts';
import { cardOf, type Step as EffectStep } from '../../engine/nations/data/cards/index.ts';
import { nations } from '../../engine/nations/index.ts';
import { sectionsLeft } from '../../engine/nations/rules/architectsAndWonders/construction.ts';
import { stepsFor } from '../../engine/nations/rules/effects/start.ts';
import { returnPlaces, takePlaces } from '../../engine/nations/rules/valuesAndWorkers/workers.ts';
import {
  type EffectAnswer,
  type Nation,
  nationAt,
  type State,
  type TrackPlace,
  topFrame,
} from '../../engine/nations/state.ts';
import { cardName, eventCardId, eventTitle, nationName, slotOf } from './nationsNames.ts';

type Json = Record<string, unknown>;

export interface Choose {
  seat: string;
  type: string;
  question?: string;
  of?: string;
  choice?: unknown;
  slot?: number;
}

/** The sub-choices of a block. They are taken out one by one as they are used. */
export class Bag {
  private readonly items: Choose[];
  constructor(items: readonly Choose[]) {
    this.items = [...items];
  }
  copy(): Bag {
    return new Bag(this.items);
  }
  take(seat: string, question: string, of?: string): unknown {
    const index = this.items.findIndex(
      (item) => item.seat === seat && item.question === question && (of === undefined || item.of === of),
    );
    return index < 0 ? undefined : this.items.splice(index, 1)[0]?.choice;
  }
  lateUndeploys(seat: string): number[] {
    const late = this.items.filter((item) => item.seat === seat && item.type === 'undeploy');
    for (const item of late) this.items.splice(this.items.indexOf(item), 1);
    return late.map((item) => (item.slot as number) - 1);
  }
  leftover(): string | null {
    return this.items.length === 0 ? null : `not asked by us: ${JSON.stringify(this.items[0])}`;
  }
}

/** `building-2` is space 1. */
const spaceOf = (choice: unknown): number => Number(String(choice).split('-')[1]) - 1;
const onlyKey = (choice: unknown): string => Object.keys(choice as Json)[0] as string;

export function headAction(
  state: State,
  seat: number,
  step: { seat: string; decision: Json & { type: string } },
  bag: Bag,
): Action {
  const { decision } = step;
  const letter = step.seat;
  const after = bag.lateUndeploys(letter);
  const withAfter = after.length > 0 ? { after } : {};
  switch (decision.type) {
    case 'draft':
      return { type: 'chooseBoard', nation: nationName(decision.nation as string), side: decision.side as 'A' | 'B' };
    case 'growth': {
      if (decision.take !== 'worker') return { type: 'grow', take: decision.take as 'gold' };
      const pool = decision.pool as string;
      return { type: 'grow', take: 'worker', section: (pool === 'free' ? 'top' : pool) as TrackPlace };
    }
    case 'undeploy':
      return { type: 'undeploy', slot: slotOf(decision) };
    case 'deploy':
      return { type: 'deploy', slot: slotOf(decision), ...withAfter };
    case 'pass':
      return { type: 'pass' };
    case 'hire': {
      const from = decision.from as string;
      const space = sectionsLeft(nationAt(state, seat)) === 1 ? bag.take(letter, 'place-wonder') : undefined;
      return {
        type: 'hire',
        from: from === 'public' || from === 'board' ? from : cardName.id(from),
        ...(space === undefined ? {} : { space: spaceOf(space) }),
        ...withAfter,
      };
    }
    case 'buy':
      return {
        type: 'buy',
        row: decision.row as number,
        col: (decision.col as number) - 1,
        ...purchase(state, seat, decision as unknown as Cell, letter, bag),
        ...withAfter,
      } as Action;
    case 'special':
      return {
        type: 'special',
        card: cardName.id(decision.card as string),
        answer: special(state, seat, letter, decision.card as string, bag),
        ...withAfter,
      };
    default:
      throw new Error(`unknown decision ${decision.type}`);
  }
}

interface Cell {
  card: string;
  row: number;
  col: number;
}

/** The only slot that a worker can come from. The trace does not ask for it. */
const onlyManned = (nation: Nation): number => nation.slots.findIndex((slot) => slot !== null && slot.workers > 0);

/** The payment for the VP of a golden age if there is only one. The trace does not ask for it. */
function onlyPayment(state: State, seat: number, cell: Cell): Json | undefined {
  for (const choice of nations.choices(state, seat)) {
    if (choice.kind !== 'one') continue;
    const { action } = choice;
    const buy = action.type === 'special' ? action.answer.buy : action.type === 'buy' ? action : undefined;
    if (buy?.row === cell.row && buy.col === cell.col - 1 && buy.take === 'vp') return buy.pay;
  }
  return undefined;
}

function purchase(state: State, seat: number, cell: Cell, letter: string, bag: Bag): Json {
  const name = cell.card;
  const id = cardName.id(name);
  const place = bag.take(letter, 'place-card', name);
  const result: Json = {};
  if (place !== undefined) result.space = String(place).startsWith('wonder') ? 1 : spaceOf(place);
  const battle = bag.take(letter, 'battle-gain', name);
  if (battle !== undefined) result.take = onlyKey(battle);
  if (cardOf(id).type === 'goldenAge') {
    const benefit = bag.take(letter, 'golden-age-benefit', name);
    const pay = bag.take(letter, 'pay-resources', name);
    result.take = benefit === 'vp' ? 'vp' : 'gain';
    if (benefit === 'vp') result.pay = pay ?? onlyPayment(state, seat, cell);
  }
  if (bag.take(letter, 'free-deploy') === 'yes') {
    const nation = nationAt(state, seat);
    const freed = nation.slots[result.space as number]?.workers ?? 0;
    const from = bag.take(letter, 'free-deploy-from');
    const isIdle = nation.idle + freed > 0;
    result.deploy = { from: from === undefined ? (isIdle ? null : onlyManned(nation)) : slotOf(from) };
  }
  return result;
}

function special(state: State, seat: number, letter: string, name: string, bag: Bag): EffectAnswer {
  const nation = nationAt(state, seat);
  const exchange = bag.take(letter, 'exchange-for', name);
  if (exchange !== undefined) {
    const kinds = name === 'Petra' ? ['books', 'gold', 'stone'] : ['books', 'food', 'stone'];
    return { option: kinds.indexOf(onlyKey(exchange)) };
  }
  const payWith = bag.take(letter, 'pay-with', name);
  if (payWith !== undefined) return { pay: ['food', 'stone'].indexOf(onlyKey(payWith)) };
  const swap = bag.take(letter, 'swap-cards', name) as { row: number; col: number }[] | undefined;
  if (swap) return { swap: swap.map(({ row, col }) => [row, col - 1]) as EffectAnswer['swap'] };
  if (name === 'Galileo Galilei') {
    const cell = (bag.take(letter, 'free-card', name) as Cell | undefined) ?? onlyFreeCard(state);
    return { buy: { row: cell.row, col: cell.col - 1, ...purchase(state, seat, cell, letter, bag) } };
  }
  if (name === 'Royal Society') {
    const to = bag.take(letter, 'free-deploy-to', name);
    return { deploys: [{ from: null, to: to === undefined ? 0 : slotOf(to) }] };
  }
  const section = bag.take(letter, 'take-worker', name);
  if (section !== undefined) return { sections: [section as TrackPlace] };
  const colony = bag.take(letter, 'remove-colony', name);
  if (colony !== undefined) return { colony: nation.colonies.indexOf(cardName.id(colony as string)) };
  return {};
}

/** The trace does not ask if only one card is possible. */
function onlyFreeCard(state: State): Cell {
  for (const [row, cards] of state.board.entries()) {
    for (const [col, id] of cards.entries()) {
      if (id === null || !['goldenAge', 'wonder'].includes(cardOf(id).type)) continue;
      return { card: cardName.of(id), row: row + 1, col: col + 1 };
    }
  }
  throw new Error('no free card');
}

/** The recorded answer to the question that our engine asks a seat, or null if the trace did not ask. */
export function subAction(state: State, seat: number, bag: Bag, letter: string): Action | null {
  const question = questionFor(state, seat);
  switch (question?.kind) {
    case 'chooseEvent': {
      const card = bag.take(letter, 'pick-event');
      return card === undefined ? null : { type: 'chooseEvent', card: eventCardId(card as string) };
    }
    case 'bonus': {
      const take = bag.take(letter, 'production-bonus');
      return take === undefined ? null : { type: 'takeBonus', take: onlyKey(take) as 'stone' };
    }
    case 'shortage': {
      const { cause } = question;
      const of =
        cause === 'war'
          ? cardName.of(state.war?.card ?? '')
          : cause === 'production' || cause === 'famine'
            ? cause
            : eventTitle(cause);
      const give = bag.take(letter, 'lose-resources', of);
      return give === undefined ? null : { type: 'payShortage', give: give as Json };
    }
    case 'spare': {
      const spare = bag.take(letter, 'war-mitigation');
      return spare === undefined ? null : { type: 'spare', spare: spare as Json };
    }
    case 'effect': {
      const frame = topFrame(state);
      if (frame?.type !== 'effects') return null;
      const answer = effectAnswer(state, seat, letter, frame.source, stepsFor(frame, seat), bag);
      return answer ? { type: 'answer', source: frame.source, answer } : null;
    }
    default:
      return null;
  }
}

const OPTIONS: Readonly<Record<string, number>> = {
  'remove-architect': 0,
  'lose-vp': 1,
  'lose-food': 0,
  'go-last': 1,
  'lose-books': 1,
  'lose-gold': 0,
  'count-10-less-strength': 1,
  'gain-stone': 0,
  'others-lose-food': 1,
  'remove-advisors': 1,
};

function effectAnswer(
  state: State,
  seat: number,
  letter: string,
  source: string,
  steps: readonly EffectStep[],
  bag: Bag,
): EffectAnswer | null {
  const of = eventTitle(source);
  const nation = nationAt(state, seat);
  const flat = steps.flatMap((step) => (step.op === 'may' ? step.do : [step]));
  const option = bag.take(letter, 'event-choice', of) ?? bag.take(letter, 'lose-or-remove-advisor', of);
  if (option !== undefined) return { option: OPTIONS[String(option)] as number };
  if (steps.some((step) => step.op === 'choose')) return null;
  const isOffer = steps.some((step) => step.op === 'may');
  const accepted = isOffer ? bag.take(letter, 'accept-offer', of) : undefined;
  if (isOffer && accepted === undefined) return null;
  if (accepted === 'no') return { accept: false };
  const answer: EffectAnswer = isOffer ? { accept: true } : {};
  for (const step of flat) {
    if (step.op === 'takeWorkers') {
      const track = { ...nation.track };
      answer.sections = Array.from({ length: step.n }, () => {
        const legal = takePlaces(track);
        const place = (legal.length > 1 ? bag.take(letter, 'take-worker', of) : legal[0]) as TrackPlace;
        track[place]--;
        return place;
      });
    }
    if (step.op === 'returnWorkers') {
      const from = nation.idle > 0 ? undefined : bag.take(letter, 'return-worker-from', of);
      if (from !== undefined) answer.from = [slotOf(from)];
      const legal = returnPlaces(nation);
      answer.sections = [(legal.length > 1 ? bag.take(letter, 'return-worker-to', of) : legal[0]) as TrackPlace];
    }
    if (step.op === 'removeColony') {
      const colony = bag.take(letter, 'remove-colony', of);
      if (colony === undefined) return null;
      answer.colony = nation.colonies.indexOf(cardName.id(colony as string));
    }
    if (step.op === 'undeployFor') {
      answer.undeploy = nation.slots.map(() => 0);
      for (;;) {
        const choice = bag.take(letter, 'undeploy-for-reward', of);
        if (choice === undefined || choice === 'stop') break;
        const slot = slotOf(choice);
        answer.undeploy[slot] = (answer.undeploy[slot] ?? 0) + 1;
      }
    }
    if (step.op === 'deployFree') {
      answer.deploys = deployments(state, seat, letter, of, step.n, bag);
      if (answer.deploys.length === 0) return { accept: false };
    }
    if (step.op === 'hireFree') {
      // The trace offers each further architect separately.
      answer.hires = 1;
      const most = Math.min(step.n, sectionsLeft(nation));
      while (answer.hires < most && bag.take(letter, 'accept-offer', of) === 'yes') answer.hires++;
      const space = bag.take(letter, 'place-wonder');
      if (space !== undefined) answer.space = spaceOf(space);
    }
  }
  return answer;
}

/** The first "yes" is already used. The trace offers each deployment separately. */
function deployments(state: State, seat: number, letter: string, of: string, n: number, bag: Bag) {
  const nation = nationAt(state, seat);
  const military = nation.slots.flatMap((slot, index) =>
    slot && cardOf(slot.card).type === 'military' ? [index] : [],
  );
  const deploys: { from: number | null; to: number }[] = [];
  let { idle } = nation;
  for (let i = 0; i < n; i++) {
    if (i > 0 && bag.take(letter, 'accept-offer', of) !== 'yes') break;
    const from = idle > 0 ? null : bag.take(letter, 'free-deploy-from', of);
    const to = military.length > 1 ? bag.take(letter, 'free-deploy-to', of) : undefined;
    const slot = to === undefined ? (military[0] as number) : slotOf(to);
    const source = from === null ? null : from === undefined ? onlyManned(nation) : slotOf(from);
    // A trace may take a worker off a card and put it back there. For us this is not a move.
    if (source !== slot) deploys.push({ from: source, to: slot });
    if (idle > 0) idle--;
  }
  return deploys;
}
