/** Wealth of Nations in Italian, with the terms of the Italian rulebook. */
import { computer } from './it/computer.ts';
import { log } from './it/log.ts';
import { options } from './it/options.ts';
import { orders } from './it/orders.ts';
import { quick } from './it/quick.ts';
import { refusals } from './it/refusals.ts';
import { terms } from './it/terms.ts';

export const catalogue = { ...terms, ...log, ...refusals, ...options, ...orders, ...quick, ...computer };
