/** The games that the service offers. A page that needs one game imports that game's folder, not this file. */
import { registry } from './core/registry.ts';
import { nations } from './nations/index.ts';
import { wealth } from './wealth/index.ts';

export const games = registry([wealth, nations]);
