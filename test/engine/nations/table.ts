/** A table for tests: a game in the action phase, on which a test lays what its rule needs. */
import { scriptedChance } from '../../../engine/core/chance.ts';
import type { Seat } from '../../../engine/core/game.ts';
import { clone } from '../../../engine/core/json.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { awaitedSeats, questionFor } from '../../../engine/nations/awaiting.ts';
import {
  type Age,
  type Amounts,
  type CardId,
  eventCardsOf,
  progressCardsOf,
  soloTilesOf,
  TOKENS,
} from '../../../engine/nations/data/cards/index.ts';
import type { NationsEvent } from '../../../engine/nations/events.ts';
import { nations } from '../../../engine/nations/index.ts';
import { type Options, setsInPlay } from '../../../engine/nations/options.ts';
import type { EffectAnswer, Nation, Slot, State } from '../../../engine/nations/state.ts';

export interface Layout {
  advisors?: (CardId | null)[];
  colonies?: CardId[];
  wonders?: CardId[];
  /** By slot: a card and its workers; undefined leaves the printed one. */
  slots?: (Slot | undefined)[];
  construction?: Nation['construction'];
  idle?: number;
}

export class Table {
  state: State;
  log: NationsEvent[] = [];
  /** What the die shows next, and which item any other draw takes. */
  die: number[] = [];

  constructor(setup: { seats?: number; options?: Partial<Options>; round?: number; growth?: boolean } = {}) {
    const { seats = 3, round = 1, growth = true } = setup;
    const parsed = nations.parseOptions({ sets: 'all', ...setup.options }, seats);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    const { state, events } = nations.setup(parsed.value, seats, this.chance(), nations.rules);
    this.state = state;
    this.log = events;
    if (growth) this.growAll();
    if (round > 1) this.jump(round);
  }

  /** Every draw takes the first item; the die shows what the test says. */
  chance() {
    return scriptedChance((label) => (label.includes('/die/') ? (this.die.shift() ?? 1) - 1 : 0));
  }

  nation(seat: Seat): Nation {
    const nation = this.state.nations[seat];
    if (!nation) throw new Error(`no seat ${seat}`);
    return nation;
  }

  growAll(): void {
    while (this.state.phase === 'growth') {
      const seat = awaitedSeats(this.state)[0] as Seat;
      this.do(seat, { type: 'grow', take: 'stone' });
    }
  }

  /** Puts the game into the action phase of a round. */
  jump(round: number): void {
    const { state } = this;
    const age = Math.ceil(round / 2) as Age;
    state.round = round;
    state.age = age;
    const sets = setsInPlay(state.options);
    state.deck = progressCardsOf(age).flatMap((card) => (card.set && sets.includes(card.set) ? [card.id] : []));
    state.eventDeck = state.shadow ? [] : eventCardsOf(age).map(({ id }) => id);
    state.tiles = state.shadow ? soloTilesOf(age).map(({ id }) => id) : [];
    this.recount();
  }

  /** Sets what a nation holds; the bank takes the difference. */
  hold(seat: Seat, amounts: Amounts): this {
    const { purse } = this.nation(seat);
    for (const kind of TOKENS) {
      const n = amounts[kind];
      if (n === undefined) continue;
      this.state.bank[kind] = (this.state.bank[kind] ?? 0) + purse[kind] - n;
      purse[kind] = n;
    }
    return this;
  }

  lay(seat: Seat, layout: Layout): this {
    const nation = this.nation(seat);
    layout.wonders?.forEach((card, space) => {
      nation.wonders[space] = card;
      if (card === 'porcelain-tower' && nation.advisors.length === 1) nation.advisors.push(null);
    });
    layout.advisors?.forEach((card, space) => {
      nation.advisors[space] = card;
    });
    layout.colonies?.forEach((card, space) => {
      nation.colonies[space] = card;
    });
    layout.slots?.forEach((slot, index) => {
      if (!slot) return;
      nation.idle += (nation.slots[index]?.workers ?? 0) - slot.workers;
      nation.slots[index] = { ...slot };
    });
    if (layout.construction !== undefined) nation.construction = layout.construction;
    if (layout.idle !== undefined) {
      // The rest of the workers wait on top of the track, where they cost nothing.
      nation.track.top += nation.idle - layout.idle;
      nation.idle = layout.idle;
    }
    this.recount();
    return this;
  }

  /** Workers taken from a section of the track. */
  taken(seat: Seat, food: number, stability: number): this {
    const nation = this.nation(seat);
    nation.idle += nation.track.food - (nation.capacity.food - food);
    nation.idle += nation.track.stability - (nation.capacity.stability - stability);
    nation.track.food = nation.capacity.food - food;
    nation.track.stability = nation.capacity.stability - stability;
    return this;
  }

  /** Puts one card on a cell of the progress board. */
  offer(row: number, col: number, card: CardId | null): this {
    (this.state.board[row - 1] as (CardId | null)[])[col] = card;
    this.recount();
    return this;
  }

  emptyBoard(): this {
    for (const row of this.state.board) row.fill(null);
    this.recount();
    return this;
  }

  /** Keeps the count of cards right after cards were laid by hand. */
  recount(): void {
    this.state.undealt = 0;
    for (const broken of nations.invariants(this.state)) {
      const found = /^(-?\d+) cards of (\d+)$/.exec(broken);
      if (found) this.state.undealt = Number(found[2]) - Number(found[1]);
    }
  }

  /** Gives the turn to a seat, whatever the player order. */
  turn(seat: Seat, actions = 1): this {
    const frame = this.state.stack.find((one) => one.type === 'turn');
    if (frame?.type !== 'turn') throw new Error('no turn under way');
    frame.seat = seat;
    frame.actions = actions;
    return this;
  }

  do(seat: Seat, action: Action): NationsEvent[] {
    const parsed = nations.parseAction(JSON.parse(JSON.stringify(action)));
    if (!parsed.ok) throw new Error(`not understood: ${JSON.stringify(action)}`);
    const outcome = perform(nations, this.state, seat, parsed.value, this.chance());
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} refused: ${outcome.refusal.code}`);
    this.state = outcome.state;
    this.log.push(...outcome.events);
    return outcome.events;
  }

  /** The rule that refuses the action; also checks that nothing changed. */
  refused(seat: Seat, action: Action): string {
    const before = clone(this.state);
    const outcome = perform(nations, this.state, seat, action, this.chance());
    if (outcome.ok) throw new Error(`${JSON.stringify(action)} was accepted`);
    if (JSON.stringify(before) !== JSON.stringify(this.state)) throw new Error('a refusal changed the state');
    return outcome.refusal.rule;
  }

  /**
   * Everybody passes, in the given order if there is one. Then all questions get an answer, by default the safe one, up
   * to the next round.
   */
  finishRound(answers: Record<string, Record<Seat, EffectAnswer>> = {}, passing?: readonly Seat[]): NationsEvent[] {
    const from = this.log.length;
    const { round } = this.state;
    for (const seat of passing ?? []) {
      this.turn(seat);
      this.do(seat, { type: 'pass' });
    }
    while (this.state.round === round && this.state.final === null) {
      const seat = awaitedSeats(this.state)[0] as Seat;
      const question = questionFor(this.state, seat);
      const given = question?.kind === 'effect' ? answers[question.source]?.[seat] : undefined;
      const action: Action =
        question?.kind === 'effect' && given
          ? { type: 'answer', source: question.source, answer: given }
          : nations.fallback(this.state, seat);
      this.do(seat, action);
    }
    return this.log.slice(from);
  }
}

/** What a cause gave and took by seat, including VP for shortages. */
export function changesBy(events: readonly NationsEvent[], cause: string): Record<Seat, Record<string, number>> {
  const sums: Record<Seat, Record<string, number>> = {};
  const add = (seat: Seat, amounts: Amounts, sign: number) => {
    const own = sums[seat] ?? {};
    sums[seat] = own;
    for (const [kind, n] of Object.entries(amounts)) {
      own[kind] = (own[kind] ?? 0) + sign * n;
      if (own[kind] === 0) delete own[kind];
    }
    if (Object.keys(own).length === 0) delete sums[seat];
  };
  for (const event of events) {
    if (event.type === 'gained' && event.cause === cause) add(event.seat, event.gain, 1);
    if (event.type === 'paid' && event.cause === cause) add(event.seat, event.paid, -1);
    if (event.type === 'lost' && event.cause === cause) add(event.seat, event.lost, -1);
    if (event.type === 'shortageMadeUp' && event.cause === cause) add(event.seat, event.gave, -1);
  }
  return sums;
}

export const only = <T extends NationsEvent['type']>(
  events: readonly NationsEvent[],
  type: T,
): Extract<NationsEvent, { type: T }>[] =>
  events.filter((event): event is Extract<NationsEvent, { type: T }> => event.type === type);
