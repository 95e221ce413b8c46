import { onCleanup, onMount } from 'solid-js';
import type { Desk, Tool } from './desk.ts';

/** The board listens to this prompt as long as it is open. */
export function useTool(desk: Desk, tool: Tool): void {
  onMount(() => desk.setTool(() => tool));
  onCleanup(() => desk.setTool((now) => (now === tool ? null : now)));
}
