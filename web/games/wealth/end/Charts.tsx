/** Points, prices and production by round. Every line is named at its end. */
import { createResource, Show } from 'solid-js';
import { CUBES, GOODS } from '../../../../engine/wealth/data/goods.ts';
import type { RoundFigures } from '../../../../engine/wealth/facts/history.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { buyPrice } from '../../../../engine/wealth/rules/markets.ts';
import { useRoom } from '../../../state/RoomContext.ts';
import { ChartGrid } from '../../../table/end/ChartGrid.tsx';
import { LineChart, type Series } from '../../../table/end/LineChart.tsx';
import { FlagFace } from '../../../ui/Flag.tsx';
import { Sign } from '../board/Sign.tsx';
import type { Composer } from '../composer.ts';
import { deep, HUE } from '../looks.ts';
import { useWords } from '../words.ts';
import { loadFigures } from './figures.ts';

export function Charts(props: { composer: Composer }) {
  const { word, term } = useWords();
  const room = useRoom();
  const { table } = props.composer;
  const [figures] = createResource(() => loadFigures(room, table).catch((): RoundFigures[] => []));
  /** The sheet does not wait for its charts. */
  const rounds = () => (figures.state === 'ready' ? figures() : []).filter((one) => one.round > 0);
  const labels = () => rounds().map((one) => String(one.round));
  const bySeat = (value: (figures: RoundFigures, seat: number) => number): Series[] =>
    table.players().map((player) => ({
      name: player.name,
      values: rounds().map((one) => value(one, player.seat)),
      colour: `var(--p${(player.seat % 6) + 1})`,
      mark: (
        <g transform="translate(0 -7) scale(.88)">
          <FlagFace seat={player.seat} letter={player.letter} />
        </g>
      ),
    }));
  const prices = (): Series[] =>
    CUBES.map((cube) => ({
      name: term(cube),
      values: rounds().map((one) => buyPrice(cube, one.stocks[cube])),
      colour: deep(cube),
      mark: (
        <g transform="translate(3 -6.5)" color={`var(--${HUE[cube]}-d)`}>
          <Sign name={cube} size={13} />
        </g>
      ),
    }));
  const bankDot = () => rulesOf(table.present()).bankDot;
  /** Banks are counted by dots: the money of one dot is one product. */
  const made = (one: RoundFigures, seat: number) =>
    GOODS.reduce((sum, good) => sum + (one.made[seat]?.[good] ?? 0) / (good === 'money' ? bankDot() : 1), 0);
  return (
    <Show when={rounds().length > 1}>
      <ChartGrid>
        <LineChart
          title={word('chart.points')}
          sub={word('chart.points.sub')}
          series={bySeat((one, seat) => one.points[seat] ?? 0)}
          labels={labels()}
        />
        <LineChart
          title={word('chart.prices')}
          sub={word('chart.prices.sub')}
          series={prices()}
          labels={labels()}
          write={(n) => `$${n}`}
        />
        <LineChart title={word('chart.made')} sub={word('chart.made.sub')} series={bySeat(made)} labels={labels()} />
        <LineChart
          title={word('chart.worth')}
          sub={word('chart.worth.sub')}
          series={bySeat((one, seat) => one.worth[seat] ?? 0)}
          labels={labels()}
          write={(n) => `$${n}`}
        />
      </ChartGrid>
    </Show>
  );
}
