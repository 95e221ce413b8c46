/**
 * What a release says to its pages and hears from them, kept in a file: the description of its calls, and samples of
 * requests and replies. A page and a room of two releases in a row must understand each other, because a page stays open
 * while the service is deployed.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  nullable?: boolean;
  additionalProperties?: Schema | boolean;
}
type Content = { content?: { 'application/json'?: { schema: Schema } } };
export interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Sample {
  /** As in the description: `post /api/tables/{id}/actions`. */
  call: string;
  body?: unknown;
  reply: unknown;
}

export interface Release {
  release: string;
  description: Description;
  samples: Sample[];
}

export const readRelease = (file: string): Release => JSON.parse(gunzipSync(readFileSync(file)).toString());

export const schemaOf = (content: Content | undefined): Schema | undefined =>
  content?.content?.['application/json']?.schema;

/** The schema of a call's successful reply. */
export const replySchema = ({ responses }: Operation): Schema | undefined => schemaOf(responses[200] ?? responses[201]);

function resolved(schema: Schema, { components }: Description): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(components.schemas[name] ?? {}, { components, paths: {} });
}

export interface Side {
  schema: Schema;
  of: Description;
}

/**
 * Where a value that is made to one schema does not suit a reader who expects the other. A reader of a reply ignores what
 * it does not know. A reader of a request (`strict`) refuses it.
 */
export function misfits(made: Side, expected: Side, strict: boolean, at = ''): string[] {
  const from = resolved(made.schema, made.of);
  const to = resolved(expected.schema, expected.of);
  const found: string[] = [];
  const kinds = (schema: Schema) => [schema.type ?? 'any'].flat().sort().join('|');
  if (to.type !== undefined && from.type !== undefined && kinds(from) !== kinds(to))
    found.push(`${at}: ${kinds(from)} instead of ${kinds(to)}`);
  for (const name of to.required ?? []) if (!from.required?.includes(name)) found.push(`${at}.${name} may be missing`);
  for (const [name, schema] of Object.entries(from.properties ?? {})) {
    const known = to.properties?.[name];
    if (known) found.push(...misfits({ ...made, schema }, { ...expected, schema: known }, strict, `${at}.${name}`));
    else if (strict && to.additionalProperties === false) found.push(`${at}.${name} is not known`);
  }
  if (from.items && to.items)
    found.push(...misfits({ ...made, schema: from.items }, { ...expected, schema: to.items }, strict, `${at}[]`));
  for (const value of strict ? (from.enum ?? []) : [])
    if (to.enum && !to.enum.includes(value)) found.push(`${at}: ${value}`);
  return found;
}

/** Where a value does not have a shape. */
export function faults(value: unknown, schema: Schema, of: Description, at = ''): string[] {
  const { required = [], properties = {}, items, anyOf, oneOf, nullable, type } = resolved(schema, of);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.some((one) => faults(value, one, of, at).length === 0) ? [] : [`${at} suits no choice`];
  if (value === null) return nullable || type === undefined || [type].flat().includes('null') ? [] : [`${at} is null`];
  const found: string[] = [];
  if (typeof value === 'object' && !Array.isArray(value)) {
    const held = value as Record<string, unknown>;
    for (const name of required) if (!(name in held)) found.push(`${at}.${name} is missing`);
    for (const [name, one] of Object.entries(properties))
      if (held[name] !== undefined) found.push(...faults(held[name], one, of, `${at}.${name}`));
  }
  if (Array.isArray(value) && items) for (const one of value) found.push(...faults(one, items, of, `${at}[]`));
  return found;
}
