/** The games' parts of the picture on the home page. They load together with the page. */
import { type Component, lazy } from 'solid-js';
import { GAMES } from '../../games/games.ts';

const Nothing: Component = () => null;

export const ARTS = GAMES.flatMap(({ art }) =>
  art ? [lazy(async () => ({ default: await art().catch(() => Nothing) }))] : [],
);

export const loadArts = (): Promise<unknown> => Promise.all(ARTS.map((art) => art.preload()));
