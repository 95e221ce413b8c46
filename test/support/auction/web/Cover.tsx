/** The picture of the auction before it begins: a coin for each seat. */
import { For, type JSX } from 'solid-js';
import type { CoverProps } from '../../../../web/games/contract.ts';

export function Cover(props: CoverProps): JSX.Element {
  return (
    <svg data-part="auction-cover" viewBox="0 0 300 100" aria-hidden="true">
      <For each={props.seats}>
        {(one) => (
          <circle
            data-taken={one.taken ? '' : undefined}
            cx={30 + one.seat * 48}
            cy="50"
            r="20"
            fill={one.taken ? 'var(--ochre)' : 'none'}
            stroke="var(--ochre-e)"
          />
        )}
      </For>
    </svg>
  );
}
