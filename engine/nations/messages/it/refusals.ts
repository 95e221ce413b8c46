/** Why something is not allowed, in Italian, by the code after the game's name. */
import type { Catalogue } from '../../../core/messages.ts';

export const refusals: Catalogue = {};
