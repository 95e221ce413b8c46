/** Every game that has reference traces. */
import type { TraceAdapter } from './adapter.ts';

export const adapters: readonly TraceAdapter[] = [];
