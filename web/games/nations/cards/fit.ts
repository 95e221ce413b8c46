/**
 * A small face whose text does not fit its cell becomes tight: the words of the effect go, its sign stays, and a tap
 * shows the whole face. Measured after rendering and whenever the cells change size.
 */
import { onCleanup, onMount } from 'solid-js';

function fit(root: HTMLElement): void {
  const faces = [...root.querySelectorAll<HTMLElement>('[data-card]')];
  for (const face of faces) face.removeAttribute('data-tight');
  const tight = faces.filter((face) => {
    const text = face.querySelector('[data-part="foot"]');
    return text !== null && text.getBoundingClientRect().bottom > face.getBoundingClientRect().bottom + 1;
  });
  for (const face of tight) face.setAttribute('data-tight', '');
}

export function fitFaces(root: HTMLElement): void {
  onMount(() => {
    let waiting = 0;
    const soon = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => fit(root));
    };
    const sizes = new ResizeObserver(soon);
    const faces = new MutationObserver(soon);
    sizes.observe(root);
    faces.observe(root, { childList: true, subtree: true, characterData: true });
    onCleanup(() => {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      faces.disconnect();
    });
  });
}
