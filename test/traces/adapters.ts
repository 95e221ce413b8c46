/** Every game that has reference traces. */
import type { TraceAdapter } from './adapter.ts';
import { wealthTraces } from './wealth.ts';

export const adapters: readonly TraceAdapter[] = [wealthTraces];
