/** Opens the rules beside the table at a rule: refusals and reasons point there. */
import { createSignal } from 'solid-js';

const [shownRule, openRule] = createSignal<string | null>(null);

/** Null: closed; empty: from the top. */
export { openRule, shownRule };
