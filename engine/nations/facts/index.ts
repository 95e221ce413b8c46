/** Facts for the page, all derived from a state by the engine's own rules. */
export * from './ahead.ts';
export * from './forecast.ts';
export * from './market.ts';
export * from './nation.ts';
export * from './preview.ts';
export * from './production.ts';
export * from './ranks.ts';
export * from './wonder.ts';
