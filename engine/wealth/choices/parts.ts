/** Building blocks of choices. */
import type { Choice, Field } from '../../core/choices.ts';
import type { Refusal } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import type { Action } from '../actions.ts';

export type WealthChoice = Choice<Action>;
export type Template = Partial<Action> & { type: Action['type'] };

export const one = (action: Action, preview?: Record<string, unknown>): WealthChoice =>
  preview ? { kind: 'one', action, preview } : { kind: 'one', action };

/** Some fillings may be refused: `check` says which. */
export const family = (template: Template, fields: readonly Field[]): WealthChoice => ({
  kind: 'family',
  template,
  fields,
  partial: true,
});

/** Every filling is legal. */
export const wholeFamily = (template: Template, fields: readonly Field[]): WealthChoice => ({
  kind: 'family',
  template,
  fields,
});

export const blocked = (template: Template, why: Refusal): WealthChoice => ({ kind: 'blocked', template, why });

export const int = (name: string, min: number, max: number): Field => ({ name, type: 'int', min, max });

const asValue = ({ q, r }: Hex): { q: number; r: number } => ({ q, r });

export const oneOfHexes = (name: string, hexes: readonly Hex[]): Field => ({
  name,
  type: 'oneOf',
  values: hexes.map(asValue),
});

export const subsetOfHexes = (name: string, hexes: readonly Hex[], min: number, max: number): Field => ({
  name,
  type: 'subset',
  values: hexes.map(asValue),
  min,
  max,
});

export const yesNo = (name: string): Field => ({ name, type: 'oneOf', values: [false, true] });
