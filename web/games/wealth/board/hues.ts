/** The colour of each industry, as a name of the tokens. */
import type { IndustryLook } from './picture.ts';

export const INDUSTRY_HUE: Readonly<Record<IndustryLook, string>> = {
  farm: 'ochre',
  generator: 'blue',
  academy: 'red',
  mine: 'stone',
  factory: 'slate',
  bank: 'purple',
};
