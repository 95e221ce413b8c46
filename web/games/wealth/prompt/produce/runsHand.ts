/** My production decision while I make it: which blocs run and which of their tiles are fed. */
import { createMemo } from 'solid-js';
import { type Hex, hexKey } from '../../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../../engine/wealth/actions/index.ts';
import { type BlocProjection, projectionOf } from '../../../../../engine/wealth/facts/production.ts';
import { runsWhole } from '../../../../../engine/wealth/rules/produce.ts';
import type { Run } from '../../../../../engine/wealth/state.ts';
import type { Composer } from '../../composer.ts';

type BlocName = Pick<BlocProjection, 'industry' | 'tiles'>;

const runOf = (runs: readonly Run[], bloc: BlocName): Run | undefined => {
  const keys = new Set(bloc.tiles.map(hexKey));
  return runs.find((run) => run.industry === bloc.industry && run.fed.some((hex) => keys.has(hexKey(hex))));
};

/** The whole bloc, with the given fuel. */
const whole = (bloc: BlocProjection, fuel: Run['with']): Run => ({
  industry: bloc.industry,
  fed: bloc.tiles,
  with: fuel,
});

export function createRunsHand(composer: Composer) {
  const { table, runs } = composer;
  const replace = (bloc: BlocName, run: Run | null) => {
    const old = runOf(runs(), bloc);
    const others = runs().filter((one) => one !== old);
    composer.tell({ type: 'run', runs: run && run.fed.length > 0 ? [...others, run] : others });
  };
  const isFed = (bloc: BlocName, hex: Hex): boolean =>
    runOf(runs(), bloc)?.fed.some((other) => hexKey(other) === hexKey(hex)) ?? false;
  const plan = createMemo(() => projectionOf(table.state(), table.seat() ?? 0, [...runs()]));

  return {
    /** What is paid and made. */
    plan,
    action: (): ActionOf<'produce'> => ({ type: 'produce', runs: [...runs()] }),
    isFed,
    blocAt: (hex: Hex) => plan().blocs.find((bloc) => bloc.tiles.some((tile) => hexKey(tile) === hexKey(hex))),
    toggleBloc: (bloc: BlocProjection) => {
      if (runOf(runs(), bloc)) return replace(bloc, null);
      const usual = runOf(composer.bestRuns(), bloc);
      replace(bloc, usual ?? whole(bloc, bloc.fuels[0] ?? 'food'));
    },
    /** A bloc that runs whole or not at all does so. Else the tile is fed or not, with food. */
    toggleTile: (bloc: BlocProjection, hex: Hex) => {
      const fed = runOf(runs(), bloc)?.fed ?? [];
      if (runsWhole(bloc, 'food')) return replace(bloc, fed.length > 0 ? null : whole(bloc, 'food'));
      const next = isFed(bloc, hex) ? fed.filter((tile) => hexKey(tile) !== hexKey(hex)) : [...fed, hex];
      replace(bloc, { industry: bloc.industry, fed: next, with: 'food' });
    },
    setFuel: (bloc: BlocProjection, fuel: Run['with']) => replace(bloc, whole(bloc, fuel)),
  };
}

export type RunsHand = ReturnType<typeof createRunsHand>;
