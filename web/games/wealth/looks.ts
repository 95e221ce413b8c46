/** The colour and the sign of each good. */
import type { Good, Industry } from '../../../engine/wealth/data/goods.ts';
import { INDUSTRY_HUE } from './board/hues.ts';
import * as signs from './signs.ts';

/** Each good has the colour of the industry that makes it. */
export const HUE: Readonly<Record<Good, string>> = {
  food: INDUSTRY_HUE.farm,
  energy: INDUSTRY_HUE.generator,
  labor: INDUSTRY_HUE.academy,
  ore: INDUSTRY_HUE.mine,
  capital: INDUSTRY_HUE.factory,
  money: INDUSTRY_HUE.bank,
  notes: INDUSTRY_HUE.mine,
};

export const GOOD_SIGN: Readonly<Record<Good, string>> = {
  food: signs.food,
  energy: signs.energy,
  labor: signs.labor,
  ore: signs.ore,
  capital: signs.capital,
  money: signs.money,
  notes: signs.note,
};

export const PLACE_SIGN: Readonly<Record<Industry, string>> = {
  farm: signs.farm,
  generator: signs.generator,
  academy: signs.academy,
  mine: signs.mine,
  factory: signs.factory,
  bank: signs.bank,
};

export const deep = (good: Good): string => `var(--${HUE[good]}-d)`;
