/** The words of Wealth of Nations in English. Templates are explained in core/messages.ts. */
import { computer } from './en/computer.ts';
import { log } from './en/log.ts';
import { options } from './en/options.ts';
import { orders } from './en/orders.ts';
import { quick } from './en/quick.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';

export const catalogue = { ...terms, ...log, ...refusals, ...options, ...orders, ...quick, ...computer };
