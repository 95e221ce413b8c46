/**
 * Draws by label: as told, or by a page, which does not know the seed. Apart from chance.ts, so that a page
 * does not carry the generator.
 */
export interface Chance {
  /** An integer from 0 up to, not including, n; each equally likely. */
  below(label: string, n: number): number;
  /** One of the items. */
  pick<T>(label: string, items: readonly T[]): T;
  /** The items in random order. */
  shuffle<T>(label: string, items: readonly T[]): T[];
  /** The labels drawn so far. A step that drew cannot be undone. */
  readonly drawn: ReadonlySet<string>;
}

/** Answers a draw: which of `items` comes up under `label`. */
type Source = (label: string, items: readonly unknown[]) => number;

export function chanceFrom(source: Source): Chance {
  const drawn = new Set<string>();
  const index = (label: string, items: readonly unknown[]) => {
    if (items.length === 0) throw new Error(`draw from nothing: ${label}`);
    if (drawn.has(label)) throw new Error(`label drawn twice: ${label}`);
    drawn.add(label);
    return source(label, items);
  };
  const range = (n: number) => Array.from({ length: n }, (_, i) => i);
  return {
    drawn,
    below: (label, n) => index(label, range(n)),
    pick: (label, items) => items[index(label, items)] as (typeof items)[number],
    shuffle: (label, items) => {
      const rest = [...items];
      return items.map((_, place) => rest.splice(index(`${label}/${place}`, rest), 1)[0] as (typeof items)[number]);
    },
  };
}

/** Draws as told: for tests and for replaying games whose card order is known. */
export function scriptedChance(script: Source): Chance {
  return chanceFrom((label, items) => {
    const index = script(label, items);
    if (!Number.isInteger(index) || index < 0 || index >= items.length) {
      throw new Error(`script has no legal answer for ${label}: ${index} of ${items.length}`);
    }
    return index;
  });
}

export class ChanceNeeded extends Error {
  override name = 'ChanceNeeded';
}

/** The chance of a browser, which does not know the seed: it plays up to the next draw. */
export function unknownChance(): Chance {
  return chanceFrom((label) => {
    throw new ChanceNeeded(label);
  });
}
