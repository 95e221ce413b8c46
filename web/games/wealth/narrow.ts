/** Whether the screen shows one pane at a time. */
import { createSignal, onCleanup } from 'solid-js';

export function narrow(): () => boolean {
  const query = matchMedia('(max-width: 1100px)');
  const [is, set] = createSignal(query.matches);
  const change = () => set(query.matches);
  query.addEventListener('change', change);
  onCleanup(() => query.removeEventListener('change', change));
  return is;
}
