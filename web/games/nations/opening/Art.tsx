/** The part of this game in the picture of the home page: three cards. */
import { For, type JSX } from 'solid-js';
import icon from '../../../ui/Icon.module.css';
import { bread, building, colony, gold, stone, vp, wonder } from '../signs.ts';
import styles from './pictures.module.css';

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
    hue: '--purple',
    name: 'Sphinx',
    kind: 'Wonder',
    gives: [
      { sign: stone, hue: '--stone-d', n: 1 },
      { sign: vp, hue: '--purple-d', n: 1 },
    ],
  },
  {
    x: 140,
    y: -68,
    turn: -3,
    sign: building,
    hue: '--ochre',
    name: 'Windmill',
    kind: 'Building',
    gives: [
      { sign: bread, hue: '--ochre-d', n: 3 },
      { sign: gold, hue: '--ochre', n: 1 },
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
      { sign: bread, hue: '--ochre-d', n: 3 },
      { sign: vp, hue: '--purple-d', n: 1 },
    ],
  },
];

function Card(props: { card: CardLook }): JSX.Element {
  const hue = `var(${props.card.hue})`;
  return (
    <g transform={`translate(${props.card.x} ${props.card.y}) rotate(${props.card.turn})`}>
      <rect width="118" height="96" rx="4" fill="var(--paper)" stroke="var(--rule-2)" />
      <path d="M.5 4.5a4 4 0 0 1 4-4h109a4 4 0 0 1 4 4V20H.5Z" fill={hue} fill-opacity=".2" />
      <g color={hue} fill="currentColor" class={icon.icon}>
        <g transform="translate(6 3.5) scale(.58)" innerHTML={props.card.sign} />
        <g transform="translate(62 42) scale(2.3)" opacity=".13" innerHTML={props.card.sign} />
      </g>
      <text class={styles.kind} x="24" y="14.5">
        {props.card.kind}
      </text>
      <text class={styles.name} x="8" y="39">
        {props.card.name}
      </text>
      <For each={props.card.gives}>
        {(give, i) => (
          <>
            <g
              class={icon.icon}
              transform={`translate(${8 + 36 * i()} 75) scale(.6)`}
              color={`var(${give.hue})`}
              innerHTML={give.sign}
            />
            <text class={styles.amount} x={25 + 36 * i()} y="87">
              {give.n}
            </text>
          </>
        )}
      </For>
    </g>
  );
}

export function Art(): JSX.Element {
  return <For each={CARDS}>{(card) => <Card card={card} />}</For>;
}
