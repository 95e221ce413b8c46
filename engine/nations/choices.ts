/** What a seat may do now, as data: a person, a page or a program can play by it alone. */
import type { Choice, Field } from '../core/choices.ts';
import type { Seat } from '../core/game.ts';
import type { Action, Buy } from './actions.ts';
import { questionFor } from './awaiting.ts';
import {
  type Amounts,
  type CardId,
  cardOf,
  type GoldenAgeCard,
  type ProgressCard,
  RESOURCES,
  type Resource,
} from './data/cards/index.ts';
import { BATTLE_RESOURCES, SUBSTITUTES } from './data/tables.ts';
import { DIFFICULTIES } from './options.ts';
import { sectionsLeft, wonderSpaces } from './rules/architectsAndWonders/construction.ts';
import { architectSources, checkHireAtAll } from './rules/architectsAndWonders/hire.ts';
import { checkAffordable, priceFor } from './rules/buying/price.ts';
import { cardAt, goldenAgeOffer, mayDeployOnBought, purseOnResolving } from './rules/buying/purchase.ts';
import { checkDeploy, checkUndeploy } from './rules/deploying.ts';
import { answersTo, familiesTo } from './rules/effects/answers.ts';
import { stepsFor } from './rules/effects/start.ts';
import { growthAnswers } from './rules/maintenance/growth.ts';
import { checkSpecialAtAll, filledCells, freeCells, specialsOf, stepsOf } from './rules/specialActions.ts';
import { totalOf } from './rules/valuesAndWorkers/tokens.ts';
import { sparedBy, warLossOf } from './rules/war.ts';
import { type EffectAnswer, nationAt, type State, topFrame } from './state.ts';

type Choices = Choice<Action>[];

const one = (action: Action): Choice<Action> => ({ kind: 'one', action });

export function choices(state: State, seat: Seat): Choices {
  const question = questionFor(state, seat);
  switch (question?.kind) {
    case undefined:
      return [];
    case 'difficulty':
      return DIFFICULTIES.map((difficulty) => one({ type: 'chooseDifficulty', difficulty }));
    case 'board': {
      const sides = state.options.boards === 'B' ? (['B'] as const) : (['B', 'A'] as const);
      return question.pool.flatMap((nation) => sides.map((side) => one({ type: 'chooseBoard', nation, side })));
    }
    case 'extraWorker':
      return (['food', 'stability'] as const).map((section) => one({ type: 'nameSection', section }));
    case 'growth':
      return growthAnswers(state, seat).map((answer) => one({ type: 'grow', ...answer }));
    case 'chooseEvent':
      return question.cards.map((card) => one({ type: 'chooseEvent', card }));
    case 'bonus':
      return (['stone', 'gold', 'books'] as const).map((take) => one({ type: 'takeBonus', take }));
    case 'shortage':
      return splitChoices(nationAt(state, seat).purse, SUBSTITUTES, question.missing, 'give', (give) => ({
        type: 'payShortage',
        give,
      }));
    case 'spare':
      return splitChoices(warLossOf(state), RESOURCES, sparedBy(state, seat), 'spare', (spare) => ({
        type: 'spare',
        spare,
      }));
    case 'effect':
      return effectChoices(state, seat);
    case 'turn':
      return turnChoices(state, seat);
  }
}

/** As much as there is of one kind after the other, each kind first once; and a family for every other split. */
function splitChoices(
  held: Amounts,
  kinds: readonly Resource[],
  total: number,
  field: 'give' | 'spare' | 'pay' | 'answer.buy.pay',
  make: (amounts: Partial<Record<Resource, number>>) => Action,
): Choices {
  const present = kinds.filter((kind) => (held[kind] ?? 0) > 0);
  const seen = new Set<string>();
  const listed = present.flatMap((first): Choices => {
    const amounts: Partial<Record<Resource, number>> = {};
    let left = total;
    for (const kind of [first, ...present.filter((other) => other !== first)]) {
      const n = Math.min(left, held[kind] ?? 0);
      if (n > 0) amounts[kind] = n;
      left -= n;
    }
    const key = kinds.map((kind) => amounts[kind] ?? 0).join();
    if (left > 0 || seen.has(key)) return [];
    seen.add(key);
    return [one(make(amounts))];
  });
  if (total === 0) return [one(make({}))];
  if (listed.length < 2 || total < 2) return listed;
  const fields = present.map(
    (kind): Field => ({ name: `${field}.${kind}`, type: 'int', min: 0, max: Math.min(total, held[kind] ?? 0) }),
  );
  return [...listed, { kind: 'family', template: make({}), fields, partial: true }];
}

function effectChoices(state: State, seat: Seat): Choices {
  const frame = topFrame(state);
  if (frame?.type !== 'effects') return [];
  const { source } = frame;
  const steps = stepsFor(frame, seat);
  return [
    ...answersTo(state, seat, steps).map((answer) => one({ type: 'answer', source, answer })),
    ...familiesTo(state, seat, steps).map(
      ({ answer, fields }): Choice<Action> => ({
        kind: 'family',
        template: { type: 'answer', source, answer },
        fields: fields.map((field) => ({ ...field, name: `answer.${field.name}` })),
      }),
    ),
  ];
}

function turnChoices(state: State, seat: Seat): Choices {
  const { slots } = nationAt(state, seat);
  return [
    ...buyChoices(state, seat),
    ...slots.flatMap((slot, index): Choices => {
      if (!slot) return [];
      const why = checkDeploy(state, seat, index);
      return [
        why
          ? { kind: 'blocked', template: { type: 'deploy', slot: index }, why }
          : one({ type: 'deploy', slot: index }),
      ];
    }),
    ...hireChoices(state, seat),
    ...specialsOf(state, seat).flatMap(({ card }) => specialChoices(state, seat, card)),
    ...slots.flatMap(
      (_, index): Choices =>
        checkUndeploy(state, seat, index) === null ? [one({ type: 'undeploy', slot: index })] : [],
    ),
    one({ type: 'pass' }),
  ];
}

function buyChoices(state: State, seat: Seat): Choices {
  return filledCells(state).flatMap(([row, col]) => {
    const card = cardOf(cardAt(state, row, col) as CardId);
    const price = priceFor(state, seat, row, card);
    const why = checkAffordable(state, seat, card, price);
    if (why) return [{ kind: 'blocked' as const, template: { type: 'buy' as const, row, col }, why }];
    return waysToBuy(state, seat, { type: 'buy', row, col }, card, price);
  });
}

function waysToBuy(state: State, seat: Seat, base: Buy, card: ProgressCard, price: number): Choices {
  const nation = nationAt(state, seat);
  switch (card.type) {
    case 'building':
    case 'military':
      return nation.slots.flatMap((slot, space) => {
        const plain = one({ ...base, space });
        if (card.type !== 'building' || !mayDeployOnBought(state, seat)) return [plain];
        const sources: (number | null)[] = nation.slots.flatMap((other, index) =>
          other && other.workers > 0 && index !== space ? [index] : [],
        );
        if (nation.idle + (slot?.workers ?? 0) > 0) sources.unshift(null);
        return [plain, ...sources.map((from) => one({ ...base, space, deploy: { from } }))];
      });
    case 'advisor':
      return nation.advisors.map((_, space) => one({ ...base, space }));
    case 'colony': {
      const free = nation.colonies.indexOf(null);
      if (free >= 0) return [one({ ...base, space: free })];
      return nation.colonies.map((_, space) => one({ ...base, space }));
    }
    case 'battle':
      return BATTLE_RESOURCES.map((take) => one({ ...base, take }));
    case 'goldenAge':
      return [
        one({ ...base, take: 'gain' }),
        ...waysToPay(state, seat, card, price, 'pay', (pay) => ({ ...base, take: 'vp', pay })),
      ];
    default:
      return [one(base)];
  }
}

/** Ways to pay for the VP of a golden age; none where it cannot be paid. */
function waysToPay(
  state: State,
  seat: Seat,
  card: GoldenAgeCard,
  price: number,
  field: 'pay' | 'answer.buy.pay',
  make: (pay: Partial<Record<Resource, number>>) => Action,
): Choices {
  const { vp: _, ...purse } = purseOnResolving(state, seat, card, price);
  const { vpPrice } = goldenAgeOffer(nationAt(state, seat), card);
  return totalOf(purse) < vpPrice ? [] : splitChoices(purse, RESOURCES, vpPrice, field, make);
}

function hireChoices(state: State, seat: Seat): Choices {
  const nation = nationAt(state, seat);
  if (!nation.construction) return [];
  const why = checkHireAtAll(state, seat);
  if (why) return [{ kind: 'blocked', template: { type: 'hire' }, why }];
  return architectSources(state, seat).flatMap((from) =>
    sectionsLeft(nation) > 1
      ? [one({ type: 'hire', from })]
      : wonderSpaces(nation).map((space) => one({ type: 'hire', from, space })),
  );
}

function specialChoices(state: State, seat: Seat, card: CardId): Choices {
  const why = checkSpecialAtAll(state, seat, card);
  if (why) return [{ kind: 'blocked', template: { type: 'special', card }, why }];
  const steps = stepsOf(state, seat, card);
  const act = (answer: EffectAnswer): Action => ({ type: 'special', card, answer });
  if (steps.some((step) => step.op === 'swapBoardCards')) {
    const cells = filledCells(state);
    const fields = [0, 1].map((i): Field => ({ name: `answer.swap.${i}`, type: 'oneOf', values: cells }));
    const template = { type: 'special' as const, card, answer: { swap: [] as unknown as EffectAnswer['swap'] } };
    return [{ kind: 'family', template: template as Partial<Action> & { type: 'special' }, fields, partial: true }];
  }
  if (steps.some((step) => step.op === 'buyFree')) {
    return freeCells(state, seat, steps).flatMap(([row, col]) => {
      const bought = cardOf(cardAt(state, row, col) as CardId);
      if (bought.type !== 'goldenAge') return [one(act({ buy: { row, col } }))];
      return [
        one(act({ buy: { row, col, take: 'gain' } })),
        ...waysToPay(state, seat, bought, 0, 'answer.buy.pay', (pay) => act({ buy: { row, col, take: 'vp', pay } })),
      ];
    });
  }
  return answersTo(state, seat, steps).map((answer) => one(act(answer)));
}
