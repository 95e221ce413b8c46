/** Turns events into messages of the catalogue (messages/<language>/log.ts): a key with parameters. */
import type { Seat } from '../core/game.ts';
import type { Message, Param } from '../core/messages.ts';
import { type Amounts, isCard, isEvent, TOKENS } from './data/cards/index.ts';
import { CAUSES, type NationsEvent } from './events.ts';
import { workCardOf } from './rules/valuesAndWorkers/values.ts';
import type { EffectAnswer } from './state.ts';

const who = (seat: Seat): Param => ({ seat });
const card = (id: string): Param => ({ term: `card.${id}.name` });
const cardList = (ids: readonly string[]): Param => ids.map(card);
const term = (word: string): Param => ({ term: `term.${word}` });
const counted = (word: string, count: number): Param => ({ term: `term.${word}`, count });

function amounts(res: Amounts): Param {
  return TOKENS.flatMap((token) => (res[token] ? [counted(token, res[token])] : []));
}
const isNothing = (res: Amounts): boolean => TOKENS.every((token) => !res[token]);

function cause(id: string): Param {
  if ((CAUSES as readonly string[]).includes(id)) return { term: `cause.${id}` };
  if (isCard(id)) return card(id);
  return { term: isEvent(id) ? `event.${id}.title` : `board.${id}.name` };
}

const message = (key: string, params?: Record<string, Param>): Message => (params ? { key, params } : { key });

/**
 * Says which option was chosen, or whether an offer was taken. The events that follow tell which worker or space it
 * was.
 */
function describeAnswer(seat: Seat, source: string, { accept, option }: EffectAnswer): Message {
  const params = { seat: who(seat), event: cause(source) };
  if (accept !== undefined) return message(accept ? 'log.answered.accepted' : 'log.answered.declined', params);
  if (option === undefined) return message('log.answered', params);
  const kind = isEvent(source) ? 'event' : 'card';
  return message('log.answered.option', { ...params, option: { term: `${kind}.${source}.option.${option}` } });
}

export function describe(event: NationsEvent): Message {
  const key = `log.${event.type}`;
  switch (event.type) {
    case 'orderDrawn':
      return message(key, { order: event.order.map(who) });
    case 'boardsDrawn':
      return message(key, { nations: event.nations.map((nation) => term(nation)) });
    case 'difficultyChosen':
      return message(key, { seat: who(event.seat), difficulty: { term: `option.difficulty.${event.difficulty}` } });
    case 'boardChosen':
      return message(key, { seat: who(event.seat), nation: term(event.nation), side: event.side });
    case 'extraWorkerTaken':
      return message(key, { seat: who(event.seat), section: term(`section.${event.section}`) });

    case 'roundBegan':
      return message(key, { round: event.round, age: term(`age.${event.age}`) });
    case 'cardsDiscarded':
      return message(key, { cards: cardList(event.cards) });
    case 'boardFilled':
      return message(key, { cards: event.cards.map((one) => card(one.card)) });
    case 'growthDeposited':
    case 'standingSet':
      return message(key, { seat: who(event.seat) });
    case 'grew':
      if (event.take === 'worker') {
        return message(`${key}.worker`, { seat: who(event.seat), section: term(`section.${event.section}`) });
      }
      return message(key, { seat: who(event.seat), gain: counted(event.take, event.amount) });
    case 'eventsDrawn':
      return message(key, {
        seat: who(event.seat),
        cards: event.cards.map((id) => ({ term: `eventCard.${id}.name` })),
      });
    case 'eventRevealed':
    case 'tileRevealed': {
      const name = (id: string): Param => ({ term: `eventCard.${id}.name` });
      const turned = name(event.type === 'eventRevealed' ? event.card : event.tile);
      if (event.chosenBy === null) return message(key, { card: turned });
      if (event.other === null) return message(`${key}.chosen`, { seat: who(event.chosenBy), card: turned });
      return message(`${key}.chosenOver`, { seat: who(event.chosenBy), card: turned, other: name(event.other) });
    }
    case 'architectsPlaced':
      return message(key, { count: event.count });

    case 'turnSkipped':
    case 'specialUsed':
      return message(key, { seat: who(event.seat), card: card(event.card) });
    case 'cardBought':
      return message(key, { seat: who(event.seat), card: card(event.card), price: event.price });
    case 'cardPlaced':
      // An advisor or a colony that goes has a line of its own.
      if (event.replaced === null || !workCardOf(event.card)) {
        return message(key, { seat: who(event.seat), card: card(event.card) });
      }
      return message(event.workers > 0 ? `${key}.overWorkers` : `${key}.over`, {
        seat: who(event.seat),
        card: card(event.card),
        replaced: card(event.replaced),
        workers: event.workers,
      });
    case 'wonderReady':
      return message(key, { seat: who(event.seat), card: card(event.card) });
    case 'constructionBegun':
      if (event.replaced === null) return message(key, { seat: who(event.seat), card: card(event.card) });
      return message(`${key}.over`, {
        seat: who(event.seat),
        card: card(event.card),
        replaced: card(event.replaced),
      });
    case 'warDeclared':
      if (event.seat === null) return message(`${key}.shadow`, { card: card(event.card), marker: event.marker });
      return message(key, { seat: who(event.seat), card: card(event.card), marker: event.marker });
    case 'battleWon':
      return message(key, { seat: who(event.seat), card: card(event.card), gain: amounts(event.gain) });
    case 'goldenAgeEnjoyed':
      return message(isNothing(event.paid) ? key : `${key}.paid`, {
        seat: who(event.seat),
        card: card(event.card),
        gain: amounts(event.gain),
        paid: amounts(event.paid),
      });
    case 'workerDeployed':
      return message(event.stone === 0 ? `${key}.free` : key, {
        seat: who(event.seat),
        card: card(event.card),
        stone: event.stone,
      });
    case 'workerUndeployed':
      return message(key, { seat: who(event.seat), card: card(event.card) });
    case 'architectHired':
      return message(event.stone === 0 ? `${key}.free` : key, {
        seat: who(event.seat),
        card: card(event.card),
        stone: event.stone,
        sections: event.sections,
        of: event.of,
      });
    case 'cardsSwapped':
      return message(key, {
        seat: who(event.seat),
        cards: event.cards.map((id) => (id === null ? term('emptySpace') : card(id))),
      });
    case 'passed':
      return message(event.place === 1 ? `${key}.first` : key, { seat: who(event.seat) });

    case 'gained':
      return message(key, { seat: who(event.seat), gain: amounts(event.gain), cause: cause(event.cause) });
    case 'paid':
      return message(key, { seat: who(event.seat), paid: amounts(event.paid), cause: cause(event.cause) });
    case 'lost':
      return message(isNothing(event.lost) ? `${key}.nothing` : event.short.length > 0 ? `${key}.short` : key, {
        seat: who(event.seat),
        asked: amounts(event.asked),
        lost: amounts(event.lost),
        short: event.short.map((kind) => term(kind)),
        cause: cause(event.cause),
      });
    case 'shortageMadeUp':
      return message(key, { seat: who(event.seat), gave: amounts(event.gave), cause: cause(event.cause) });
    case 'workerTaken':
    case 'workerReturned':
      return message(key, {
        seat: who(event.seat),
        section: term(`section.${event.section}`),
        cause: cause(event.cause),
      });
    case 'cardRemoved':
      return message(event.cause === event.card ? key : `${key}.by`, {
        seat: who(event.seat),
        card: card(event.card),
        cause: cause(event.cause),
      });
    case 'architectRemoved':
      return message(key, { seat: who(event.seat), card: card(event.card), cause: cause(event.cause) });

    case 'produced':
      return message(isNothing(event.net) ? `${key}.nothing` : key, {
        seat: who(event.seat),
        net: amounts(event.net),
      });
    case 'revolted':
      return message(key, {
        seat: who(event.seat),
        cost: [counted('books', event.books), ...(event.vp > 0 ? [counted('vp', event.vp)] : [])],
      });
    case 'orderChanged':
      if (!isEvent(event.cause)) return message(key, { order: event.order.map(who) });
      return message(`${key}.by`, { order: event.order.map(who), cause: cause(event.cause) });
    case 'defeated':
      return message(isNothing(event.spared) ? key : `${key}.spared`, {
        seat: who(event.seat),
        card: card(event.card),
        loss: amounts({ ...event.loss, vp: event.vp }),
        spared: amounts(event.spared),
      });
    case 'warEnded':
      return message(event.defeated.length === 0 ? `${key}.nobody` : key, {
        card: card(event.card),
        marker: event.marker,
        defeated: event.defeated.map(who),
      });
    case 'eventBegan': {
      const seats = [...new Set(event.groups.flat())].sort((a, b) => a - b);
      return message(seats.length === 0 ? `${key}.nobody` : key, {
        event: { term: `event.${event.event}.title` },
        seats: seats.map(who),
      });
    }
    case 'answerDeposited':
      return message(key, { seat: who(event.seat), event: cause(event.event) });
    case 'answered':
      return describeAnswer(event.seat, event.event, event.answer);
    case 'strengthShifted':
      return message(key, { seat: who(event.seat), amount: Math.abs(event.amount), cause: cause(event.cause) });
    case 'countedLeastStable':
      return message(key, { seat: who(event.seat), card: card(event.card) });
    case 'famineStruck':
      return message(event.food === 0 ? `${key}.none` : key, { food: event.food });
    case 'booksScored': {
      const scorers = event.vp.flatMap((vp, seat) => (vp > 0 ? [{ seat, count: vp }] : []));
      return message(scorers.length === 0 ? `${key}.nobody` : key, { vp: scorers });
    }
    case 'ageEnded':
      return message(key, { age: term(`age.${event.age}`) });
    case 'gameScored':
      return message(key, {
        scores: [...event.scores]
          .sort((a, b) => b.total - a.total)
          .map((score) => ({ seat: score.seat, count: score.total })),
      });

    case 'dieRolled':
      return message(key, { value: event.value });
    case 'columnCleared':
      return message(event.cards.length === 0 ? `${key}.empty` : key, {
        col: event.col + 1,
        cards: cardList(event.cards),
      });
    case 'shadowChanged':
      return message(key, { strength: event.strength, stability: event.stability, books: event.books });
    case 'stabilityCompared':
      return message(event.vp > 0 ? key : `${key}.less`, { seat: who(event.seat), vp: Math.abs(event.vp) });
  }
}
