/** My production decision while I make it: which blocs run and which of their tiles are fed. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { type Hex, hexKey } from '../../../engine/core/hex.ts';
import { type BlocProjection, defaultRuns } from '../../../engine/wealth/facts/production.ts';
import type { Run } from '../../../engine/wealth/state.ts';
import type { WealthTable } from './wealthTable.ts';

type BlocName = Pick<BlocProjection, 'industry' | 'tiles'>;

const runOf = (runs: readonly Run[], bloc: BlocName): Run | undefined => {
  const keys = new Set(bloc.tiles.map(hexKey));
  return runs.find((run) => run.industry === bloc.industry && run.fed.some((hex) => keys.has(hexKey(hex))));
};

export function createFeeding(table: WealthTable) {
  const [runs, setRuns] = createSignal<readonly Run[]>([]);
  const best = (): Run[] => {
    const seat = table.seat();
    return seat === null ? [] : defaultRuns(table.present(), seat);
  };
  const reset = () => setRuns(best());
  // This is a memo, because a view that arrives again unchanged must not reset the choice.
  const decision = createMemo(() => `${table.present().phase}/${table.present().round}/${table.seat()}`);
  createEffect(on(decision, () => table.present().phase === 'produce' && reset()));

  const replace = (bloc: BlocName, run: Run | null) => {
    const old = runOf(runs(), bloc);
    setRuns([...runs().filter((one) => one !== old), ...(run && run.fed.length > 0 ? [run] : [])]);
  };
  const isFed = (bloc: BlocName, key: string): boolean =>
    runOf(runs(), bloc)?.fed.some((hex) => hexKey(hex) === key) ?? false;
  /** The whole bloc, with the given fuel. */
  const whole = (bloc: BlocProjection, fuel: Run['with']): Run => ({
    industry: bloc.industry,
    fed: bloc.tiles,
    with: fuel,
  });

  return {
    runs: () => [...runs()],
    reset,
    runNothing: () => setRuns([]),
    isFed,
    toggleBloc: (bloc: BlocProjection) => {
      if (runOf(runs(), bloc)) return replace(bloc, null);
      const usual = runOf(best(), bloc);
      replace(bloc, usual ?? whole(bloc, bloc.automated && bloc.industry !== 'farm' ? 'ore' : 'food'));
    },
    /** Farms and blocs that run on ore run whole or not at all (W9.2, W9.4). */
    toggleTile: (bloc: BlocProjection, hex: Hex) => {
      const run = runOf(runs(), bloc);
      if (bloc.industry === 'farm') return replace(bloc, run ? null : whole(bloc, 'food'));
      if (!run || run.with === 'ore') {
        const fed = run ? bloc.tiles.filter((tile) => hexKey(tile) !== hexKey(hex)) : [hex];
        return replace(bloc, { industry: bloc.industry, fed, with: 'food' });
      }
      const fed = isFed(bloc, hexKey(hex)) ? run.fed.filter((tile) => hexKey(tile) !== hexKey(hex)) : [...run.fed, hex];
      replace(bloc, { ...run, fed });
    },
    setFuel: (bloc: BlocProjection, fuel: Run['with']) => replace(bloc, whole(bloc, fuel)),
  };
}
