/**
 * `npx tsx test/properties/nationsRun.ts FROM TO` plays many random games. It prints one JSON line and exits with 1 on
 * any violation.
 */

import { EVENT_CARDS, PROGRESS_CARDS, SOLO_TILES } from '../../engine/nations/data/cards/index.ts';
import type { NationsEvent } from '../../engine/nations/events.ts';
import { nations } from '../../engine/nations/index.ts';
import type { State } from '../../engine/nations/state.ts';
import { cardsOf } from './nationsCards.ts';
import { nationsMover } from './nationsMover.ts';
import { tableOf } from './nationsTables.ts';
import { playRandom } from './randomPlay.ts';

const [from = 0, to = 100] = process.argv.slice(2).map(Number);
const bought = new Set<string>();
const events = new Set<string>();
const kinds = new Set<string>();
const violations: string[] = [];
let steps = 0;
let largest = 0;

for (let n = from; n < to; n++) {
  const table = tableOf(n);
  try {
    const { state } = playRandom({
      game: nations,
      ...table,
      seed: n,
      // The computer player becomes strong enough for moves that random play never reaches.
      prefer: (state, seat, choices, below) =>
        n % 13 === 0 && below(8) > 0 && nations.awaiting(state as State).some((one) => one.seat === seat)
          ? nations.bot(nations.view(state as State, seat), seat)
          : nationsMover(state, seat, choices, below),
      thorough: n % 10 === 0,
      onStep: (step) => {
        steps++;
        for (const event of step.events as NationsEvent[]) {
          kinds.add(event.type);
          if (event.type === 'cardBought') bought.add(event.card);
          if (event.type === 'eventRevealed') events.add(event.card);
          if (event.type === 'eventBegan') events.add(event.event);
          if (event.type === 'tileRevealed') events.add(event.tile);
        }
      },
    });
    const final = state as State;
    largest = Math.max(largest, JSON.stringify(final).length);
    if (final.round !== 2 * table.options.ages) violations.push(`game ${n}: ${final.round} rounds`);
    const cards = cardsOf(final);
    if (new Set(cards).size !== cards.length) violations.push(`game ${n}: a card is in two places`);
  } catch (error) {
    violations.push(`game ${n}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const eventIds = EVENT_CARDS.flatMap((card) => [
  card.id,
  ...card.events.flatMap((half) => (half.effects.some(({ kind }) => kind === 'trigger') ? [half.id] : [])),
]);
console.log(
  JSON.stringify({
    games: to - from,
    steps,
    violations,
    largestState: largest,
    neverBought: PROGRESS_CARDS.flatMap(({ id }) => (bought.has(id) ? [] : [id])),
    neverSeen: [...eventIds, ...SOLO_TILES.map(({ id }) => id)].filter((id) => !events.has(id)),
    kinds: kinds.size,
  }),
);
process.exitCode = violations.length > 0 ? 1 : 0;
