/** Tiles in hand, side by side: the one that is placed next is marked, and can be turned. */
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/Icon.tsx';
import type { HandTile } from '../board/TileSigns.tsx';
import { MiniTile } from '../board/TileSigns.tsx';
import styles from './Tray.module.css';

export const Tray = (props: { children: JSX.Element }) => <div class={styles.tray}>{props.children}</div>;

/** A tile in hand. A tap takes it up. */
export function TileSlot(props: {
  tile: HandTile;
  width: number;
  label: string;
  isActive: boolean;
  onHold: () => void;
  /** Where it goes. */
  children: JSX.Element;
  /** What can be done with the tile that is taken up. */
  tools?: JSX.Element;
}) {
  return (
    <div class={styles.slot} data-active={props.isActive ? '' : undefined}>
      <button
        type="button"
        class={styles.hold}
        aria-pressed={props.isActive}
        aria-label={props.label}
        onClick={() => props.onHold()}
      >
        <MiniTile tile={props.tile} width={props.width} />
        <span>{props.children}</span>
      </button>
      <Show when={props.isActive && props.tools}>
        <span class={styles.tools}>{props.tools}</span>
      </Show>
    </div>
  );
}

/** A plain slot, for words beside the tiles. */
export const Slot = (props: { class?: string; children: JSX.Element }) => (
  <div class={`${styles.slot} ${props.class ?? ''}`}>{props.children}</div>
);

export function ToolButton(props: {
  label: string;
  sign: string;
  size: number;
  isFlipped?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-label={props.label} onClick={() => props.onClick()}>
      <span class={props.isFlipped ? styles.flip : styles.plain}>
        <Icon of={props.sign} size={props.size} />
      </span>
    </button>
  );
}
