/** Opens the rules beside the table at a rule. Refusals and reasons link there. */
import { createSignal } from 'solid-js';

const [shownRule, openRule] = createSignal<string | null>(null);

/** Null: closed. Empty: open at the top. */
export { openRule, shownRule };
