/** Moments of Nations: each kind of question, of answer and of use of a turn. */
import type { Choice } from '../../../engine/core/choices.ts';
import type { Seat, Tagged } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { type Question, questionFor } from '../../../engine/nations/awaiting.ts';
import { type CardType, cardOf, isEvent } from '../../../engine/nations/data/cards/index.ts';
import { purchaseFacts } from '../../../engine/nations/facts/purchase.ts';
import { nations } from '../../../engine/nations/index.ts';
import { cardRules } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { type EffectAnswer, type State, topFrame } from '../../../engine/nations/state.ts';
import type { Wish } from './moments.ts';

export type NationsWish = Omit<Wish<State>, 'game'>;
type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>;

export const actionsOf = (state: State, seat: Seat): Action[] =>
  nations.choices(state, seat).flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));

/** A seat is asked a question of this kind. */
export const asks =
  <K extends Question['kind']>(kind: K, is: (question: QuestionOf<K>) => boolean = () => true) =>
  (state: State, seat: Seat): boolean => {
    const question = questionFor(state, seat);
    return question?.kind === kind && is(question as QuestionOf<K>);
  };

/** A seat may take an action of this type. */
const offers =
  <T extends Action['type']>(type: T, is: (action: ActionOf<T>, state: State, seat: Seat) => boolean = () => true) =>
  (state: State, seat: Seat): boolean =>
    actionsOf(state, seat).some((action) => action.type === type && is(action as ActionOf<T>, state, seat));

/** A seat may answer an event in a way for which this holds. */
const answers = (is: (answer: EffectAnswer, state: State, seat: Seat) => boolean) =>
  offers('answer', ({ answer }, state, seat) => is(answer, state, seat));

export const cardAt = ({ board }: State, { row, col }: { row: number; col: number }): string =>
  board[row - 1]?.[col] ?? '';

const typeAt = (state: State, action: ActionOf<'buy'>): CardType => cardOf(cardAt(state, action)).type;

/** Everybody buys these cards where they can, and builds those that are wonders. */
export const seeking =
  (...cards: string[]) =>
  (state: State, seat: Seat, choices: readonly Choice<Tagged>[]): Tagged | undefined => {
    const actions = choices.flatMap((choice) => (choice.kind === 'one' ? [choice.action as Action] : []));
    const isBuilding = cards.includes(state.nations[seat]?.construction?.card ?? '');
    return actions.find((action) =>
      isBuilding ? action.type === 'hire' : action.type === 'buy' && cards.includes(cardAt(state, action)),
    );
  };

/** The first seat makes war while a card makes every war cost two kinds of goods. */
const makingWar: NationsWish['play'] = (state, seat, choices) => {
  const luther = seeking('martin-luther')(state, seat, choices);
  if (luther || seat !== 0) return luther;
  const costsMore = state.nations.some((nation) => cardRules(nation, 'warExtraLoss').length > 0);
  const wanted: CardType = costsMore ? 'war' : 'military';
  return actionsOf(state, seat).find((action) => action.type === 'buy' && typeAt(state, action) === wanted);
};

const isUnfinished = (action: ActionOf<'buy'>, state: State, seat: Seat) =>
  typeAt(state, action) === 'wonder' && purchaseFacts(state, seat, action).replaced !== null;
const isHitting = (action: ActionOf<'buy'>, state: State, seat: Seat) =>
  (purchaseFacts(state, seat, action).war?.hits.length ?? 0) > 0;
const isOf = (type: CardType) => (action: ActionOf<'buy'>, state: State) => typeAt(state, action) === type;
const isBuilt = ({ nations: all }: State, seat: Seat, space: number | undefined) =>
  space !== undefined && all[seat]?.wonders[space] != null;

/** Somebody has chosen growth already. */
function isAfterAnother(state: State): boolean {
  const frame = topFrame(state);
  return frame?.type === 'growth' && frame.queue.length < state.nations.length;
}

/** Questions outside a turn. The page shows them in place of the progress board. */
export const QUESTIONS: Readonly<Record<string, NationsWish>> = {
  'an event to choose': { from: 12, seats: 3, options: { sets: 'expert' }, until: asks('chooseEvent') },
  'an offer of an event': { from: 1, seats: 3, until: answers(({ accept }) => accept === false) },
  'an offer that is taken or not': {
    from: 2,
    seats: 3,
    until: answers((answer) => answer.accept === true && Object.keys(answer).length === 1),
  },
  'growth after another': {
    seats: 3,
    until: (state, seat) => asks('growth')(state, seat) && isAfterAnother(state),
    play: (state, seat) => actionsOf(state, seat).find((action) => action.type === 'grow' && action.take === 'gold'),
  },
  'options of an event': { seats: 3, until: answers(({ option }) => option !== undefined) },
  'workers to take': {
    from: 10,
    seats: 3,
    options: { sets: 'all' },
    until: answers(({ sections = [] }) => sections.length > 1),
  },
  'workers to return': { from: 15, seats: 3, until: answers(({ from }) => from !== undefined) },
  'workers to deploy': {
    from: 9,
    seats: 3,
    until: answers(({ deploys = [] }) => deploys.some(({ from }) => from !== null)),
  },
  'workers to undeploy': { from: 1, seats: 3, until: answers(({ undeploy }) => undeploy !== undefined) },
  'architects to hire': {
    seats: 4,
    from: 28,
    until: answers(({ hires, space }, state, seat) => hires !== undefined && isBuilt(state, seat, space)),
  },
  'a colony to lose': { from: 7, seats: 3, until: answers(({ colony }) => colony !== undefined) },
  'a wonder that is ready': {
    seats: 3,
    from: 33,
    options: { sets: 'expert' },
    until: asks('effect', ({ source }) => !isEvent(source)),
    play: seeking('titanic'),
  },
  'a bonus of a card': {
    from: 29,
    seats: 2,
    options: { sets: 'all' },
    until: asks('bonus'),
    play: seeking('peter-the-great'),
  },
  'what stability spares': { from: 67, seats: 3, options: { sets: 'advanced' }, until: asks('spare'), play: makingWar },
  'a shortage in production': { from: 3, seats: 3, until: asks('shortage', ({ cause }) => cause === 'production') },
  'a shortage in a war': { from: 3, seats: 4, until: asks('shortage', ({ cause }) => cause === 'war') },
  'a shortage by an event': { from: 6, seats: 4, until: asks('shortage', ({ cause }) => isEvent(cause)) },
  'a shortage by a card': {
    seats: 3,
    from: 63,
    until: asks('shortage', ({ cause }) => !isEvent(cause) && !['war', 'production', 'famine'].includes(cause)),
    play: seeking('terracotta-army', 'colosseum'),
  },
};

type Takes = (action: Action, state: State, seat: Seat) => boolean;
const buys =
  (is: (action: ActionOf<'buy'>, state: State, seat: Seat) => boolean): Takes =>
  (action, state, seat) =>
    action.type === 'buy' && is(action, state, seat);
const hires =
  (is: (action: ActionOf<'hire'>, state: State, seat: Seat) => boolean): Takes =>
  (action, state, seat) =>
    action.type === 'hire' && is(action, state, seat);
const uses =
  (is: (answer: EffectAnswer) => boolean): Takes =>
  (action) =>
    action.type === 'special' && is(action.answer);

const turn = (takes: Takes, seats: number, more: Partial<NationsWish> = {}): NationsWish & { takes: Takes } => ({
  seats,
  until: (state, seat) => asks('turn')(state, seat) && actionsOf(state, seat).some((one) => takes(one, state, seat)),
  takes,
  ...more,
});
const ALL = { sets: 'all' };

/** Uses of a turn. */
export const TURNS = {
  'a golden age': turn(
    buys(({ take }) => take === 'vp'),
    3,
  ),
  'a battle': turn(buys(isOf('battle')), 3),
  'a war that hits somebody': turn(buys(isHitting), 3),
  'a war that hits nobody': turn(
    buys((action, state, seat) => purchaseFacts(state, seat, action).war?.hits.length === 0),
    3,
  ),
  'a war that costs somebody nothing': turn(
    buys((action, state, seat) => {
      const hits = purchaseFacts(state, seat, action).war?.hits ?? [];
      return hits.some(({ loss }) => Object.values(loss).every((n) => n === 0));
    }),
    5,
    { from: 19, options: { boards: 'B', ...ALL } },
  ),
  'a war alone': turn(buys(isOf('war')), 1),
  'a wonder': turn(buys(isOf('wonder')), 3),
  'a wonder in place of another': turn(buys(isUnfinished), 3, { from: 1 }),
  'a card on an empty space': turn(
    buys(
      (action, state, seat) =>
        action.space !== undefined && action.deploy === undefined && !purchaseFacts(state, seat, action).replaced,
    ),
    3,
  ),
  'a building with a worker': turn(
    buys(({ deploy }) => deploy !== undefined && deploy.from !== null),
    4,
    { from: 6, options: { sets: 'expert' }, play: seeking('mit') },
  ),
  'an architect in place of a wonder': turn(
    hires(({ space }, state, seat) => isBuilt(state, seat, space)),
    4,
  ),
  'an architect of a card': turn(
    hires(({ from }) => from !== 'public' && from !== 'board'),
    4,
    { from: 28 },
  ),
  'an architect of the nation': turn(
    hires(({ from }) => from === 'board'),
    3,
    { from: 4, options: { boards: 'B' } },
  ),
  'a card that buys': turn(
    uses(({ buy }) => buy?.take === 'vp'),
    2,
    { from: 12, options: ALL, play: seeking('galileo-galilei') },
  ),
  'a card that deploys': turn(
    uses(({ deploys }) => deploys !== undefined),
    4,
    { from: 15, options: { sets: 'advanced' }, play: seeking('isabella') },
  ),
  'a card with options': turn(
    uses(({ option }) => option !== undefined),
    4,
    { options: ALL },
  ),
  'a card that pays': turn(
    uses(({ pay }) => pay !== undefined),
    3,
    { options: ALL, play: seeking('marco-polo') },
  ),
  'a card that takes workers': turn(
    uses(({ sections }) => sections !== undefined),
    2,
    { from: 6, options: ALL, play: seeking('abraham-lincoln') },
  ),
  'a card that is just used': turn(
    uses((answer) => Object.keys(answer).length === 0),
    4,
    { from: 57, options: ALL },
  ),
} as const;

/** A card whose use swaps two cards of the progress board. */
export const SWAP: NationsWish = {
  seats: 2,
  from: 15,
  options: ALL,
  until: (state, seat) =>
    nations
      .choices(state, seat)
      .some((choice) => choice.kind === 'family' && JSON.stringify(choice.template).includes('swap')),
  play: seeking('alhazen'),
};
