/** Why something is not allowed, in English, by the code after the game's name. */
import type { Catalogue } from '../../../core/messages.ts';

export const refusals: Catalogue = {};
