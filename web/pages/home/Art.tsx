/** The picture of the home page: a small island and three cards, drawn with the components of the tables. */
import { For, type JSX } from 'solid-js';
import { disc, type Hex } from '../../../engine/core/hex.ts';
import { hexPath } from '../../board/geometry.ts';
import { Hatches } from '../../board/Hatches.tsx';
import { LoneFlag } from '../../board/Pieces.tsx';
import type { DotLook, TileLook } from '../../board/picture.ts';
import { Face, FullDot, Middle, Parts } from '../../board/Tiles.tsx';
import { bread, building, colony, gold, stone, vp, wonder } from '../../ui/signs/nations.ts';
import '../../board/board.css';

const LAND = disc(2);
const COAST = LAND.map((hex) => hexPath(hex)).join('');
const WATERLINES = [
  [75, 'sea-line'],
  [73.4, 'sea'],
  [55, 'sea-line'],
  [53, 'sea'],
  [39, 'sea-line'],
  [37, 'sea'],
  [25, 'sea-line'],
  [22.4, 'sea'],
  [13.7, 'sea-line'],
  [10.3, 'sea'],
  [5.7, 'coast'],
] as const;

const hex = (q: number, r: number): Hex => ({ q, r });
const tile = (
  industry: TileLook['industry'],
  where: Hex,
  sides: readonly number[],
  corners: readonly number[] = [],
): TileLook => ({ industry, hex: where, seat: 0, face: industry === 'bank' ? 'bare' : 'medallion', sides, corners });

const ALL = [0, 1, 2, 3, 4, 5];
const TILES: readonly TileLook[] = [
  tile('farm', hex(-2, 0), ALL),
  tile('farm', hex(-2, 1), ALL),
  tile('farm', hex(-1, 0), ALL),
  tile('mine', hex(0, -1), [2, 5]),
  tile('mine', hex(1, -1), [2, 5]),
  tile('generator', hex(-1, 2), [0, 2, 4]),
  tile('academy', hex(1, 1), [2, 5], [1, 5]),
  tile('bank', hex(2, -2), [5, 0]),
];
const dot = (where: Hex, side: number, industry: DotLook['industry'], product: DotLook['product']): DotLook => ({
  spot: { hex: where, side },
  industry,
  product,
  yields: true,
});
const DOTS: readonly DotLook[] = [
  dot(hex(-2, 0), 3, 'farm', 'food'),
  dot(hex(-2, 0), 2, 'farm', 'food'),
  dot(hex(-2, 1), 1, 'farm', 'food'),
  dot(hex(0, -1), 2, 'mine', 'ore'),
];

interface CardLook {
  x: number;
  y: number;
  turn: number;
  sign: string;
  hue: string;
  name: string;
  kind: string;
  gives: readonly { sign: string; hue: string; n: number }[];
}

const CARDS: readonly CardLook[] = [
  {
    x: 96,
    y: -166,
    turn: 4,
    sign: wonder,
    hue: '--bank',
    name: 'Sphinx',
    kind: 'Wonder',
    gives: [
      { sign: stone, hue: '--mine-d', n: 1 },
      { sign: vp, hue: '--bank-d', n: 1 },
    ],
  },
  {
    x: 140,
    y: -68,
    turn: -3,
    sign: building,
    hue: '--farm',
    name: 'Windmill',
    kind: 'Building',
    gives: [
      { sign: bread, hue: '--farm-d', n: 3 },
      { sign: gold, hue: '--farm', n: 1 },
    ],
  },
  {
    x: 94,
    y: 27,
    turn: 3,
    sign: colony,
    hue: '--p3',
    name: 'Greenland',
    kind: 'Colony',
    gives: [
      { sign: bread, hue: '--farm-d', n: 3 },
      { sign: vp, hue: '--bank-d', n: 1 },
    ],
  },
];

function Card(props: { card: CardLook }): JSX.Element {
  const hue = `var(${props.card.hue})`;
  return (
    <g transform={`translate(${props.card.x} ${props.card.y}) rotate(${props.card.turn})`}>
      <rect width="118" height="96" rx="4" fill="var(--paper)" stroke="var(--rule-2)" />
      <path d="M.5 4.5a4 4 0 0 1 4-4h109a4 4 0 0 1 4 4V20H.5Z" fill={hue} fill-opacity=".2" />
      <g color={hue} fill="currentColor" class="ic">
        <g transform="translate(6 3.5) scale(.58)" innerHTML={props.card.sign} />
        <g transform="translate(62 42) scale(2.3)" opacity=".13" innerHTML={props.card.sign} />
      </g>
      <text class="kind" x="24" y="14.5">
        {props.card.kind}
      </text>
      <text class="nm" x="8" y="39">
        {props.card.name}
      </text>
      <For each={props.card.gives}>
        {(give, i) => (
          <>
            <g
              class="ic"
              transform={`translate(${8 + 36 * i()} 75) scale(.6)`}
              color={`var(${give.hue})`}
              innerHTML={give.sign}
            />
            <text class="n" x={25 + 36 * i()} y="87">
              {give.n}
            </text>
          </>
        )}
      </For>
    </g>
  );
}

export function Art(): JSX.Element {
  const narrow = matchMedia('(max-width: 900px)').matches;
  return (
    <>
      <Hatches />
      <svg
        class="art hexart"
        viewBox={narrow ? '-270 -98 540 220' : '-300 -186 600 372'}
        preserveAspectRatio={narrow ? 'xMidYMid slice' : 'xMidYMid meet'}
        aria-hidden="true"
      >
        <g transform="translate(-92 0) scale(.875)" class="hexboard">
          <For each={WATERLINES}>
            {([width, hue]) => (
              <path d={COAST} fill="none" stroke={`var(--${hue})`} stroke-width={width} stroke-linejoin="round" />
            )}
          </For>
          <path class="hex" d={COAST} />
          <For each={TILES}>
            {(one) => (
              <>
                <Face hex={one.hex} industry={one.industry} />
                <Parts tile={one} />
                <Middle tile={one} />
              </>
            )}
          </For>
          <For each={DOTS}>{(one) => <FullDot dot={one} />}</For>
          <LoneFlag hex={hex(0, 1)} seat={0} letter="C" aside={false} />
          <LoneFlag hex={hex(1, 0)} seat={1} letter="A" aside={false} />
        </g>
        <For each={CARDS}>{(card) => <Card card={card} />}</For>
      </svg>
    </>
  );
}
