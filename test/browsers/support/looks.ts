/** Defects that one browser shows and another does not, as far as a machine can see them. */
import { expect } from 'vitest';
import type { Target } from './find.ts';
import type { Reader } from './reader.ts';

/** No page scrolls sideways. */
export async function fits(reader: Reader): Promise<void> {
  const over = await reader.window.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** Whether the element that has the focus is drawn with a ring. */
export function isRinged(reader: Reader): Promise<boolean> {
  return reader.window.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
}

/** How the found elements are underlined. */
export function underlines(reader: Reader, target: Target): Promise<string[]> {
  return reader.examine(target, () => lastFound.map((one) => getComputedStyle(one).textDecorationLine));
}

/** The captions of tables for those who cannot see a chart, if they are drawn under it. */
export function shownCaptions(reader: Reader): Promise<string[]> {
  return reader.window.evaluate(() =>
    [...document.querySelectorAll('figure caption')]
      .filter((caption) => {
        caption.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = caption.getBoundingClientRect();
        return caption.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((caption) => caption.textContent ?? ''),
  );
}

/** The found elements in which a figure touches the sign after it, so that "1 ore 1 capital" reads as one. */
export async function runTogether(reader: Reader, target: Target): Promise<string[]> {
  if (!(await reader.sees(target))) return [];
  return reader.examine(target, () => {
    const LEAST = 2;
    const boxesOf = (element: Element): { box: DOMRect; isSign: boolean }[] =>
      [...element.childNodes].flatMap((node) => {
        if (node instanceof SVGSVGElement) return [{ box: node.getBoundingClientRect(), isSign: true }];
        if (node instanceof Element) return boxesOf(node);
        if (!/^\s*\d+\s*$/.test(node.textContent ?? '')) return [];
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()].map((box) => ({ box, isSign: false }));
      });
    const touches = (element: Element) => {
      const boxes = boxesOf(element);
      return boxes.some(({ box, isSign }, i) => {
        const next = boxes[i + 1];
        if (isSign || !next?.isSign || next.box.top >= box.bottom || next.box.bottom <= box.top) return false;
        return next.box.left - box.right < LEAST && next.box.right > box.left;
      });
    };
    return lastFound.filter(touches).map((one) => one.textContent ?? '');
  });
}

/** Texts in the found elements whose letters reach below the box that clips them. */
export function clippedLetters(reader: Reader, target: Target): Promise<string[]> {
  return reader.examine(target, () => {
    const brush = document.createElement('canvas').getContext('2d');
    const isCut = (element: Element) => {
      const { overflowY, font } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Words for those who hear the page are drawn as one clipped pixel.
      if (overflowY === 'visible' || box.width <= 1 || !brush) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = range.getClientRects();
      const last = lines[lines.length - 1];
      if (!last) return false;
      brush.font = font;
      // The box of a line of text is as high as its face says. The lowest letters need not reach its edge.
      const { fontBoundingBoxDescent, actualBoundingBoxDescent } = brush.measureText('gjpqy');
      const lowest = last.bottom - fontBoundingBoxDescent + actualBoundingBoxDescent;
      return lowest > box.bottom + 0.5;
    };
    return lastFound
      .flatMap((one) => [...one.querySelectorAll('*')])
      .filter((one) => one.childElementCount === 0 && one.textContent && isCut(one))
      .map((one) => one.textContent ?? '');
  });
}
