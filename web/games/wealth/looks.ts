/** The colour and the sign of each good. */
import { CUBES, type Cube, type Good, type Industry } from '../../../engine/wealth/data/goods.ts';
import * as signs from '../../ui/signs/wealth.ts';

/** Each good has the colour of the industry that makes it. */
export const HUE: Readonly<Record<Good, string>> = {
  food: 'farm',
  energy: 'generator',
  labor: 'academy',
  ore: 'mine',
  capital: 'factory',
  money: 'bank',
  notes: 'mine',
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

export const noCubes = (): Record<Cube, number> =>
  Object.fromEntries(CUBES.map((cube) => [cube, 0])) as Record<Cube, number>;
