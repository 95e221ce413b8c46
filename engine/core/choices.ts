/** Choices are data, so a page, a script or any other client can play without knowing the rules. */

import { clone } from './clone.ts';
import type { Refusal, Tagged } from './game.ts';

export type Field =
  | { name: string; type: 'int'; min: number; max: number }
  | { name: string; type: 'oneOf'; values: readonly FieldValue[] }
  | { name: string; type: 'subset'; values: readonly FieldValue[]; min: number; max: number };

export type FieldValue = string | number | boolean | readonly FieldValue[] | { readonly [key: string]: FieldValue };

export type Choice<A> =
  | { kind: 'one'; action: A; preview?: Record<string, unknown> }
  /** A client fills the fields into the template. `partial`: some combinations are refused, and `check` says which. */
  | { kind: 'family'; template: Partial<A> & { type: string }; fields: readonly Field[]; partial?: true }
  | { kind: 'blocked'; template: Partial<A> & { type: string }; why: Refusal };

type Template<A> = Partial<A> & { type: string };

/** One complete action. */
export const one = <A extends Tagged>(action: A, preview?: Record<string, unknown>): Choice<A> =>
  preview ? { kind: 'one', action, preview } : { kind: 'one', action };

/** Actions that a client completes. Some combinations may be refused: `check` says which. */
export const family = <A extends Tagged>(template: Template<A>, fields: readonly Field[]): Choice<A> => ({
  kind: 'family',
  template,
  fields,
  partial: true,
});

/** Actions that a client completes. Every combination is legal. */
export const wholeFamily = <A extends Tagged>(template: Template<A>, fields: readonly Field[]): Choice<A> => ({
  kind: 'family',
  template,
  fields,
});

/** Something that cannot be done now, with the reason. */
export const blocked = <A extends Tagged>(template: Template<A>, why: Refusal): Choice<A> => ({
  kind: 'blocked',
  template,
  why,
});

/** Puts one value per field into a family's template. A name may be a path: `give.food`. */
export function fill<A>(
  family: { template: Partial<A> & { type: string }; fields: readonly Field[] },
  values: readonly unknown[],
): A {
  const action = clone(family.template) as Record<string, unknown>;
  family.fields.forEach((field, index) => {
    const path = field.name.split('.');
    const last = path.pop() as string;
    let target = action;
    for (const step of path) {
      target[step] ??= {};
      target = target[step] as Record<string, unknown>;
    }
    target[last] = values[index];
  });
  return action as A;
}
