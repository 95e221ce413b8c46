/** Fields of families of choices that several actions share. */
import type { Field } from '../../core/choices.ts';
import type { Hex } from '../../core/hex.ts';
import type { Cube } from '../data/goods.ts';

export const intField = (name: string, min: number, max: number): Field => ({ name, type: 'int', min, max });

export const yesNoField = (name: string): Field => ({ name, type: 'oneOf', values: [false, true] });

const asValue = ({ q, r }: Hex): { q: number; r: number } => ({ q, r });

export const hexField = (name: string, hexes: readonly Hex[]): Field => ({
  name,
  type: 'oneOf',
  values: hexes.map(asValue),
});

export const hexesField = (name: string, hexes: readonly Hex[], min: number, max: number): Field => ({
  name,
  type: 'subset',
  values: hexes.map(asValue),
  min,
  max,
});

export const repeated = (cube: Cube, n: number): Cube[] => new Array<Cube>(n).fill(cube);

export const cubeFields = (n: number, cubes: readonly Cube[]): Field[] =>
  Array.from({ length: n }, (_, i) => ({ name: `cubes.${i}`, type: 'oneOf', values: cubes }));
