/** Choices are data, so a page, a script or any other client can play without knowing the rules. */

import { clone } from './clone.ts';
import type { Refusal } from './game.ts';

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
