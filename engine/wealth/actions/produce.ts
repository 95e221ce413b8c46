import type { Field } from '../../core/choices.ts';
import { blocked, type Choice, family, one } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { oneOf, record, type Shape, withDefault } from '../../core/shape.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import { type Cost, INDUSTRIES } from '../data/goods.ts';
import { defaultRuns, projectionOf } from '../facts/production.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { checkSpend, plus } from '../rules/acting/spend.ts';
import { livingSeats, playerAt } from '../rules/acting/turns.ts';
import { blocsOf } from '../rules/blocs.ts';
import { blocOfRun, canRun, carryOutRuns, fuelsOf, runCost } from '../rules/produce.ts';
import type { Bloc, Run, State } from '../state.ts';
import { asSeen } from '../view.ts';
import { defineAction } from './define.ts';
import { hexesField } from './fields.ts';
import { hex, listOf } from './shapes.ts';

const run: Shape<Run> = record({
  industry: oneOf(INDUSTRIES),
  fed: listOf(hex),
  with: withDefault(oneOf(['food', 'ore']), 'food'),
});

type ProduceChoice = Choice<{ type: 'produce'; runs: Run[] }>;

const alreadyDecided = () => refuse('produce/already-decided', 'W9.8');

/** A bloc does not run if none of its tiles is fed. */
const isRunning = ({ fed }: Run): boolean => fed.length > 0;

function checkRun(bloc: Bloc | null, seat: Seat, named: Run): Refusal | null {
  if (bloc?.seat !== seat) return refuse('produce/not-your-bloc', 'W9.2');
  const places = new Set(named.fed.map(hexIndex));
  if (places.size !== named.fed.length) return refuse('produce/tile-twice', 'W9.2');
  if (![...places].every((place) => bloc.tiles.includes(place))) return refuse('produce/not-one-bloc', 'W9.3');
  const whole = places.size === bloc.tiles.length;
  if (bloc.industry === 'farm' && (named.with !== 'food' || !whole)) return refuse('produce/whole-farm', 'W9.2');
  if (named.with === 'ore' && !bloc.automated) return refuse('produce/not-automated', 'W9.4');
  return named.with === 'ore' && !whole ? refuse('produce/whole-bloc', 'W9.4') : null;
}

/** Any feeding the player likes. Each bloc has an entry: the tiles to feed (none: it does not run), and with what. */
function byHand(state: State, seat: Seat): ProduceChoice {
  const fields: Field[] = [];
  const runs: Run[] = blocsOf(state.board, seat).map((bloc, i) => {
    const hexes = bloc.tiles.map(hexAt);
    fields.push(hexesField(`runs.${i}.fed`, hexes, 0, hexes.length));
    if (fuelsOf(bloc).includes('ore')) {
      fields.push({ name: `runs.${i}.with`, type: 'oneOf', values: ['food', 'ore'] });
    }
    return { industry: bloc.industry, fed: [], with: 'food' };
  });
  return family({ type: 'produce', runs }, fields);
}

export const produce = defineAction({
  type: 'produce',
  rules: ['W9.1', 'W9.2', 'W9.3', 'W9.4', 'W9.5', 'W9.8'],
  shape: record({ runs: listOf(run) }),
  when: { phases: ['produce'] },

  check(state, seat, { runs }) {
    if (playerAt(state, seat).runs) return alreadyDecided();
    const seen = new Set<string>();
    let cost: Cost = {};
    for (const named of runs) {
      if (!isRunning(named)) continue;
      const bloc = blocOfRun(state, named);
      const refusal = checkRun(bloc, seat, named);
      if (refusal) return refusal;
      const name = `${named.industry}${bloc?.tiles[0]}`;
      if (seen.has(name)) return refuse('produce/bloc-twice', 'W9.2');
      seen.add(name);
      cost = plus(cost, runCost(named));
    }
    return checkSpend(state, seat, cost, 'W9.5');
  },

  apply(play, seat, { runs }) {
    const { state, events } = play;
    const copy = () => runs.filter(isRunning).map((named) => ({ ...named, fed: named.fed.map((at) => ({ ...at })) }));
    playerAt(state, seat).runs = copy();
    events.push({ type: 'productionDecided', seat, runs: copy() });
    if (livingSeats(state).every((other) => playerAt(state, other).runs)) carryOutRuns(play);
  },

  choices(state, seat) {
    if (playerAt(state, seat).runs) return [blocked({ type: 'produce' }, alreadyDecided())];
    const none: ProduceChoice = one({ type: 'produce', runs: [] }, { paid: {}, kept: {} });
    if (!canRun(state, seat)) return [none];
    const seen = asSeen(state, seat);
    const runs = defaultRuns(seen, seat);
    const { paid, kept } = projectionOf(seen, seat, runs);
    const best: ProduceChoice[] = runs.length > 0 ? [one({ type: 'produce', runs }, { paid, kept })] : [];
    return [...best, none, byHand(state, seat)];
  },
});
