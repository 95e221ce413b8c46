/** One button per hex. A roving tab stop and the arrow keys lead over the board. */
import { createSignal, For } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import styles from './board.module.css';
import { HEXES, hexPath, VIEW_BOX } from './geometry.ts';
import { hexBeyond, hexInRow } from './keys.ts';

export interface HexChoice {
  label: string;
  /** What is on a hex, in words. */
  describe: (hex: Hex) => string;
  /** Whether a click on a hex chooses it. The other hexes can still be read. */
  canPick: (hex: Hex) => boolean;
  isPicked: (hex: Hex) => boolean;
  onPick: (hex: Hex) => void;
}

interface Props extends HexChoice {
  /** True if the press that ends now moved the board. */
  wasDragged: () => boolean;
}

export function HexButtons(props: Props) {
  let svg: SVGSVGElement | undefined;
  const [focused, setFocused] = createSignal<Hex>({ q: 0, r: 0 });
  const pick = (hex: Hex) => props.canPick(hex) && props.onPick(hex);

  function goTo(hex: Hex): void {
    setFocused(hex);
    svg?.querySelector<SVGPathElement>(`[data-hex="${hexName(hex)}"]`)?.focus();
  }

  function onKey(event: KeyboardEvent, hex: Hex): void {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(hex);
      return;
    }
    const next = event.key.startsWith('Page')
      ? hexInRow(hex, event.key === 'PageDown' ? 1 : -1, props.canPick)
      : hexBeyond(hex, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg ref={svg} class={styles.layer} viewBox={VIEW_BOX} role="group" aria-label={props.label}>
      <For each={HEXES}>
        {(hex) => (
          // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a button
          <path
            class={styles.hex}
            d={hexPath(hex)}
            data-hex={hexName(hex)}
            role="button"
            tabindex={sameHex(focused(), hex) ? 0 : -1}
            aria-label={props.describe(hex)}
            aria-disabled={!props.canPick(hex)}
            aria-pressed={props.isPicked(hex)}
            onClick={() => props.wasDragged() || pick(hex)}
            onFocus={() => setFocused(hex)}
            onKeyDown={(event) => onKey(event, hex)}
          />
        )}
      </For>
    </svg>
  );
}
