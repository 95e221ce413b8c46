/** Fingers and the mouse on a drawing: drag, pinch and double tap. */
import { createSignal } from 'solid-js';
import type { Point } from './geometry.ts';
import type { Viewport } from './viewport.ts';

/** A press that moves fewer pixels than this is a click. */
const SLOP = 6;
const DOUBLE_TAP = 300;

/** Where a tap chooses something, a double tap chooses twice and does not zoom. */
export const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('aria-disabled') === 'false';

function spread(points: Iterable<Point>) {
  const [a, b] = [...points] as [Point, Point];
  return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}

/** Zooms where two taps follow each other at one place. */
function createTaps(viewport: Viewport) {
  const none = { time: 0, x: 0, y: 0 };
  let last = none;
  return (time: number, at: Point): void => {
    const isDouble = Math.hypot(at.x - last.x, at.y - last.y) < 24 && time - last.time < DOUBLE_TAP;
    last = isDouble ? none : { time, ...at };
    if (isDouble) viewport.toggle(at);
  };
}

export function createGestures(viewport: Viewport, fromMiddle: (event: PointerEvent) => Point) {
  const [isMoving, setMoving] = createSignal(false);
  const tap = createTaps(viewport);
  const pointers = new Map<number, Point>();
  let travelled = 0;

  function pinch(id: number, now: Point): void {
    const old = spread(pointers.values());
    pointers.set(id, now);
    const fresh = spread(pointers.values());
    travelled = SLOP + 1;
    viewport.zoomBy(fresh.distance / (old.distance || 1), fresh.middle);
    viewport.panBy(fresh.middle.x - old.middle.x, fresh.middle.y - old.middle.y);
  }

  function drag(id: number, before: Point, now: Point): void {
    travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    pointers.set(id, now);
    if (!viewport.isZoomed() || travelled <= SLOP) return;
    setMoving(true);
    viewport.panBy(now.x - before.x, now.y - before.y);
  }

  return {
    /** True during a drag: the drawing then moves as a whole and is not redrawn. */
    isMoving,
    /** True during and just after a drag, when the final click does not count. */
    wasDragged: () => travelled > SLOP,
    onDown: (event: PointerEvent) => {
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, fromMiddle(event));
    },
    onMove: (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      if (pointers.size === 2) pinch(event.pointerId, fromMiddle(event));
      else drag(event.pointerId, before, fromMiddle(event));
    },
    onUp: (event: PointerEvent) => {
      // These events arrive from the window. Presses that began elsewhere, such as a double click on a button, are
      // ignored.
      if (!pointers.delete(event.pointerId)) return;
      setMoving(false);
      if (event.pointerType !== 'touch' || travelled > SLOP || isChoice(event.target)) return;
      tap(event.timeStamp, fromMiddle(event));
    },
  };
}
