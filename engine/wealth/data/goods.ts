/** The things that change hands, by the rulebook's names. */
export const CUBES = ['food', 'energy', 'labor', 'ore', 'capital'] as const;
export type Cube = (typeof CUBES)[number];

/** Cubes to be paid. */
export type Cost = Readonly<Partial<Record<Cube, number>>>;

/** What a barter may contain. */
export const GOODS = [...CUBES, 'money', 'notes'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;

/** The six industries, each with a stack of tiles that counts for the end of the game. */
export const INDUSTRIES = ['farm', 'generator', 'academy', 'mine', 'factory', 'bank'] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const TILES = [...INDUSTRIES, 'integratedEconomy'] as const;
export type Tile = (typeof TILES)[number];

/** What a dot yields: a cube, or money from a bank. */
export type Product = Cube | 'money';

export const isCube = (value: unknown): value is Cube => CUBES.includes(value as Cube);
