/** Reference traces of Wealth of Nations: translates their actions into ours and our states into theirs. */
import { isDeepStrictEqual } from 'node:util';
import { type Chance, scriptedChance } from '../../engine/core/chance.ts';
import { type Hex, parseHexKey } from '../../engine/core/hex.ts';
import { clone } from '../../engine/core/json.ts';
import { perform } from '../../engine/core/play.ts';
import type { Action } from '../../engine/wealth/actions/index.ts';
import { HEXES } from '../../engine/wealth/data/board.ts';
import { CUBES } from '../../engine/wealth/data/goods.ts';
import { wealth } from '../../engine/wealth/index.ts';
import type { State } from '../../engine/wealth/state.ts';
import type { Difference, TraceAdapter, TraceReport } from './adapter.ts';
import { replayDots } from './wealthDots.ts';

type Json = Record<string, unknown>;
type Pair = [number, number];

interface Trace {
  edition: string;
  options: Json;
  seats: string[];
  firstSeat: string;
  draftFirstSeat: string | null;
  start: Json;
  steps: { n: number; seat: string; do: Json; after: Json }[];
  illegal: { afterStep: number; seat: string; do: Json; why: string }[];
  result: Json;
}

const toHex = ([q, r]: Pair): Hex => ({ q, r });
const fromHex = ({ q, r }: Hex): Pair => [q, r];

class Replay {
  readonly names: string[];
  readonly chance: Chance;
  /** The trace's names for offers, by our id. */
  readonly offers = new Map<number, unknown>();
  state: State;

  constructor(trace: Trace) {
    this.names = trace.seats;
    const first = this.seat(trace.firstSeat);
    this.chance = scriptedChance((label, _n, items) => {
      if (label === 'first-player') return first;
      return items.indexOf(this.seat(trace.draftFirstSeat as string));
    });
    const { options } = trace;
    const parsed = wealth.parseOptions(
      {
        edition: trace.edition,
        warClouds: options.warClouds,
        terrain: options.terrain ?? 'none',
        limitedPassing: options.limitedPassing,
        cashOnlyStart: options.cashOnly,
        synergy: options.synergy,
        separateFirstPicker: options.startingPlayerDoesNotChooseFirst,
      },
      trace.seats.length,
    );
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    // The reference games follow the rulebooks only. They do not know our ruling on a standstill (W11.11).
    this.state = wealth.setup(parsed.value, trace.seats.length, this.chance, {}).state;
  }

  seat(name: string): number {
    return this.names.indexOf(name);
  }

  offerId(name: unknown): number {
    for (const [id, known] of this.offers) if (known === name) return id;
    return 999_999;
  }

  /** One action of the trace as our actions. An activation with several steps becomes several actions. */
  actions(act: Json): unknown[] {
    const { action, ...members } = act;
    const hex = act.hex ? toHex(act.hex as Pair) : undefined;
    switch (action) {
      case 'package':
        return [{ type: 'pickPackage', kind: act.kind, index: act.index, tiles: (act.tiles as Json[]).map(withHex) }];
      case 'placeUnit':
        return [{ type: 'placeStartUnit', hex }];
      case 'offer':
        return [{ type: 'offer', to: this.seat(act.to as string), give: act.give, want: act.want }];
      case 'withdraw':
      case 'decline':
      case 'accept':
        return [{ type: action, id: this.offerId(act.id) }];
      case 'borrow':
      case 'repay':
        return [{ type: action, notes: act.n }];
      case 'passTrade':
      case 'passDevelop':
        return [{ type: action }];
      case 'flag':
        return [{ type: 'placeFlag', hex }];
      case 'build':
        return [{ ...withHex(members), type: 'build' }];
      case 'move':
        return [
          {
            type: 'moveTiles',
            tiles: (act.tiles as Json[]).map(withEnds),
            automation: ((act.automation ?? []) as Json[]).map(withEnds),
          },
        ];
      case 'buildUnits':
        return [{ type: 'buildUnits', hexes: (act.hexes as Pair[]).map(toHex) }];
      case 'activate':
        return (act.steps as Json[]).map((step) => this.activation(step));
      case 'transport':
        return [{ ...withEnds(members), type: 'transport' }];
      case 'produce':
        return [{ type: 'produce', runs: (act.blocs as Json[]).map(run) }];
      default:
        return [{ ...members, type: action, ...(hex ? { hex } : {}) }];
    }
  }

  activation(step: Json): unknown {
    const operation = step.operation as Json | undefined;
    const against = operation?.against === undefined ? {} : { against: this.seat(operation.against as string) };
    return { ...withEnds(step), type: 'activate', operation: operation ? { ...operation, ...against } : null };
  }

  /** Carries out a step on `from`, or returns the words of the refusal. */
  try(from: State, seat: number, act: Json): State | string {
    let state = from;
    for (const input of this.actions(act)) {
      const parsed = wealth.parseAction(input);
      if (!parsed.ok) return `${parsed.refusal.code} ${JSON.stringify(parsed.refusal.params)}`;
      const outcome = perform(wealth, state, seat, parsed.value, this.chance);
      if (!outcome.ok) return `${outcome.refusal.code} ${outcome.refusal.rule}`;
      state = outcome.state;
    }
    // A trace's activation ends with its last step. Ours continues until the mover ends it.
    const over = act.action === 'activate' || act.action === 'stand';
    if (over && state.activations > 0 && !state.stand) {
      const end: Action = { type: 'endActivation' };
      const outcome = perform(wealth, state, state.active as number, end, this.chance);
      if (!outcome.ok) return outcome.refusal.code;
      state = outcome.state;
    }
    return state;
  }

  /** Our state in the trace's form. */
  shown(): Json {
    const { state } = this;
    const name = (seat: number | null) => (seat === null ? null : this.names[seat]);
    const packagesLeft = state.draft ? state.draft.left : null;
    return {
      phase: state.phase,
      round: state.round,
      first: name(state.first),
      active: name(state.active),
      awaited: wealth.awaiting(state).map(({ seat }) => name(seat)),
      passesInARow: state.passes,
      out: state.players.flatMap((player, seat) => (player.out ? [name(seat)] : [])),
      final: state.triggers.length > 0,
      lastFlagLatched: state.lastFlagLatched,
      market: state.market,
      stacks: state.stacks,
      packagesLeft,
      offers: state.offers
        .map(({ id, from, to, give, want }) => ({
          id: this.offers.get(id),
          from: name(from),
          to: name(to),
          give,
          want,
        }))
        .sort(byOfferId),
      stand: state.stand && {
        mover: name(state.stand.mover),
        hex: fromHex(state.stand.hex),
        asked: name(state.stand.asked),
      },
      seats: Object.fromEntries(state.players.map((_, seat) => [name(seat), this.shownSeat(seat)])),
    };
  }

  shownSeat(seat: number): Json {
    const { state } = this;
    const player = state.players[seat] as State['players'][number];
    const own = state.board.flatMap((piece, place) =>
      piece?.seat === seat ? [{ ...piece, hex: fromHex(HEXES[place] as Hex) }] : [],
    );
    const { money, notes, flags } = player.purse;
    const war = {
      units: Object.entries(player.units)
        .map(([key, count]) => ({ hex: fromHex(parseHexKey(key)), count }))
        .sort((a, b) => a.hex[0] - b.hex[0] || a.hex[1] - b.hex[1]),
      standing: player.stand,
      occupy: player.occupy,
    };
    return {
      money,
      cubes: Object.fromEntries(CUBES.map((cube) => [cube, player.purse[cube]])),
      notes,
      flagsLeft: flags,
      eliminated: player.eliminated !== null,
      tiles: own.flatMap(({ tile, hex, rotation, tokens }) =>
        tile ? [{ tile, hex, rotation, token: tokens > 0 }] : [],
      ),
      flags: own.flatMap(({ tile, hex }) => (tile ? [] : [hex])),
      ...(state.options.warClouds ? war : {}),
    };
  }

  shownResult(): Json {
    const { ending } = this.state;
    if (!ending) return {};
    return {
      ended: ending.triggers,
      sellOff: ending.sellOff,
      winners: ending.winners.map((seat) => this.names[seat]),
      seats: Object.fromEntries(
        ending.scores.map((score, seat) => {
          const eliminated = this.state.players[seat]?.eliminated !== null;
          const { rank, points, money, notes, repaid, tiles, flagsOnBoard } = score;
          return [
            this.names[seat],
            { rank, points, money, notes, repaidAtEnd: repaid, tiles, flagsOnBoard, eliminated },
          ];
        }),
      ),
    };
  }
}

const withHex = (placed: Json): Json => ({ ...placed, hex: toHex(placed.hex as Pair) });
const withEnds = (moved: Json): Json => ({ ...moved, from: toHex(moved.from as Pair), to: toHex(moved.to as Pair) });

const run = (bloc: Json): Json => ({
  industry: bloc.industry,
  fed: (bloc.fed as Pair[]).map(toHex),
  with: bloc.with,
});

/** The first path where the two differ, for a person to read. Members that the trace leaves out are not compared. */
function firstDifference(expected: unknown, actual: unknown, path: string): string | null {
  if (isDeepStrictEqual(expected, actual)) return null;
  const both = expected && actual && typeof expected === 'object' && typeof actual === 'object';
  if (both && !Array.isArray(expected)) {
    for (const [key, value] of Object.entries(expected)) {
      const found = firstDifference(value, (actual as Json)[key], `${path}.${key}`);
      if (found) return found;
    }
    return null;
  }
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
}

/** Offers are compared as a set. */
const byOfferId = (a: Json, b: Json): number => String(a.id).localeCompare(String(b.id));

/** Members that must not be compared, according to FORMAT.md. */
function comparable(after: Json, shown: Json, duringProduce: boolean): Json {
  const expected = clone(after);
  (expected.offers as Json[]).sort(byOfferId);
  for (const [name, seat] of Object.entries(expected.seats as Record<string, Json>)) {
    if (seat.eliminated) {
      delete seat.notes;
      delete seat.standing;
      delete seat.occupy;
    }
    if (duringProduce) {
      delete seat.money;
      delete seat.cubes;
    }
    if (!(name in (shown.seats as Json))) throw new Error(`no seat ${name}`);
  }
  return expected;
}

function comparableResult(result: Json): Json {
  const expected = clone(result);
  for (const seat of Object.values(expected.seats as Record<string, Json>)) {
    if (!seat.eliminated) continue;
    delete seat.rank;
    delete seat.notes;
    delete seat.repaidAtEnd;
  }
  return expected;
}

function replay(trace: Trace): TraceReport {
  const report = { steps: 0, probes: 0, skipped: [], difference: null as Difference | null };
  const game = new Replay(trace);
  const differs = (step: number, what: string | null): boolean => {
    if (what) report.difference = { step, what };
    return what !== null;
  };
  const compare = (after: Json) => {
    const shown = game.shown();
    return firstDifference(comparable(after, shown, after.phase === 'produce'), shown, 'state');
  };
  const probe = (step: number): boolean => {
    for (const { afterStep, seat, do: act, why } of trace.illegal) {
      if (afterStep !== step) continue;
      report.probes++;
      const outcome = game.try(game.state, game.seat(seat), act);
      if (typeof outcome !== 'string') return differs(step, `accepted, but ${why}: ${JSON.stringify(act)}`);
    }
    return false;
  };
  if (differs(-1, compare(trace.start)) || probe(-1)) return report;
  for (const { n, seat, do: act, after } of trace.steps) {
    report.steps++;
    if (act.action === 'offer') game.offers.set(game.state.nextOffer, act.id);
    const outcome = game.try(game.state, game.seat(seat), act);
    if (typeof outcome === 'string') {
      differs(n, `refused: ${outcome}: ${JSON.stringify(act)}`);
      return report;
    }
    game.state = outcome;
    if (differs(n, compare(after)) || probe(n)) return report;
  }
  differs(trace.steps.length, firstDifference(comparableResult(trace.result), game.shownResult(), 'result'));
  return report;
}

export const wealthTraces: TraceAdapter = {
  game: wealth.id,
  replay: (trace) => (Array.isArray(trace.boards) ? replayDots(trace.boards) : replay(trace as unknown as Trace)),
};
