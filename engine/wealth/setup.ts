/** A new game (W3): what lies ready, who begins, and what is asked first. */
import type { Chance } from '../core/draws.ts';
import type { RuleFlags } from '../core/game.ts';
import { issue, type Purse } from '../core/ledger.ts';
import { HEXES } from './data/board.ts';
import { CUBES, type Cube, TILES } from './data/goods.ts';
import { MARKETS } from './data/markets.ts';
import { OUT_WITH_FIVE, PACKAGES, type PackageKind } from './data/start.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Play } from './play.ts';
import { clockwiseFrom } from './rules/acting/turns.ts';
import { rulesOf } from './rules/editions.ts';
import { stillAtStart } from './rules/end/standstill.ts';
import { dealCash } from './rules/setUp/start.ts';
import { type Draft, type Player, SCHEMA, type State } from './state.ts';

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

/** W3.2, W3.11: half of the wells are filled, or the two upper rows in a cash-only start. */
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
  const { flags, stacks, cashOnly } = rulesOf({ options, rules });
  const first = chance.below('first-player', seats);
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
    players: Array.from({ length: seats }, () => newPlayer(flags[seats - 2] as number)),
    market: {},
    stacks: { ...stacks },
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
  const play: Play = { state, chance, events: [{ type: 'firstPlayerDrawn', seat: first }], actor: null };
  for (const cube of CUBES) issue(state.supply, state.market, cube, stockAtStart(options, cube));
  if (options.cashOnlyStart) for (const seat of clockwiseFrom(state, first)) dealCash(play, seat, cashOnly);
  else beginDraft(play);
  play.events.push({ type: 'phaseBegan', phase: state.phase, round: 0, first });
  return { state, events: play.events };
}

function beginDraft({ state, chance, events }: Play): void {
  let firstPicker = state.first;
  if (state.options.separateFirstPicker) {
    // W3.12
    const others = clockwiseFrom(state, state.first).slice(1);
    firstPicker = chance.pick('first-picker', others);
    events.push({ type: 'firstPickerDrawn', seat: firstPicker });
  }
  state.draft = { round: 0, picks: 0, firstPicker, left: packagesInPlay(state.options, state.players.length) };
  state.active = firstPicker;
}
