/** An answer or a way to act in words, built from its data. */
import type { Action } from '../../../../../engine/nations/actions/index.ts';
import { cardOf, eventCardOf, eventOf, isEvent } from '../../../../../engine/nations/data/cards/index.ts';
import type { Amounts, CardId } from '../../../../../engine/nations/data/cards/types.ts';
import { offerAt } from '../../../../../engine/nations/facts/market.ts';
import { nationFacts } from '../../../../../engine/nations/facts/nation.ts';
import { spacesFor } from '../../../../../engine/nations/facts/purchase.ts';
import { chosenBonus } from '../../../../../engine/nations/rules/production.ts';
import type { EffectAnswer, State } from '../../../../../engine/nations/state.ts';
import type { Words } from '../../words.tsx';

/** "3 gold, 2 food" */
export function amountWords({ word }: Words, amounts: Amounts): string {
  return Object.entries(amounts)
    .filter(([, n]) => (n ?? 0) !== 0)
    .map(([kind, n]) => word('way.amount', { what: { term: `term.${kind}`, count: n ?? 0 } }))
    .join(', ');
}

const cardName = ({ word }: Words, id: CardId | null | undefined) =>
  id ? word(`card.${id}.name`) : word('way.emptySpace');

export function optionWords(words: Words, state: State, seat: number, action: Action): string {
  const { word, term } = words;
  const nation = state.nations[seat];
  switch (action.type) {
    case 'chooseDifficulty':
      return word(`option.difficulty.${action.difficulty}`);
    case 'chooseBoard':
      return word('way.board', { nation: term(action.nation), side: action.side });
    case 'nameSection':
      return word(`way.section.${action.section}`);
    case 'grow':
      return action.take === 'worker'
        ? word(`way.worker.${action.section}`)
        : amountWords(words, { [action.take]: nationFacts(state, seat).growth });
    case 'chooseEvent':
      return eventCardOf(action.card)
        .events.map(({ id }) => word(`event.${id}.title`))
        .join(' / ');
    case 'buy':
      return buyWords(words, state, seat, action);
    case 'deploy':
      return cardName(words, nation?.slots[action.slot]?.card);
    case 'undeploy':
      return cardName(words, nation?.slots[action.slot]?.card);
    case 'hire': {
      const from =
        action.from === 'public'
          ? word('way.public')
          : word('way.own', { card: action.from === 'board' ? word('way.nationBoard') : cardName(words, action.from) });
      const over = action.space === undefined ? null : nation?.wonders[action.space];
      return over ? word('way.hireOver', { from, card: cardName(words, over) }) : from;
    }
    case 'special':
      return answerWords(words, state, seat, action.card, action.answer);
    case 'pass':
      return word('act.pass');
    case 'payShortage':
      return word('way.give', { what: amountWords(words, action.give) });
    case 'takeBonus':
      return word('way.take', { what: amountWords(words, chosenBonus(state, seat, action.take)) });
    case 'spare':
      return word('way.spare', { what: amountWords(words, action.spare) });
    case 'answer':
      return answerWords(words, state, seat, action.source, action.answer);
    case 'setStanding':
      return '';
  }
}

function buyWords(words: Words, state: State, seat: number, action: Extract<Action, { type: 'buy' }>): string {
  const { word, term } = words;
  const nation = state.nations[seat];
  if (action.take === 'vp') return word('way.vpFor', { what: amountWords(words, action.pay ?? {}) });
  if (action.take === 'gain')
    return word('way.take', { what: amountWords(words, offerAt(state, seat, action)?.goldenAge?.gain ?? {}) });
  if (action.take)
    return word('way.take', { what: amountWords(words, { [action.take]: nationFacts(state, seat).raid }) });
  const card = state.board[action.row - 1]?.[action.col];
  if (action.space === undefined || !card || !nation) return word('way.buy');
  const replaced = spacesFor(nation, cardOf(card).type)[action.space];
  const place = replaced ? word('way.replace', { card: cardName(words, replaced) }) : word('way.emptySpace');
  if (!action.deploy) return place;
  const from =
    action.deploy.from === null ? term('resourceArea') : cardName(words, nation?.slots[action.deploy.from]?.card);
  return word('way.andDeploy', { place, from });
}

/** Whether workers return to the track instead of leaving it. */
const isReturn = (source: string): boolean =>
  JSON.stringify(isEvent(source) ? eventOf(source).effects : cardOf(source).effects).includes('"returnWorkers"');

/** The words of a part, which has no capital where another part comes first. */
const after = (parts: readonly string[], said: string): string =>
  parts.length > 0 ? said.charAt(0).toLowerCase() + said.slice(1) : said;

/** What an answer does: its own words if the catalogue has them, otherwise words built from its parts. */
export function answerWords(words: Words, state: State, seat: number, source: string, answer: EffectAnswer): string {
  const { word, term } = words;
  const nation = state.nations[seat];
  const kind = isEvent(source) ? 'event' : 'card';
  const parts: string[] = [];
  if (answer.accept === false) return word('way.decline');
  if (answer.option !== undefined) parts.push(word(`${kind}.${source}.option.${answer.option}`));
  if (answer.pay !== undefined) parts.push(word(`${kind}.${source}.pay.${answer.pay}`));
  for (const section of new Set(answer.sections ?? [])) {
    const n = answer.sections?.filter((one) => one === section).length ?? 0;
    const said = isReturn(source)
      ? word(`way.return.${section}`, { n })
      : word(n > 1 ? `way.workers.${section}` : `way.worker.${section}`, { n });
    parts.push(after(parts, said));
  }
  for (const slot of answer.from ?? [])
    parts.push(word('way.from', { card: cardName(words, nation?.slots[slot]?.card) }));
  for (const move of answer.deploys ?? []) {
    const from = move.from === null ? term('resourceArea') : cardName(words, nation?.slots[move.from]?.card);
    parts.push(word('way.deploy', { from, to: cardName(words, nation?.slots[move.to]?.card) }));
  }
  if (answer.undeploy?.every((n) => n === 0)) parts.push(word('way.undeployNone'));
  answer.undeploy?.forEach((n, slot) => {
    if (n > 0) parts.push(word('way.undeploy', { n, card: cardName(words, nation?.slots[slot]?.card) }));
  });
  if (answer.hires !== undefined) parts.push(word('way.hires', { n: answer.hires }));
  if (answer.space !== undefined && nation?.wonders[answer.space]) {
    parts.push(after(parts, word('way.replace', { card: cardName(words, nation.wonders[answer.space]) })));
  }
  if (answer.colony !== undefined)
    parts.push(word('way.lose', { card: cardName(words, nation?.colonies[answer.colony]) }));
  if (answer.buy) {
    const card = state.board[answer.buy.row - 1]?.[answer.buy.col];
    parts.push(cardName(words, card));
    if (answer.buy.take === 'vp') parts.push(word('way.vpFor', { what: amountWords(words, answer.buy.pay ?? {}) }));
    if (answer.buy.take === 'gain') parts.push(word('way.gain'));
  }
  if (parts.length > 0) return parts.filter(Boolean).join(', ');
  return word(answer.accept ? 'way.accept' : 'way.use');
}
