/** Pan and zoom of a drawing inside its own frame: pinch, drag, double tap, wheel, keys. */
import type { Point } from './geometry.ts';
import { createGestures, isChoice } from './gestures.ts';
import { createViewport, type Viewport } from './viewport.ts';

const STEP = 1.4;

export interface View extends Viewport {
  /** True during a drag: the drawing then moves as a whole and is not redrawn. */
  isMoving: () => boolean;
  /** True during and just after a drag, when the final click does not count. */
  wasDragged: () => boolean;
  attach: (frame: HTMLElement) => () => void;
}

/** What a key does to the drawing, if anything. */
function keyAct({ zoomBy, panBy, reset }: Viewport, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    '0': reset,
  };
  const withShift: Record<string, () => void> = {
    ArrowLeft: () => panBy(60, 0),
    ArrowRight: () => panBy(-60, 0),
    ArrowUp: () => panBy(0, 60),
    ArrowDown: () => panBy(0, -60),
  };
  return keys[key] ?? (shiftKey ? withShift[key] : undefined);
}

export function createView(): View {
  let frame: HTMLElement | undefined;
  const viewport = createViewport(() => ({ width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 }));

  function fromMiddle(event: { clientX: number; clientY: number }): Point {
    const box = frame?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  }
  const { isMoving, wasDragged, ...gestures } = createGestures(viewport, fromMiddle);

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    viewport.zoomBy(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480)), fromMiddle(event));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyAct(viewport, event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function attach(element: HTMLElement): () => void {
    frame = element;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', (event) => gestures.onDown(event), { signal });
    // On the window, so that a drag that leaves the frame still ends.
    window.addEventListener('pointermove', (event) => gestures.onMove(event), { signal });
    window.addEventListener('pointerup', (event) => gestures.onUp(event), { signal });
    window.addEventListener('pointercancel', (event) => gestures.onUp(event), { signal });
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    element.addEventListener('keydown', onKey, { signal, capture: true });
    if (window.matchMedia('(hover: hover)').matches) {
      const onDoubleClick = (event: MouseEvent) => isChoice(event.target) || viewport.toggle(fromMiddle(event));
      element.addEventListener('dblclick', onDoubleClick, { signal });
    }
    return () => listening.abort();
  }

  return { ...viewport, isMoving, wasDragged, attach };
}
