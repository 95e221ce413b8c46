/** What each game hides, and what else it could be without another player noticing. */
import type { Seat, StateBase, Tagged, Viewer } from '../../engine/core/game.ts';
import type { Action as NationsAction } from '../../engine/nations/actions/index.ts';
import { awaitedSeats, questionFor } from '../../engine/nations/awaiting.ts';
import { eventCardOf, eventCardsOf, soloTilesOf } from '../../engine/nations/data/cards/index.ts';
import { nations } from '../../engine/nations/index.ts';
import { answersTo } from '../../engine/nations/rules/effects/answers.ts';
import { stepsFor } from '../../engine/nations/rules/effects/start.ts';
import { growthAnswers } from '../../engine/nations/rules/maintenance/growth.ts';
import type { EffectAnswer, State as NationsState, Standing } from '../../engine/nations/state.ts';
import type { Action as WealthAction } from '../../engine/wealth/actions/index.ts';
import { defaultRuns } from '../../engine/wealth/facts/production.ts';
import { wealth } from '../../engine/wealth/index.ts';
import { OCCUPY_PRODUCTS, STAND_ANSWERS, type State as WealthState } from '../../engine/wealth/state.ts';
import { moneyBand } from '../../engine/wealth/view.ts';
import { type Action as AuctionAction, type State as AuctionState, auction } from '../support/auction/engine/index.ts';
import type { Below, Secrets } from './peeking.ts';

const pick = <T>(values: readonly T[], below: Below): T => values[below(values.length)] as T;
const has = (events: readonly Tagged[], ...types: string[]): boolean => events.some(({ type }) => types.includes(type));

// ---- Wealth of Nations ----

/** Another sum in the same band that can pay the same offers to the viewer. */
function disguiseMoney(draft: WealthState, seat: Seat, viewer: Viewer, below: Below): void {
  const purse = draft.players[seat]?.purse ?? {};
  const money = purse.money ?? 0;
  const { from, below: end } = moneyBand(money);
  let [low, high] = [from, end - 1];
  for (const offer of draft.offers) {
    const sum = offer.from === seat && offer.to === viewer ? (offer.give.money ?? 0) : 0;
    if (sum <= money) low = Math.max(low, sum);
    else high = Math.min(high, sum - 1);
  }
  purse.money = low + below(high - low + 1);
  draft.supply.money = (draft.supply.money ?? 0) + money - purse.money;
}

export const wealthSecrets: Secrets = {
  game: wealth,
  disguise(base: StateBase, viewer: Viewer, below: Below): void {
    const draft = base as WealthState;
    draft.players.forEach((player, seat) => {
      if (seat === viewer) return;
      player.stand = pick(STAND_ANSWERS, below);
      player.occupy = below(2) === 0;
      player.occupyProduct = pick(OCCUPY_PRODUCTS, below);
      if (player.runs) player.runs = below(2) === 0 ? [] : defaultRuns(draft, seat);
      if (draft.options.money === 'hidden' && draft.phase !== 'over') disguiseMoney(draft, seat, viewer, below);
    });
    if (draft.stand && draft.stand.mover !== viewer) {
      draft.stand.operation = below(2) === 0 ? null : { type: 'battle', against: draft.stand.asked };
    }
  },
  variant(base: StateBase, seat: Seat, made: Tagged, below: Below): Tagged | null {
    const action = made as WealthAction;
    switch (action.type) {
      case 'setStand':
        return { ...action, answer: pick(STAND_ANSWERS, below) } as Tagged;
      case 'setOccupy':
        return { ...action, on: below(2) === 0, product: pick(OCCUPY_PRODUCTS, below) } as Tagged;
      case 'produce':
        return { type: 'produce', runs: below(2) === 0 ? [] : defaultRuns(base as WealthState, seat) } as Tagged;
      case 'activate': {
        const other = { ...action, operation: null };
        return wealth.check(base as WealthState, seat, other) ? null : other;
      }
      default:
        return null;
    }
  },
  isStillHidden: (events) =>
    has(events, 'standSet', 'occupySet', 'standAsked') ||
    (has(events, 'productionDecided') && !has(events, 'productionRevealed')),
};

// ---- Nations ----

const ORDERS: Standing['shortage'][] = [['gold', 'food', 'stone'], ['stone', 'food', 'gold'], 'ask'];
const SECTIONS = ['food', 'stability', 'ask'] as const;

function randomStanding(state: NationsState, below: Below): Standing {
  const halves = state.event === null ? [] : eventCardOf(state.event).events;
  const answers: EffectAnswer[] = [{ accept: true }, { accept: false }, { option: 0 }, { option: 1 }];
  return {
    shortage: pick(ORDERS, below),
    spare: pick<Standing['spare']>([['food'], ['books', 'food', 'stone', 'gold'], 'ask'], below),
    take: pick(SECTIONS, below),
    return: pick(SECTIONS, below),
    titanic: pick(['gold', 'advisors', 'ask'] as const, below),
    growth: pick<Standing['growth']>([{ take: 'stone' }, { take: 'worker', section: 'food' }, 'ask'], below),
    events: Object.fromEntries(halves.flatMap(({ id }) => (below(2) === 0 ? [[id, pick(answers, below)]] : []))),
  };
}

/** A seat that is asked has no standing answer to that question. This much of its standing answers is known. */
function knownOf(state: NationsState, seat: Seat): Partial<Standing> {
  const own = state.nations[seat];
  if (!own || !awaitedSeats(state).includes(seat)) return {};
  const { shortage, spare, take, return: back, titanic, growth, events } = own.standing;
  switch (questionFor(state, seat)?.kind) {
    case 'growth':
      return { growth };
    case 'effect':
      return { take, return: back, titanic, events };
    case 'shortage':
      return { shortage };
    case 'spare':
      return { spare };
    default:
      return {};
  }
}

export const nationsSecrets: Secrets = {
  game: nations,
  disguise(base: StateBase, viewer: Viewer, below: Below): void {
    const draft = base as NationsState;
    draft.nations.forEach((nation, seat) => {
      if (seat !== viewer) nation.standing = { ...randomStanding(draft, below), ...knownOf(draft, seat) };
    });
    for (const frame of draft.stack) {
      if (frame.type === 'growth') {
        for (const seat of Object.keys(frame.deposits).map(Number)) {
          if (seat !== viewer) frame.deposits[seat] = pick(growthAnswers(draft, seat), below);
        }
      }
      if (frame.type === 'effects') {
        for (const seat of frame.queue) {
          if (seat === viewer || !frame.answers[seat]) continue;
          frame.answers[seat] = pick(answersTo(draft, seat, stepsFor(frame, seat)), below);
        }
      }
      if (frame.type === 'chooseEvent' && frame.seat !== viewer) {
        const all = draft.shadow ? soloTilesOf(draft.age) : eventCardsOf(draft.age);
        const deck = draft.shadow ? draft.tiles : draft.eventDeck;
        const unseen = all.flatMap(({ id }) => (deck.includes(id) || frame.cards.includes(id) ? [id] : []));
        frame.cards = frame.cards.map(() => unseen.splice(below(unseen.length), 1)[0] as string);
        if (draft.shadow) draft.tiles = unseen;
        else draft.eventDeck = unseen;
      }
    }
  },
  variant(base: StateBase, seat: Seat, made: Tagged, below: Below): Tagged | null {
    const state = base as NationsState;
    const action = made as NationsAction;
    switch (action.type) {
      case 'setStanding':
        return { type: 'setStanding', standing: randomStanding(state, below) } as Tagged;
      case 'grow':
        return { type: 'grow', ...pick(growthAnswers(state, seat), below) } as Tagged;
      case 'answer': {
        const frame = state.stack.at(-1);
        if (frame?.type !== 'effects') return null;
        return { ...action, answer: pick(answersTo(state, seat, stepsFor(frame, seat)), below) } as Tagged;
      }
      default:
        return null;
    }
  },
  isStillHidden: (events) => events.length === 1 && has(events, 'growthDeposited', 'answerDeposited', 'standingSet'),
};

// ---- The test auction ----

export const auctionSecrets: Secrets = {
  game: auction,
  disguise(base: StateBase, viewer: Viewer, below: Below): void {
    const draft = base as AuctionState;
    draft.players.forEach((player, seat) => {
      if (seat === viewer) return;
      if (draft.hiddenCoins) player.coins = below(11);
      if (player.bid !== null) player.bid = below(player.coins + 1);
      player.secret = pick(['', 'this', 'that'], below);
    });
  },
  variant(base: StateBase, seat: Seat, made: Tagged, below: Below): Tagged | null {
    const action = made as AuctionAction;
    const coins = (base as AuctionState).players[seat]?.coins ?? 0;
    if (action.type === 'bid') return { type: 'bid', coins: below(coins + 1) } as Tagged;
    return action.type === 'whisper' ? ({ type: 'whisper', word: 'other' } as Tagged) : null;
  },
  isStillHidden: (events) => has(events, 'bidDeposited', 'wordWhispered') && !has(events, 'prizeSold'),
};
