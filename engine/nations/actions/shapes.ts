/**
 * Shapes that several actions share (N21.1). Rows count from 1 (their price); columns, slots and spaces count from 0.
 */
import {
  either,
  flag,
  int,
  list,
  oneOf,
  optional,
  pair,
  partialRecord,
  record,
  type Shape,
  text,
} from '../../core/shape.ts';
import { RESOURCES, type Resource, SECTIONS, type Section } from '../data/cards/types.ts';
import { GROWTH_RESOURCES } from '../data/tables.ts';
import type { EffectAnswer, GrowthAnswer, TrackPlace } from '../state.ts';

/** More than any game reaches. */
export const count = int(0, 999);
/** No list in an action needs to be longer. */
const listOf = <T>(item: Shape<T>): Shape<T[]> => list(item, 32);

/** The id of a card, an event or a tile. */
export const id = text(64);
export const section: Shape<Section> = oneOf(SECTIONS);
/** A slot, or null for the resource area. */
export const slotOrArea = either(count, oneOf([null]));
export const resources: Shape<Partial<Record<Resource, number>>> = partialRecord(RESOURCES, count);
/** The slots a player undeploys from after the action, one entry a worker (N8.4). */
export const after = optional(listOf(count));

const place: Shape<TrackPlace> = oneOf([...SECTIONS, 'top']);

export const growthAnswer: Shape<GrowthAnswer> = either(
  record({ take: oneOf(['worker']), section: place }),
  record({ take: oneOf(GROWTH_RESOURCES) }),
);

export const effectAnswer: Shape<EffectAnswer> = record({
  option: optional(count),
  accept: optional(flag),
  pay: optional(count),
  sections: optional(listOf(place)),
  from: optional(listOf(count)),
  deploys: optional(listOf(record({ from: slotOrArea, to: count }))),
  undeploy: optional(listOf(count)),
  hires: optional(count),
  space: optional(count),
  colony: optional(count),
  buy: optional(record({ row: count, col: count, take: optional(oneOf(['gain', 'vp'])), pay: optional(resources) })),
  swap: optional(pair(pair(count, count), pair(count, count))),
});
