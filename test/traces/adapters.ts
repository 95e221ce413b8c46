/** Every game that has reference traces. */
import type { TraceAdapter } from './adapter.ts';
import { nationsTraces } from './nations.ts';
import { wealthTraces } from './wealth.ts';

export const adapters: readonly TraceAdapter[] = [nationsTraces, wealthTraces];
