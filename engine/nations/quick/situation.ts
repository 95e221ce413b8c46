/** Where a nation stands, in three lines: the moment, what it holds, and what is to come. */
import type { Seat } from '../../core/game.ts';
import type { Message, Param } from '../../core/messages.ts';
import type { Question } from '../awaiting.ts';
import { TOKENS } from '../data/cards/index.ts';
import { eventsNow } from '../facts/round.ts';
import { netProduction } from '../rules/production.ts';
import { stabilityOf, strengthOf } from '../rules/valuesAndWorkers/values.ts';
import { nationAt, type State } from '../state.ts';
import { amounts } from './words.ts';

export function situation(view: State, seat: Seat, question: Question): Message[] {
  const moment = { key: 'quick.moment', params: { round: view.round, phase: { term: `term.phase.${view.phase}` } } };
  if (view.phase === 'setup') return [{ key: 'quick.setup', params: { n: view.nations.length } }];
  const lines = [moment, holdings(view, seat)];
  if (question.kind === 'spare') return [...lines, { key: 'quick.loss', params: { what: amounts(question.loss) } }];
  return [...lines, toCome(view, seat)];
}

function holdings(view: State, seat: Seat): Message {
  const { purse } = nationAt(view, seat);
  const held = TOKENS.map((token): Param => ({ term: `term.${token}`, count: purse[token] }));
  const [strength, stability] = [strengthOf(view, seat), stabilityOf(view, seat)];
  return { key: 'quick.have', params: { held, strength, stability } };
}

/** What production changes, and the events that are up. */
function toCome(view: State, seat: Seat): Message {
  const { net } = netProduction(view, seat, null);
  const parts = TOKENS.flatMap((token): Message[] => {
    const n = net[token] ?? 0;
    const key = n < 0 ? 'quick.loses' : 'quick.gains';
    return n === 0 ? [] : [{ key, params: { what: { term: `term.${token}`, count: Math.abs(n) } } }];
  });
  const production: Param = parts.length > 0 ? parts : { key: 'quick.nothing' };
  const events = eventsNow(view).map(({ id }): Param => ({ term: `event.${id}.title` }));
  return events.length > 0
    ? { key: 'quick.toCome.events', params: { production, events } }
    : { key: 'quick.toCome', params: { production } };
}
