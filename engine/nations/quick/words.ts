/** What a quick answer is called, and what it does. Null for an action that needs the board. */
import type { Seat } from '../../core/game.ts';
import type { Message, Param } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import type { Question } from '../awaiting.ts';
import { type Amounts, eventCardOf, isEvent, TOKENS } from '../data/cards/index.ts';
import { BONUS_RESOURCES } from '../data/tables.ts';
import { compile } from '../rules/effects/compile.ts';
import { stepsFor } from '../rules/effects/start.ts';
import { rulesOf } from '../rules/options.ts';
import { plus, times } from '../rules/valuesAndWorkers/tokens.ts';
import { warLossOf } from '../rules/war.ts';
import { type Atom, type EffectAnswer, nationAt, type State, topFrameOf } from '../state.ts';

interface Words {
  label: Message;
  effect?: Message | null;
}

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function wordsFor(view: State, seat: Seat, question: Question, action: Action): Words | null {
  switch (action.type) {
    case 'grow':
      return growth(view, seat, action);
    case 'pass':
      return { label: say('pass'), effect: say('pass.effect') };
    case 'answer':
      return effect(view, seat, action.source, action.answer);
    case 'payShortage':
      return { label: say('give', { what: amounts(action.give) }) };
    case 'spare':
      return {
        label: say('spare', { what: amounts(action.spare) }),
        effect: say('spare.effect', { what: amounts(plus(warLossOf(view), times(action.spare, -1))) }),
      };
    case 'takeBonus':
      return { label: option('peter-the-great', 'card', BONUS_RESOURCES.indexOf(action.take)) };
    case 'nameSection':
      return { label: say('section', { section: { term: `term.section.${action.section}` } }) };
    case 'chooseDifficulty':
      return difficulty(view, action);
    case 'chooseEvent':
      return event(view, action);
    default:
      return question.kind === 'board' && action.type === 'chooseBoard' ? board(view, action) : null;
  }
}

const say = (key: string, params?: Message['params']): Message =>
  params ? { key: `quick.${key}`, params } : { key: `quick.${key}` };

const counted = (word: string, count: number): Param => ({ term: `term.${word}`, count });

const kinds = (res: Amounts): Param[] => TOKENS.flatMap((token) => (res[token] ? [counted(token, res[token])] : []));

/** `2 gold, 1 food`, or "nothing". */
export function amounts(res: Amounts): Param {
  const parts = kinds(res);
  return parts.length > 0 ? parts : say('nothing');
}

/** What production charges for the section's worker is the price of growth. */
function growth(view: State, seat: Seat, action: Of<'grow'>): Words {
  const { upkeep, growth: gives } = rulesOf(view);
  if (action.take !== 'worker') {
    const n = gives[nationAt(view, seat).difficulty];
    return { label: say('grow', { what: counted(action.take, n) }) };
  }
  if (action.section === 'top') return { label: say('grow.worker'), effect: say('grow.top.effect') };
  const n = upkeep[action.section];
  return { label: say('grow.worker'), effect: say(`grow.${action.section}.effect`, { n }) };
}

const option = (source: string, kind: 'card' | 'event', index: number): Message =>
  say('option', {
    source: { term: kind === 'event' ? `event.${source}.title` : `card.${source}.name` },
    option: { term: `${kind}.${source}.option.${index}` },
  });

/** Only a choice between printed options, or whether to accept. Everything else names places on the board. */
function effect(view: State, seat: Seat, source: string, answer: EffectAnswer): Words | null {
  const kind = isEvent(source) ? 'event' : 'card';
  const term = kind === 'event' ? `event.${source}.title` : `card.${source}.name`;
  const compiled = compile(view, seat, stepsFor(topFrameOf(view, 'effects'), seat), answer);
  const does = compiled.ok ? changes(compiled.atoms) : null;
  if (answer.option !== undefined) return { label: option(source, kind, answer.option), effect: does };
  if (answer.accept === undefined) return null;
  const params = { source: { term } };
  return answer.accept
    ? { label: say('accept', params), effect: does }
    : { label: say('decline', params), effect: say('decline.effect') };
}

/** What the nation loses, then what it gains. */
function changes(atoms: readonly Atom[]): Message | null {
  let sum: Amounts = {};
  for (const atom of atoms) {
    if (atom.op === 'gain') sum = plus(sum, atom.res);
    if (atom.op === 'lose' || atom.op === 'pay') sum = plus(sum, times(atom.res, -1));
  }
  const workers = atoms.filter(({ op }) => op === 'take').length - atoms.filter(({ op }) => op === 'return').length;
  const parts = [
    ...TOKENS.map((token) => ({ word: token as string, n: sum[token] ?? 0 })),
    { word: 'worker', n: workers },
  ]
    .filter(({ n }) => n !== 0)
    .sort((a, b) => a.n - b.n)
    .map(({ word, n }) => say(n < 0 ? 'loses' : 'gains', { what: counted(word, Math.abs(n)) }));
  return parts.length > 0 ? say('change', { parts }) : null;
}

function difficulty(view: State, { difficulty: chosen }: Of<'chooseDifficulty'>): Words {
  const n = rulesOf(view).growth[chosen];
  return {
    label: say('term', { term: { term: `option.difficulty.${chosen}` } }),
    effect: say('difficulty.effect', { n }),
  };
}

/** In the solo game Machiavelli chooses between tiles, which have no names. */
function event(view: State, { card }: Of<'chooseEvent'>): Words | null {
  if (view.shadow) return null;
  const events = eventCardOf(card).events.map(({ id }): Param => ({ term: `event.${id}.title` }));
  return { label: say('term', { term: { term: `eventCard.${card}.name` } }), effect: say('events', { events }) };
}

/** With both sides of every nation there are too many to choose from. */
function board(view: State, { nation, side }: Of<'chooseBoard'>): Words | null {
  if (view.pool.length * (view.options.boards === 'B' ? 1 : 2) > 4) return null;
  return { label: say('board', { nation: { term: `term.${nation}` }, side }) };
}
