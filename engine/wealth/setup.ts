/** Set-up (W3): what lies ready, who begins, start flags and start units. */
import type { Chance } from '../core/chance.ts';
import type { Refusal, RuleFlags, Seat } from '../core/game.ts';
import type { Hex } from '../core/hex.ts';
import { issue, type Purse } from '../core/ledger.ts';
import { HEXES, hexIndex, isPlayable } from './data/board.ts';
import { CUBES, type Cube, TILES } from './data/goods.ts';
import { MARKETS } from './data/markets.ts';
import { CASH_ONLY_MONEY, flagsAtStart, manualCash, OUT_WITH_FIVE, PACKAGES } from './data/start.ts';
import { STACKS } from './data/tiles.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { beginPlay } from './rules/acting/phases.ts';
import { refuse } from './rules/acting/refuse.ts';
import { clockwiseFrom, playerAt } from './rules/acting/turns.ts';
import { setFlag } from './rules/develop/pieces.ts';
import { stillAtStart } from './rules/end/standstill.ts';
import { addUnit } from './rules/warClouds/units.ts';
import type { Draft, PackageKind, Player, State } from './state.ts';

export const SCHEMA = 1;

function newPlayer(flags: number): Player {
  const purse: Purse = { food: 0, energy: 0, labor: 0, ore: 0, capital: 0, money: 0, notes: 0, flags };
  const placed: Purse = { flags: 0, units: 0, tokens: 0 };
  for (const tile of TILES) placed[tile] = 0;
  return {
    purse,
    placed,
    units: {},
    eliminated: null,
    out: false,
    barters: 0,
    stand: 'ask',
    occupy: true,
    occupyProduct: 'food',
    runs: null,
  };
}

/** W3.11: a cash-only start fills the two upper rows; else half of the wells are filled. */
function stockAtStart(options: Options, cube: Cube): number {
  const { rows, filledAtStart } = MARKETS[cube];
  return options.cashOnlyStart ? rows[0] + rows[1] : filledAtStart;
}

function packagesInPlay(options: Options, seats: number): Draft['left'] {
  const left: Draft['left'] = {};
  for (const [kind, packages] of Object.entries(PACKAGES[options.edition])) {
    const out = options.edition === 'first' && seats === 5 && kind === 'industry' ? OUT_WITH_FIVE : -1;
    left[kind as PackageKind] = packages.map((_, index) => index).filter((index) => index !== out);
  }
  return left;
}

export function setup(
  options: Options,
  seats: number,
  chance: Chance,
  rules: RuleFlags,
): { state: State; events: Event[] } {
  const events: Event[] = [];
  const flags = flagsAtStart(options.edition, seats);
  const first = chance.below('first-player', seats);
  events.push({ type: 'firstPlayerDrawn', seat: first });
  const state: State = {
    schema: SCHEMA,
    rules: { ...rules },
    options: { ...options },
    phase: options.cashOnlyStart ? 'startFlag' : 'draft',
    round: 0,
    first,
    active: first,
    passes: 0,
    draft: null,
    board: HEXES.map(() => null),
    players: Array.from({ length: seats }, () => newPlayer(flags)),
    market: {},
    stacks: { ...STACKS[options.edition] },
    supply: { food: 0, energy: 0, labor: 0, ore: 0, capital: 0, money: 0, notes: 0, units: 0, tokens: 0 },
    offers: [],
    nextOffer: 1,
    activations: 0,
    stand: null,
    lastFlagLatched: false,
    triggers: [],
    ...stillAtStart(rules),
    ending: null,
  };
  for (const cube of CUBES) issue(state.supply, state.market, cube, stockAtStart(options, cube));
  if (options.cashOnlyStart) {
    for (const seat of clockwiseFrom(state, first)) dealCash(state, seat, CASH_ONLY_MONEY, events);
  } else {
    let firstPicker = first;
    if (options.separateFirstPicker) {
      const others = clockwiseFrom(state, first).slice(1);
      firstPicker = chance.pick('first-picker', others);
      events.push({ type: 'firstPickerDrawn', seat: firstPicker });
    }
    state.draft = { round: 0, picks: 0, firstPicker, left: packagesInPlay(options, seats) };
    state.active = firstPicker;
  }
  events.push({ type: 'phaseBegan', phase: state.phase, round: 0, first });
  return { state, events };
}

function dealCash(draft: State, seat: Seat, money: number, events: Event[]): void {
  if (money === 0) return;
  issue(draft.supply, playerAt(draft, seat).purse, 'money', money);
  events.push({ type: 'cashDealt', seat, money });
}

/** W3.10, W3.13 */
export function endDraft(draft: State, events: Event[]): void {
  draft.draft = null;
  if (draft.options.edition === 'manual') {
    clockwiseFrom(draft, draft.first).forEach((seat, place) => {
      dealCash(draft, seat, manualCash(draft.players.length, place), events);
    });
  }
  beginUnits(draft, events);
}

export function checkPlaceStartFlag(state: State, hex: Hex): Refusal | null {
  const place = hexIndex(hex);
  if (!isPlayable(state.options, place)) return refuse('not-playable', 'W3.11');
  return state.board[place] ? refuse('hex-taken', 'W3.11') : null;
}

export function applyPlaceStartFlag(draft: State, seat: Seat, hex: Hex, events: Event[]): void {
  setFlag(draft, seat, hexIndex(hex));
  events.push({ type: 'startFlagPlaced', seat, hex: { ...hex } });
  const next = (seat + 1) % draft.players.length;
  if (next === draft.first) beginUnits(draft, events);
  else draft.active = next;
}

/** W3.13: on an own tile; with a cash-only start on the start flag. */
export function startUnitPlaces(state: State, seat: Seat): number[] {
  const cashOnly = state.options.cashOnlyStart;
  return state.board.flatMap((piece, place) => (piece?.seat === seat && (piece.tile || cashOnly) ? [place] : []));
}

function beginUnits(draft: State, events: Event[]): void {
  const seats = draft.options.warClouds ? unitsDue(draft) : [];
  if (seats.length === 0) {
    beginPlay(draft, events);
    return;
  }
  draft.phase = 'startUnit';
  draft.active = seats[0] as Seat;
  events.push({ type: 'phaseBegan', phase: 'startUnit', round: 0, first: draft.first });
}

/** Who has yet to set its start unit, clockwise from the first; who has no tile sets none. */
const unitsDue = (state: State): Seat[] =>
  clockwiseFrom(state, state.first).filter(
    (seat) => playerAt(state, seat).placed.units === 0 && startUnitPlaces(state, seat).length > 0,
  );

export function checkPlaceStartUnit(state: State, seat: Seat, hex: Hex): Refusal | null {
  return startUnitPlaces(state, seat).includes(hexIndex(hex)) ? null : refuse('not-your-tile', 'W3.13');
}

export function applyPlaceStartUnit(draft: State, seat: Seat, hex: Hex, events: Event[]): void {
  addUnit(draft, seat, hex);
  events.push({ type: 'startUnitPlaced', seat, hex: { ...hex } });
  const [next] = unitsDue(draft);
  if (next === undefined) beginPlay(draft, events);
  else draft.active = next;
}
