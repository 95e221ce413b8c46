import { blocked, type Choice, one } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { flag, record, type TypeOf, withDefault } from '../../core/shape.ts';
import { hexIndex } from '../data/board.ts';
import { TILES, type Tile } from '../data/goods.ts';
import { emptyFlags, previewTile } from '../facts/targets.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canSpend, checkSpend, spend } from '../rules/acting/spend.ts';
import { endAction } from '../rules/acting/turns.ts';
import { buildCost, checkBuild, checkStack } from '../rules/develop/building.ts';
import { setTile } from '../rules/develop/pieces.ts';
import { rulesOf } from '../rules/editions.ts';
import type { State } from '../state.ts';
import { defineAction } from './define.ts';
import { hex, rotation, tile } from './shapes.ts';

const shape = record({ tile, hex, rotation, force: withDefault(flag, false) });

type BuildChoice = Choice<{ type: 'build' } & TypeOf<typeof shape>>;

/** Every empty flag and rotation for one kind of tile, or why there is none. */
function choicesFor(state: State, seat: Seat, kind: Tile, hexes: readonly Hex[]): BuildChoice[] {
  const why =
    checkStack(state, kind) ??
    checkSpend(state, seat, buildCost(state, kind, false), 'W7.3') ??
    (hexes.length === 0 ? refuse('develop/no-free-flag', 'W7.3') : null);
  if (why) return [blocked({ type: 'build', tile: kind }, why)];
  const canForce = canSpend(state, seat, buildCost(state, kind, true));
  const choices: BuildChoice[] = [];
  for (const place of hexes) {
    for (let turn = 0; turn < 6; turn++) {
      const { clash, dots, makes, food, energy, bloc } = previewTile(state, seat, kind, place, turn);
      if (clash && !canForce) continue;
      const action = { type: 'build', tile: kind, hex: place, rotation: turn, force: clash } as const;
      choices.push(one(action, { dots, makes, food, energy, bloc }));
    }
  }
  return choices.length > 0 ? choices : [blocked({ type: 'build', tile: kind }, refuse('dots-clash', 'W7.4'))];
}

export const build = defineAction({
  type: 'build',
  rules: ['W7.1', 'W7.3', 'W7.4', 'W7.5'],
  shape,
  when: { phases: DEVELOP, turn: true },

  check: (state, seat, action) => checkBuild(state, seat, action, action.force),

  apply(play, seat, action) {
    const { state, events } = play;
    const paid = spend(play, seat, buildCost(state, action.tile, action.force));
    setTile(state, hexIndex(action.hex), action.tile, action.rotation);
    events.push({
      type: 'tileBuilt',
      seat,
      tile: action.tile,
      hex: { ...action.hex },
      rotation: action.rotation,
      forced: action.force,
      paid,
    });
    endAction(play);
  },

  isOpen: (state, seat) =>
    emptyFlags(state, seat).length > 0 &&
    TILES.some((kind) => !checkStack(state, kind) && canSpend(state, seat, buildCost(state, kind, false))),

  choices(state, seat) {
    const { stacks } = rulesOf(state);
    const hexes = emptyFlags(state, seat);
    return TILES.filter((kind) => stacks[kind] > 0).flatMap((kind) => choicesFor(state, seat, kind, hexes));
  },
});
