/** How far a drawing is moved and zoomed within its frame. It always covers the whole frame. */
import { createSignal } from 'solid-js';
import type { Point } from './geometry.ts';

const MAX = 4;

export interface Viewport {
  transform: () => string;
  isZoomed: () => boolean;
  /** `about` is in pixels from the middle of the frame. That point stays in place. */
  zoomBy: (factor: number, about?: Point) => void;
  panBy: (x: number, y: number) => void;
  reset: () => void;
  /** Zooms in on a point, or back out to the whole drawing. */
  toggle: (about: Point) => void;
}

export function createViewport(size: () => { width: number; height: number }): Viewport {
  const [view, setView] = createSignal({ x: 0, y: 0, scale: 1 });

  function place(x: number, y: number, scale: number): void {
    const { width, height } = size();
    const clamp = (value: number, length: number) => {
      const room = (length * (scale - 1)) / 2;
      return Math.min(room, Math.max(-room, value));
    };
    setView({ x: clamp(x, width), y: clamp(y, height), scale });
  }

  function zoomBy(factor: number, about: Point = { x: 0, y: 0 }): void {
    const now = view();
    const scale = Math.min(MAX, Math.max(1, now.scale * factor));
    const ratio = scale / now.scale;
    place(about.x - (about.x - now.x) * ratio, about.y - (about.y - now.y) * ratio, scale);
  }

  const isZoomed = () => view().scale > 1;
  const reset = () => setView({ x: 0, y: 0, scale: 1 });
  return {
    transform: () => {
      const { x, y, scale } = view();
      return scale === 1 ? 'none' : `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
    },
    isZoomed,
    zoomBy,
    panBy: (x, y) => place(view().x + x, view().y + y, view().scale),
    reset,
    toggle: (about) => (isZoomed() ? reset() : zoomBy(2.2, about)),
  };
}
