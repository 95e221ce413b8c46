/** Choices are data, so a page, a script or any other client can play without knowing the rules. */

import { clone } from './clone.ts';
import type { Refusal } from './refusal.ts';

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

// The makers of choices return the kind they make, and `T` keeps the action's `type` a literal: so a list of them needs
// no type arguments.

/** One complete action. */
export const one = <T extends string, A extends { type: T }>(
  action: A,
  preview?: Record<string, unknown>,
): { kind: 'one'; action: A; preview?: Record<string, unknown> } =>
  preview ? { kind: 'one', action, preview } : { kind: 'one', action };

/** Actions that a client completes. Some combinations may be refused: `check` says which. */
export const family = <T extends string, A extends { type: T }>(template: A, fields: readonly Field[]) => ({
  kind: 'family' as const,
  template,
  fields,
  partial: true as const,
});

/** Actions that a client completes. Every combination is legal. */
export const wholeFamily = <T extends string, A extends { type: T }>(template: A, fields: readonly Field[]) => ({
  kind: 'family' as const,
  template,
  fields,
});

/** Something that cannot be done now, with the reason. */
export const blocked = <T extends string, A extends { type: T }>(template: A, why: Refusal) => ({
  kind: 'blocked' as const,
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
