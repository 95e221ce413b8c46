/** How good a state is for a seat, in expected VP at the end of the game. */
import type { Seat } from '../../core/game.ts';
import { type Amounts, eventCardOf, RESOURCES, type Trigger } from '../data/cards/index.ts';
import { nextSection, wonderOf } from '../rules/architectsAndWonders/construction.ts';
import { famineOf } from '../rules/famine.ts';
import { seatsNamed } from '../rules/mostAndLeast.ts';
import { roundsOf, rulesOf } from '../rules/options.ts';
import { netProduction } from '../rules/production.ts';
import {
  cappedStrength,
  compareAsStability,
  holdersOf,
  raidValueOf,
  stabilityOf,
  sumOfRule,
  workersInPlay,
} from '../rules/valuesAndWorkers/values.ts';
import { isDefeated, warLossOf } from '../rules/war.ts';
import { scoreOf } from '../scoring.ts';
import { type Nation, nationAt, type State } from '../state.ts';
import { amountsWorth, effectsWorth, stepsWorth, wonderWorth } from './cardWorth.ts';
import { deploymentWorth } from './deployment.ts';
import { belongs, type Own, type Survey } from './survey.ts';
import {
  BATTLE_PART,
  BOOK_SPREAD,
  CALM,
  COLONY_NEAR,
  COLONY_REACH,
  COLONY_READY,
  EVENT_OPEN,
  EVENT_SURE,
  FAMINE,
  FIRST_GOLD,
  flowWorth,
  HUNGER_PART,
  HUNGER_ROUNDS,
  heldWorth,
  RIVALS_LOSS,
  SAFE_LEAD,
  stockWorth,
  WONDER_BEGUN,
  WONDER_NEARLY,
} from './weights.ts';

const BEFORE_PRODUCTION: readonly State['phase'][] = ['setup', 'growth', 'newEvent', 'action'];

/** The number of productions to come, including this round's until it happens. */
export function productionsLeft(state: State): number {
  const done = BEFORE_PRODUCTION.includes(state.phase) ? Math.max(1, state.round) - 1 : state.round;
  return Math.max(0, roundsOf(state) - done);
}

/** The famine of this round: known once the card is up, otherwise an expectation. */
const famineNow = (state: State): number =>
  state.event !== null || state.shadow?.tile ? famineOf(state) : (FAMINE[state.age] ?? 0);

export function evaluate(state: State, seat: Seat, field: Survey): number {
  const nation = nationAt(state, seat);
  const { weights } = field;
  const rounds = productionsLeft(state);
  const score = scoreOf(state, seat);
  if (state.phase === 'over') return score.total;
  const net = rounds > 0 ? netProduction(state, seat, null).net : {};
  const stability = stabilityOf(state, seat);
  const own: Own = {
    strength: cappedStrength(state, seat) + nation.strengthShift,
    stability: nation.leastStable ? rulesOf(state).revoltStability : compareAsStability(state, stability),
    food: nation.purse.food + (net.food ?? 0),
  };
  return (
    score.total -
    score.resources +
    goodsWorth(state, nation, net, rounds) +
    deploymentWorth(nation, rounds, field.units) +
    rankWorth(state, own, stability, field, rounds) +
    warWorth(state, seat, nation, stability, own, field, rounds) +
    eventsWorth(state, seat, own, field, rounds) +
    weights.books * booksWorth(state, nation.purse.books, net.books ?? 0, field, rounds) +
    cardsWorth(nation, rounds) +
    weights.wonders * constructionWorth(nation, rounds, field) +
    weights.conquest * conquestWorth(state, seat, nation, own, field, rounds) +
    rounds * (weights.worker * workersInPlay(nation) + weights.income * Math.min(net.gold ?? 0, FIRST_GOLD))
  );
}

/** The worth of what the nation holds and will produce, less the cost of shortages to come. */
function goodsWorth(state: State, nation: Nation, net: Amounts, rounds: number): number {
  const famine = famineNow(state);
  let worth = 0;
  let missing = 0;
  let kindsShort = 0;
  for (const kind of RESOURCES) {
    const held = nation.purse[kind];
    const made = net[kind] ?? 0;
    worth += stockWorth(kind, held, rounds) + flowWorth(kind, made, rounds);
    const after = held + made - (kind === 'food' ? famine : 0);
    if (after >= 0 || kind === 'books') continue;
    missing -= after;
    if (!nation.short.includes(kind)) kindsShort++;
  }
  return worth - missing * 0.15 - kindsShort * 0.9 - hungerToCome(state, nation, net.food ?? 0, famine, rounds);
}

/** The number of rounds in which food will run short if nothing changes. */
function hungerToCome(state: State, nation: Nation, made: number, famine: number, rounds: number): number {
  const lacking = (FAMINE[state.age] ?? 0) - made;
  if (lacking <= 0 || rounds < 2) return 0;
  const stock = Math.max(0, nation.purse.food + made - famine);
  const hungry = Math.max(0, rounds - 1 - stock / lacking);
  return Math.min(hungry, HUNGER_ROUNDS) * (0.6 + 0.1 * lacking) * HUNGER_PART;
}

/** From −1 (far behind) to 1 (far ahead). */
const safe = (lead: number): number => Math.max(-1, Math.min(1, lead / SAFE_LEAD));

function rankWorth(state: State, own: Own, stability: number, field: Survey, rounds: number): number {
  const { weights } = field;
  const { mostStability } = rulesOf(state);
  const rank = (mine: number, rivals: readonly number[]): number => {
    if (rivals.length === 0) return 0;
    const lead = mine - Math.max(...rivals);
    const lag = mine - Math.min(...rivals);
    return weights.front * rounds * (safe(lead) + safe(lag));
  };
  const order = weights.stability * Math.min(stability, mostStability) + weights.calm * Math.min(stability, CALM);
  let worth = (own.strength * weights.strength + order) * rounds;
  worth += rank(own.strength, field.strength) + rank(own.stability, field.stability);
  if (stability < 0 && rounds > 0) worth -= 1 + 0.1 * -stability + 0.4 * (rounds - 1);
  return worth;
}

/** The cost of the war of this round, or of one that may come. */
function warWorth(
  state: State,
  seat: Seat,
  nation: Nation,
  stability: number,
  own: Own,
  field: Survey,
  rounds: number,
): number {
  const spared = Math.max(0, stability);
  if (state.war) {
    const loss = amountsWorth(warLossOf(state), rounds);
    const gain = beatenShare(state, seat) * RIVALS_LOSS * (1 + loss * 0.5);
    return isDefeated(state, seat) ? gain - 1 - Math.max(0, loss - spared * 0.15) : gain;
  }
  if (state.phase !== 'action' || !field.warOnBoard) return 0;
  const isWeaker = field.warlike > own.strength + sumOfRule(nation, 'warStrength');
  return isWeaker ? -field.weights.warRisk * (1 + Math.max(0, 0.6 - spared * 0.12)) : 0;
}

/** The part of the rivals that the war would defeat now. */
function beatenShare(state: State, seat: Seat): number {
  const rivals = state.nations.length - 1;
  const beaten = state.nations.filter((_, other) => other !== seat && isDefeated(state, other)).length;
  return rivals > 0 ? beaten / rivals : 0;
}

/** What the event card that is up means for the nation now. */
function eventsWorth(state: State, seat: Seat, own: Own, field: Survey, rounds: number): number {
  if (state.event === null || !BEFORE_PRODUCTION.includes(state.phase)) return 0;
  let worth = 0;
  for (const half of eventCardOf(state.event).events) {
    for (const effect of half.effects) {
      if (effect.kind === 'trigger' && isMeant(state, seat, effect, own, field)) {
        worth += (field.isOpen ? EVENT_OPEN : EVENT_SURE) * stepsWorth(effect.do, rounds);
      }
    }
  }
  return worth;
}

function isMeant(state: State, seat: Seat, { who = 'all' }: Trigger, own: Own, field: Survey): boolean {
  if (typeof who === 'object' && 'not' in who) return !who.not.some((group) => belongs(state, seat, group, own, field));
  if (typeof who === 'object' || who === 'all' || who === 'owner' || who === 'buyer') {
    return seatsNamed(state, who, null).includes(seat);
  }
  return belongs(state, seat, who, own, field);
}

/** The expected VP for books at the end of every age to come. */
function booksWorth(state: State, held: number, made: number, field: Survey, rounds: number): number {
  const { roundsPerAge, soloBooksVp } = rulesOf(state);
  const inAge = rounds % roundsPerAge === 0 ? roundsPerAge : rounds % roundsPerAge;
  let worth = 0;
  for (let ahead = inAge; ahead <= rounds; ahead += roundsPerAge) {
    for (const rival of field.books) {
      const lead = held - rival.held + (made - rival.made) * ahead;
      worth += (state.shadow ? soloBooksVp : 1) / (1 + Math.exp(-lead / (BOOK_SPREAD * ahead)));
    }
  }
  return worth;
}

function cardsWorth(nation: Nation, rounds: number): number {
  return holdersOf(nation).reduce((sum, { effects }) => sum + effectsWorth(effects, rounds), 0);
}

function constructionWorth(nation: Nation, rounds: number, field: Survey): number {
  const { construction } = nation;
  if (!construction || rounds === 0) return 0;
  const { stages } = wonderOf(construction.card);
  const left = stages.slice(construction.sections);
  const done = construction.sections / stages.length;
  const stone = left.reduce((sum, n) => sum + n, 0) * heldWorth('stone', rounds);
  const inTime = Math.min(1, (rounds * 1.2) / left.length);
  const worth = wonderWorth(construction.card, Math.max(0, rounds - 1), field.units) - stone;
  const here = (nextSection(nation) ?? 0) <= nation.purse.stone ? 1 : 0.9;
  return Math.max(0, worth) * (WONDER_BEGUN + (WONDER_NEARLY - WONDER_BEGUN) * done) * inTime * here;
}

/** The worth of colonies and battles that the nation could still buy; it counts two of each. */
function conquestWorth(state: State, seat: Seat, nation: Nation, own: Own, field: Survey, rounds: number): number {
  if (state.phase !== 'action' && state.phase !== 'growth' && state.phase !== 'newEvent') return 0;
  let worth = 0;
  let reckoned = 0;
  for (const { row, col, card, requires, worth: inPlay } of field.colonies) {
    if (state.board[row - 1]?.[col] !== card || nation.purse.gold < row) continue;
    const lacking = Math.max(0, requires - own.strength);
    if (lacking > COLONY_REACH) continue;
    worth += inPlay * (lacking === 0 ? COLONY_READY : COLONY_NEAR * (1 - lacking / (COLONY_REACH + 1)));
    if (++reckoned === nation.colonies.length) break;
  }
  const raid = raidValueOf(state, seat);
  const unit = heldWorth('stone', rounds);
  for (const row of field.battles.slice(0, 2)) {
    worth += Math.max(0, raid * unit - row * heldWorth('gold', rounds)) * BATTLE_PART;
  }
  return worth;
}
