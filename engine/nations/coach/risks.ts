/** What a move costs, and what threatens after it as things stand. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import { type Amounts, cardOf, type EventId, isEvent } from '../data/cards/index.ts';
import { forecast } from '../facts/forecast.ts';
import { priceFor } from '../rules/buying/price.ts';
import { plus, times } from '../rules/valuesAndWorkers/tokens.ts';
import { cappedStrength, stabilityOf, sumOfRule } from '../rules/valuesAndWorkers/values.ts';
import { isDefeated } from '../rules/war.ts';
import { nationAt, type State, seatsOf } from '../state.ts';
import { producedMore } from './gains.ts';
import { cardNamed, counted, eventNamed, type Move, reason, when } from './move.ts';

export const risks = (move: Move): Message[] => [...threats(move), ...shortages(move), ...costs(move)];

function threats({ before, after, seat }: Move): Message[] {
  const inRevolt = stabilityOf(after, seat) < 0;
  const { war } = after;
  if (war && isDefeated(after, seat)) return [reason('risk.war', { card: cardNamed(war.card) })];
  const found = when(inRevolt, stabilityOf(before, seat) < 0 ? 'risk.stillRevolt' : 'risk.revolt');
  const buyer = war ? null : strongerBuyer(after, seat);
  return [...found, ...(buyer ? [reason('risk.warToCome', { seat: { seat: buyer.seat }, card: buyer.card })] : [])];
}

/** The strongest of those who can still buy a war that would defeat the nation. */
function strongerBuyer(state: State, seat: Seat) {
  const own = cappedStrength(state, seat) + sumOfRule(nationAt(state, seat), 'warStrength');
  const wars = state.board.flatMap((row, index) =>
    row.flatMap((id) => (id !== null && cardOf(id).type === 'war' ? [{ card: cardOf(id), row: index + 1 }] : [])),
  );
  const [strongest] = seatsOf(state)
    .filter((other) => other !== seat && nationAt(state, other).passed === 0 && cappedStrength(state, other) > own)
    .sort((a, b) => cappedStrength(state, b) - cappedStrength(state, a));
  if (strongest === undefined) return null;
  const found = wars.find(
    ({ card, row }) => nationAt(state, strongest).purse.gold >= priceFor(state, strongest, row, card),
  );
  return found ? { seat: strongest, card: cardNamed(found.card.id) } : null;
}

/** Changes of each event of the round, and what is lacking, if everybody passed now. */
interface Outlook {
  events: Map<EventId, Amounts>;
  lacking: Amounts;
}

function outlookOf(state: State, seat: Seat): Outlook {
  const outlook: Outlook = { events: new Map(), lacking: {} };
  for (const { step, changes, events } of forecast(state)?.seats[seat]?.steps ?? []) {
    if (isEvent(step)) outlook.events.set(step, changes);
    for (const event of events) {
      if (event.type !== 'lost') continue;
      const owed = plus(event.asked, times(event.lost, -1));
      outlook.lacking = plus(outlook.lacking, { ...owed, vp: 0 });
    }
  }
  return outlook;
}

/** How the round would end otherwise, if everybody passed now. */
function shortages({ before, after, seat }: Move): Message[] {
  if (before.phase !== 'action') return [];
  const was = outlookOf(before, seat);
  const now = outlookOf(after, seat);
  const lacking = counted(now.lacking, 1);
  const found = when(lacking.length > 0, 'risk.shortage', { what: lacking });
  if (lacking.length === 0 && counted(was.lacking, 1).length > 0) {
    found.push(reason('gain.noShortage', { what: counted(was.lacking, 1) }));
  }
  for (const event of new Set([...was.events.keys(), ...now.events.keys()])) {
    const change = plus(now.events.get(event) ?? {}, times(was.events.get(event) ?? {}, -1));
    const params = { event: eventNamed(event) };
    found.push(...when(counted(change, 1).length > 0, 'gain.event', { ...params, what: counted(change, 1) }));
    found.push(...when(counted(change, -1).length > 0, 'risk.event', { ...params, what: counted(change, -1) }));
  }
  return found;
}

/** What every production brings less, and what an answer gives up. The page shows the price of all else. */
function costs(move: Move): Message[] {
  const { before, after, seat, action } = move;
  const less = counted(producedMore(move), -1);
  const held = plus(nationAt(after, seat).purse, times(nationAt(before, seat).purse, -1));
  const given = action.type === 'answer' ? counted(held, -1) : [];
  return [
    ...when(given.length > 0, 'risk.now', { what: given }),
    ...when(less.length > 0, 'risk.production', { what: less }),
  ];
}
