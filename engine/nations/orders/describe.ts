/** Tasks and watches in words, for pages and mail. */
import type { Message, Param } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import { isEvent } from '../data/cards/index.ts';
import type { EffectAnswer, GrowthAnswer } from '../state.ts';
import { named } from './meanings.ts';
import type { Task, Watch } from './task.ts';

/** An event, or a wonder that becomes ready. */
const sourceNamed = (source: string): Param => (isEvent(source) ? { term: `event.${source}.title` } : named(source));

const say = (task: string, params?: Record<string, Param>): Message =>
  params ? { key: `order.task.${task}`, params } : { key: `order.task.${task}` };

/** "Buy Pyramids for 2 gold or less", "Pass, unless somebody buys the war" */
export function describeTask(task: Task): Message {
  const what = describePlain(task);
  const watches = 'unless' in task ? (task.unless ?? []) : [];
  return watches.length > 0 ? say('unless', { what, watches: watches.map(describeWatch) }) : what;
}

function describePlain(task: Task): Message {
  switch (task.type) {
    case 'act':
      return describeAction(task.action);
    case 'buy': {
      const { card, atMost } = task;
      return atMost === undefined
        ? say('buy', { card: named(card) })
        : say('buy.atMost', { card: named(card), atMost });
    }
    case 'deploy': {
      const { card, workers: n, from = [] } = task;
      const params = { n, card: named(card), from: [...new Set(from)].map(named) };
      return say(from.length > 0 ? 'deploy.from' : 'deploy', params);
    }
    case 'undeploy':
      return say('undeploy', { n: task.workers, card: named(task.card) });
    case 'hire': {
      const { architects: n, wonder } = task;
      return wonder === undefined ? say('hire', { n }) : say('hire.wonder', { n, card: named(wonder) });
    }
    case 'special':
      return task.times > 1
        ? say('special.times', { card: named(task.card), n: task.times })
        : say('special', { card: named(task.card) });
    case 'pass':
      return say('pass');
    case 'grow':
      return describeGrowth(task.choice);
    case 'answer':
      return describeAnswer(task);
  }
}

/** Without the state, a slot or a cell has no name: those words stay general. */
function describeAction(action: Action): Message {
  switch (action.type) {
    case 'grow':
      return describeGrowth(action);
    case 'answer':
      return describeAnswer(action);
    case 'special':
      return say('special', { card: named(action.card) });
    case 'pass':
      return say('pass');
    default:
      return say(`act.${action.type}`);
  }
}

const describeGrowth = (choice: GrowthAnswer): Message =>
  choice.take === 'worker'
    ? say('grow.worker', { section: { term: `term.section.${choice.section}` } })
    : say('grow', { what: { term: `term.${choice.take}` } });

function describeAnswer({ source, answer: { accept, option } }: { source: string; answer: EffectAnswer }): Message {
  const params = { source: sourceNamed(source) };
  if (accept !== undefined) return say(accept ? 'answer.accept' : 'answer.decline', params);
  if (option === undefined) return say('answer', params);
  const kind = isEvent(source) ? 'event' : 'card';
  return say('answer.option', { ...params, option: { term: `${kind}.${source}.option.${option}` } });
}

function describeWatch(watch: Watch): Message {
  const key = `order.watch.${watch.on}`;
  return 'card' in watch ? { key, params: { card: named(watch.card) } } : { key };
}
