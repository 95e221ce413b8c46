/** The chart below the pieces: waterlines, land, tufts of grass, the compass rose, terrain, column letters. */
import { For, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import { columnName } from '../../../../engine/wealth/data/hexNames.ts';
import styles from './board.module.css';
import { at, centre, fixed, footOf, HEXES, hexPath, RADIUS, SIDE } from './geometry.ts';

const CENTRE: Hex = { q: 0, r: 0 };
const COAST = HEXES.map((hex) => hexPath(hex)).join('');

const WATERLINES = [
  [48, 'sea-line'],
  [46.6, 'sea'],
  [34, 'sea-line'],
  [32.2, 'sea'],
  [22, 'sea-line'],
  [19.6, 'sea'],
  [12, 'sea-line'],
  [9, 'sea'],
  [5, 'coast'],
] as const;

/** Placed by the number of the hex and not at random: the board must look the same on every visit. */
function tuftsOf(hex: Hex, index: number): string {
  const { x, y } = centre(hex);
  let path = '';
  for (let j = 0; j < (((index * 37 + 11) % 7) % 3) + 1; j++) {
    const angle = (((index * 53 + j * 131) % 360) * Math.PI) / 180;
    const reach = 8 + ((index * 29 + j * 47) % 13);
    path += `M${fixed(x + Math.cos(angle) * reach)} ${fixed(y + Math.sin(angle) * reach)}`;
    path += 'q-2.6-1.5-3.4-4.6m3.4 4.6q-.2-3 .7-6m-.7 6q2-1.8 4-4.2';
  }
  return path;
}

const TUFTS = HEXES.map((hex, index) => ({ hex, path: tuftsOf(hex, index) }));

export function Chart() {
  return (
    <g>
      <For each={WATERLINES}>
        {([width, hue]) => (
          <path d={COAST} fill="none" stroke={`var(--${hue})`} stroke-width={width} stroke-linejoin="round" />
        )}
      </For>
      <path class={styles.land} d={COAST} />
      <path d={hexPath(CENTRE, SIDE - 1)} fill="var(--land-2)" />
      <Rose />
      <For each={Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS)}>
        {(q) => {
          const foot = centre({ q, r: footOf(q) });
          return (
            <text class={styles.column} font-size="12" x={fixed(foot.x)} y={fixed(foot.y + SIDE * 0.866 + 15)}>
              {columnName(q)}
            </text>
          );
        }}
      </For>
    </g>
  );
}

/** Grass on the bare hexes. */
export function Tufts(props: { bare: (hex: Hex) => boolean }) {
  const path = () =>
    TUFTS.filter((tuft) => !sameHex(tuft.hex, CENTRE) && props.bare(tuft.hex))
      .map((tuft) => tuft.path)
      .join('');
  return <path class={styles.tuft} d={path()} />;
}

function Rose() {
  return (
    <g class={styles.rose}>
      <circle r="25" />
      <circle r="22.5" />
      <For each={[0, 1, 2, 3, 4, 5, 6, 7]}>
        {(i) => {
          const reach = i % 2 ? 15 : 27;
          return (
            <g transform={`rotate(${i * 45})`}>
              <path d={`M0 ${-reach} 3.6-5 0 0Z`} class={styles.roseShade} />
              <path d={`M0 ${-reach}-3.6-5 0 0Z`} />
            </g>
          );
        }}
      </For>
    </g>
  );
}

export function Terrain(props: { hex: Hex; kind: 'lake' | 'mountain' }) {
  return (
    <Show when={props.kind === 'lake'} fallback={<Mountain hex={props.hex} />}>
      <path class={styles.lake} d={hexPath(props.hex, SIDE - 0.5)} />
      <path class={styles.ripple} d={hexPath(props.hex, SIDE - 7)} />
      <path class={styles.ripple} d={hexPath(props.hex, SIDE - 14)} />
    </Show>
  );
}

const PEAKS = [
  { x: -10, y: 9, width: 13, height: 24 },
  { x: 11, y: 8, width: 12, height: 20 },
  { x: 1, y: 17, width: 15, height: 22 },
];

function Mountain(props: { hex: Hex }) {
  return (
    <>
      <path d={hexPath(props.hex, SIDE - 1)} fill="var(--land-2)" />
      <g transform={at(centre(props.hex))}>
        <For each={PEAKS}>
          {({ x, y, width, height }) => {
            const top = `${fixed(x - width * 0.1)} ${y - height}`;
            const right = `${x + width} ${y}`;
            return (
              <>
                <path class={styles.peak} d={`M${x - width} ${y}L${top}L${right}Z`} />
                <path
                  fill="var(--coast)"
                  d={`M${top}L${right}H${fixed(x + width * 0.25)}L${fixed(x + width * 0.3)} ${fixed(y - height * 0.36)}L${fixed(x + width * 0.02)} ${fixed(y - height * 0.5)}Z`}
                />
              </>
            );
          }}
        </For>
      </g>
    </>
  );
}
