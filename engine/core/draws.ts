/**
 * Draws by label, whatever answers them. Kept apart from chance.ts so that a page, which does not know the seed, does
 * not load the generator.
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

/** Answers a draw with a number below n. `items` are the n things drawn from, or empty where a number is drawn. */
type Source = (label: string, n: number, items: readonly unknown[]) => number;

const NO_ITEMS: readonly unknown[] = [];

export function chanceFrom(source: Source): Chance {
  const drawn = new Set<string>();
  const draw = (label: string, n: number, items: readonly unknown[]) => {
    if (n === 0) throw new Error(`draw from nothing: ${label}`);
    if (drawn.has(label)) throw new Error(`label drawn twice: ${label}`);
    drawn.add(label);
    return source(label, n, items);
  };
  const pick = <T>(label: string, items: readonly T[]) => items[draw(label, items.length, items)] as T;
  return {
    drawn,
    below: (label, n) => draw(label, n, NO_ITEMS),
    pick,
    shuffle: (label, items) => {
      const rest = [...items];
      return items.map((_, place) => {
        const at = draw(`${label}/${place}`, rest.length, rest);
        return rest.splice(at, 1)[0] as (typeof items)[number];
      });
    },
  };
}

/** Draws as a script says: for tests and for replaying games whose card order is known. */
export function scriptedChance(script: Source): Chance {
  return chanceFrom((label, n, items) => {
    const answer = script(label, n, items);
    if (!Number.isInteger(answer) || answer < 0 || answer >= n) {
      throw new Error(`the script has no legal answer for ${label}: ${answer} of ${n}`);
    }
    return answer;
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
