/**
 * A copy of a state, for an action to change. It shares with the original only what never changes during a game.
 *
 * It is `clone` written out for this shape, and about eight times faster. Every member is named on purpose: V8 gives all
 * objects of one literal the same layout, so that the rules that read them are fast too. A spread does not do that, and
 * an object with this many members that is filled key by key even becomes a hash table.
 */
import { clone, copyRecord } from '../core/clone.ts';
import type { Nation, State, Tokens } from './state.ts';

export function copyState(state: State): State {
  return {
    schema: state.schema,
    rules: state.rules,
    options: state.options,
    round: state.round,
    age: state.age,
    phase: state.phase,
    order: state.order.slice(),
    nations: state.nations.map(copyNation),
    bank: copyRecord(state.bank),
    board: state.board.map((row) => row.slice()),
    deck: state.deck.slice(),
    shares: state.shares && copyRecord(state.shares),
    eventDeck: state.eventDeck.slice(),
    tiles: state.tiles.slice(),
    gone: state.gone.slice(),
    undealt: state.undealt,
    event: state.event,
    architects: state.architects,
    war: clone(state.war),
    shadow: clone(state.shadow),
    pool: state.pool.slice(),
    stack: clone(state.stack),
    rolls: state.rolls,
    final: clone(state.final),
  };
}

function copyNation(nation: Nation): Nation {
  const { track, capacity, construction, bought, standing } = nation;
  return {
    name: nation.name,
    board: nation.board,
    difficulty: nation.difficulty,
    purse: copyTokens(nation.purse),
    idle: nation.idle,
    track: { food: track.food, stability: track.stability, top: track.top },
    capacity: { food: capacity.food, stability: capacity.stability },
    slots: nation.slots.map((slot) => slot && { card: slot.card, workers: slot.workers }),
    advisors: nation.advisors.slice(),
    colonies: nation.colonies.slice(),
    wonders: nation.wonders.slice(),
    construction: construction && { card: construction.card, sections: construction.sections },
    architects: copyRecord(nation.architects),
    used: copyRecord(nation.used),
    passed: nation.passed,
    turns: nation.turns,
    short: nation.short.slice(),
    bought: { colony: bought.colony, war: bought.war, battle: bought.battle, goldenAge: bought.goldenAge },
    warLoss: copyTokens(nation.warLoss),
    leastStable: nation.leastStable,
    strengthShift: nation.strengthShift,
    standing: {
      shortage: clone(standing.shortage),
      spare: clone(standing.spare),
      take: standing.take,
      return: standing.return,
      titanic: standing.titanic,
      growth: clone(standing.growth),
      events: clone(standing.events),
    },
  };
}

const copyTokens = ({ gold, food, stone, books, vp }: Tokens): Tokens => ({ gold, food, stone, books, vp });
