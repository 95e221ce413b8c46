/** Nations before it begins: the progress board with empty places, and one flag per seat. */
import { For, type JSX, Show } from 'solid-js';
import { FlagFace } from '../../../ui/Flag.tsx';
import icon from '../../../ui/Icon.module.css';
import { isPhone } from '../../../ui/phone.ts';
import type { CoverProps } from '../../contract.ts';
import { advisor, battle, building, colony, goldenAge, military, war, wonder } from '../signs.ts';
import styles from './pictures.module.css';

const KINDS = [
  { sign: building, hue: 'ochre' },
  { sign: military, hue: 'red' },
  { sign: colony, hue: 'p3' },
  { sign: wonder, hue: 'purple' },
  { sign: advisor, hue: 'blue' },
  { sign: battle, hue: 'coast' },
  { sign: goldenAge, hue: 'ochre-e' },
  { sign: war, hue: 'slate' },
];
const COLUMNS = 6;
const PRICES = [3, 2, 1];

export function Fan(props: CoverProps): JSX.Element {
  const narrow = isPhone();
  return (
    <svg
      viewBox={narrow ? '-30 100 620 190' : '-34 -36 634 510'}
      preserveAspectRatio={narrow ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <For each={PRICES}>
        {(price, row) => (
          <>
            <g transform={`translate(-16 ${row() * 122 + 52})`}>
              <circle r="11" fill="var(--paper)" stroke="var(--coast)" />
              <text class={styles.price} y="4.5" text-anchor="middle">
                {price}
              </text>
            </g>
            <For each={Array.from({ length: COLUMNS }, (_, column) => column)}>
              {(column) => {
                const kind = KINDS[(row() * 5 + column * 3) % KINDS.length];
                return (
                  <g transform={`translate(${column * 96 + 8} ${row() * 122})`}>
                    <rect width="88" height="112" rx="4" fill="var(--paper)" stroke="var(--rule-2)" />
                    <path
                      d="M.5 4.5a4 4 0 0 1 4-4h79a4 4 0 0 1 4 4V20H.5Z"
                      fill={`var(--${kind?.hue})`}
                      fill-opacity=".24"
                    />
                    <g
                      class={icon.icon}
                      color={`var(--${kind?.hue})`}
                      opacity=".42"
                      transform="translate(22 44) scale(1.84)"
                      innerHTML={kind?.sign}
                    />
                  </g>
                );
              }}
            </For>
          </>
        )}
      </For>
      <g transform="translate(8 392)">
        <For each={props.seats}>
          {(one) => (
            <g transform={`translate(${one.seat * 60} 0)`}>
              <path d="M0-2v52" stroke="var(--flag-line)" stroke-width="2" stroke-linecap="round" />
              <g transform="scale(1.7)">
                <Show
                  when={one.taken}
                  fallback={
                    <path
                      d="M.6.6h22.8v14.8H.6Z"
                      fill="none"
                      stroke="var(--ink-3)"
                      stroke-width="1.2"
                      stroke-dasharray="3 2"
                    />
                  }
                >
                  <FlagFace seat={one.seat} letter={one.letter} />
                </Show>
              </g>
            </g>
          )}
        </For>
      </g>
    </svg>
  );
}
