/** The games on offer. A page that needs one game imports its folder, not this file. */
import { registry } from './core/registry.ts';

export const games = registry([]);
