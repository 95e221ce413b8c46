/** Pan and zoom of a drawing inside its own frame: pinch, drag, double tap, wheel, keys. */
import { createSignal } from 'solid-js';
import type { Point } from './geometry.ts';

const MAX = 4;
const STEP = 1.4;
/** A press that moves fewer pixels than this is a click. */
const SLOP = 6;
const DOUBLE_TAP = 300;

export interface View {
  transform: () => string;
  scale: () => number;
  isZoomed: () => boolean;
  /** True during a drag: the drawing then moves as a whole and is not redrawn. */
  isMoving: () => boolean;
  zoomBy: (factor: number, about?: Point) => void;
  panBy: (x: number, y: number) => void;
  reset: () => void;
  /** True during and just after a drag, when the final click does not count. */
  wasDragged: () => boolean;
  attach: (frame: HTMLElement) => () => void;
}

/** Where a tap chooses something, a double tap chooses twice and does not zoom. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('aria-disabled') === 'false';

export function createView(): View {
  const [view, setView] = createSignal({ x: 0, y: 0, scale: 1 });
  const [isMoving, setMoving] = createSignal(false);
  let frame: HTMLElement | undefined;
  const pointers = new Map<number, Point>();
  let travelled = 0;
  let lastTap = { time: 0, x: 0, y: 0 };

  const size = () => ({ width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 });

  function place(x: number, y: number, scale: number): void {
    const { width, height } = size();
    const roomX = (width * (scale - 1)) / 2;
    const roomY = (height * (scale - 1)) / 2;
    const clamp = (value: number, room: number) => Math.min(room, Math.max(-room, value));
    setView({ x: clamp(x, roomX), y: clamp(y, roomY), scale });
  }

  /** `about` is in pixels from the middle of the frame. That point stays in place. */
  function zoomBy(factor: number, about: Point = { x: 0, y: 0 }): void {
    const now = view();
    const scale = Math.min(MAX, Math.max(1, now.scale * factor));
    const ratio = scale / now.scale;
    place(about.x - (about.x - now.x) * ratio, about.y - (about.y - now.y) * ratio, scale);
  }

  function panBy(x: number, y: number): void {
    const now = view();
    place(now.x + x, now.y + y, now.scale);
  }

  const reset = () => setView({ x: 0, y: 0, scale: 1 });

  function fromMiddle(event: { clientX: number; clientY: number }): Point {
    const box = frame?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  }

  const spread = (points: Point[]) => {
    const [a, b] = points as [Point, Point];
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };

  function onDown(event: PointerEvent): void {
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, fromMiddle(event));
  }

  function onMove(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    if (pointers.size === 2) {
      const old = spread([...pointers.values()]);
      pointers.set(event.pointerId, now);
      const fresh = spread([...pointers.values()]);
      travelled = SLOP + 1;
      zoomBy(fresh.distance / (old.distance || 1), fresh.middle);
      panBy(fresh.middle.x - old.middle.x, fresh.middle.y - old.middle.y);
      return;
    }
    travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    pointers.set(event.pointerId, now);
    if (view().scale === 1 || travelled <= SLOP) return;
    setMoving(true);
    panBy(now.x - before.x, now.y - before.y);
  }

  function onUp(event: PointerEvent): void {
    // These events arrive from the window. Presses that began elsewhere, such as a double click on a button, are
    // ignored.
    if (!pointers.delete(event.pointerId)) return;
    setMoving(false);
    if (event.pointerType !== 'touch' || travelled > SLOP || isChoice(event.target)) return;
    const tap = { time: event.timeStamp, ...fromMiddle(event) };
    const near = Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < 24;
    if (near && tap.time - lastTap.time < DOUBLE_TAP) {
      if (view().scale > 1) reset();
      else zoomBy(2.2, tap);
      lastTap = { time: 0, x: 0, y: 0 };
    } else lastTap = tap;
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    zoomBy(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480)), fromMiddle(event));
  }

  function onDoubleClick(event: MouseEvent): void {
    if (isChoice(event.target)) return;
    if (view().scale > 1) reset();
    else zoomBy(2.2, fromMiddle(event));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': reset,
    };
    if (event.shiftKey) {
      keys.ArrowLeft = () => panBy(60, 0);
      keys.ArrowRight = () => panBy(-60, 0);
      keys.ArrowUp = () => panBy(0, 60);
      keys.ArrowDown = () => panBy(0, -60);
    }
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function attach(element: HTMLElement): () => void {
    frame = element;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', onDown, { signal });
    // On the window, so that a drag that leaves the frame still ends.
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    element.addEventListener('keydown', onKey, { signal, capture: true });
    if (window.matchMedia('(hover: hover)').matches) {
      element.addEventListener('dblclick', onDoubleClick, { signal });
    }
    return () => listening.abort();
  }

  return {
    transform: () => {
      const { x, y, scale } = view();
      return scale === 1 ? 'none' : `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
    },
    scale: () => view().scale,
    isZoomed: () => view().scale > 1,
    isMoving,
    zoomBy,
    panBy,
    reset,
    wasDragged: () => travelled > SLOP,
    attach,
  };
}
