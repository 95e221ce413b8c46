/** From whatever came over the wire to a typed action. Shape only: whether it is legal is `check`'s business. */
import type { Parsed } from '../core/game.ts';
import type { Action, ActionType } from './actions.ts';
import { NATION_NAMES, RESOURCES, SECTIONS } from './data/cards/types.ts';
import { DIFFICULTIES } from './options.ts';

/** Tells whether a value has the shape; never throws. */
type Shape = (value: unknown) => boolean;

const LONGEST = 64;

const int: Shape = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 999;
const id: Shape = (value) => typeof value === 'string' && value.length > 0 && value.length <= LONGEST;
const bool: Shape = (value) => typeof value === 'boolean';
const oneOf =
  (values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);
const either =
  (...shapes: Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
const list =
  (shape: Shape, max = 32): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(shape);
const tuple =
  (...shapes: Shape[]): Shape =>
  (value) =>
    Array.isArray(value) && value.length === shapes.length && shapes.every((shape, i) => shape(value[i]));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these members and no other; those of `may` can be absent. */
const record =
  (must: Record<string, Shape>, may: Record<string, Shape> = {}): Shape =>
  (value) => {
    if (!isRecord(value)) return false;
    for (const key of Object.keys(value)) if (!Object.hasOwn(must, key) && !Object.hasOwn(may, key)) return false;
    return (
      Object.entries(must).every(([key, shape]) => shape(value[key])) &&
      Object.entries(may).every(([key, shape]) => value[key] === undefined || shape(value[key]))
    );
  };
const mapOf =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length <= 8 &&
    Object.keys(value).every(id) &&
    Object.values(value).every(shape);

const amounts = (kinds: readonly string[]) => record({}, Object.fromEntries(kinds.map((kind) => [kind, int])));
const section = oneOf(SECTIONS);
const place = oneOf([...SECTIONS, 'top']);
const maybeSlot = either(int, oneOf([null]));
const ask = oneOf(['ask']);

const growth = either(
  record({ take: oneOf(['worker']), section: place }),
  record({ take: oneOf(['gold', 'food', 'stone']) }),
);

const effectAnswer = record(
  {},
  {
    option: int,
    accept: bool,
    pay: int,
    sections: list(place),
    from: list(int),
    deploys: list(record({ from: maybeSlot, to: int })),
    undeploy: list(int),
    hires: int,
    space: int,
    colony: int,
    buy: record({ row: int, col: int }, { take: oneOf(['gain', 'vp']), pay: amounts(RESOURCES) }),
    swap: tuple(tuple(int, int), tuple(int, int)),
  },
);

const standing = record(
  {},
  {
    shortage: either(ask, list(oneOf(['gold', 'food', 'stone']), 3)),
    spare: either(ask, list(oneOf(RESOURCES), 4)),
    take: either(ask, section),
    return: either(ask, section),
    titanic: oneOf(['gold', 'advisors', 'ask']),
    growth: either(ask, growth),
    events: mapOf(either(oneOf([null]), effectAnswer)),
  },
);

const type = (name: ActionType) => ({ type: oneOf([name]) });
const after = { after: list(int) };

const SHAPES: Readonly<Record<ActionType, Shape>> = {
  chooseDifficulty: record({ ...type('chooseDifficulty'), difficulty: oneOf(DIFFICULTIES) }),
  chooseBoard: record({ ...type('chooseBoard'), nation: oneOf(NATION_NAMES), side: oneOf(['A', 'B']) }),
  nameSection: record({ ...type('nameSection'), section }),
  grow: either(
    record({ ...type('grow'), take: oneOf(['worker']), section: place }),
    record({ ...type('grow'), take: oneOf(['gold', 'food', 'stone']) }),
  ),
  chooseEvent: record({ ...type('chooseEvent'), card: id }),
  buy: record(
    { ...type('buy'), row: int, col: int },
    {
      ...after,
      space: int,
      take: oneOf(['books', 'food', 'stone', 'gain', 'vp']),
      pay: amounts(RESOURCES),
      deploy: record({ from: maybeSlot }),
    },
  ),
  deploy: record({ ...type('deploy'), slot: int }, after),
  undeploy: record({ ...type('undeploy'), slot: int }),
  hire: record({ ...type('hire'), from: id }, { ...after, space: int }),
  special: record({ ...type('special'), card: id, answer: effectAnswer }, after),
  pass: record(type('pass')),
  payShortage: record({ ...type('payShortage'), give: amounts(['gold', 'food', 'stone']) }),
  takeBonus: record({ ...type('takeBonus'), take: oneOf(['stone', 'gold', 'books']) }),
  spare: record({ ...type('spare'), spare: amounts(RESOURCES) }),
  answer: record({ ...type('answer'), source: id, answer: effectAnswer }),
  setStanding: record({ ...type('setStanding'), standing }),
};

export function parseAction(input: unknown): Parsed<Action> {
  const name = isRecord(input) ? input.type : undefined;
  const known = typeof name === 'string' && Object.hasOwn(SHAPES, name);
  if (known && SHAPES[name as ActionType](input)) return { ok: true, value: input as Action };
  return { ok: false, refusal: { code: 'nations/action/malformed', rule: 'N21.1' } };
}
