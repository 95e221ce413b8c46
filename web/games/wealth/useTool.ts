import { onCleanup, onMount } from 'solid-js';
import type { Composer, Tool } from './composer.ts';

/** Connects the board to this prompt as long as it is open. */
export function useTool(composer: Composer, tool: Tool): void {
  onMount(() => composer.setTool(() => tool));
  onCleanup(() => composer.setTool((now) => (now === tool ? null : now)));
}
