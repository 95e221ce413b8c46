/** The weights that `npm run tune` changes, in VP, with the numbers of the run that kept them. */

export interface Weights {
  /** One point of strength, in each round to come. */
  strength: number;
  /** One point of stability, in each round to come. */
  stability: number;
  /** What the first points of stability are worth besides, in each round to come. */
  calm: number;
  /** What it is worth in each round to be alone in front or behind in strength or stability, because of events and wars. */
  front: number;
  /** The chance of a war that hits a nation weaker than another. */
  warRisk: number;
  /** A worker, in each round to come, besides what it brings where it is: better cards come. */
  worker: number;
  /** The first gold that production brings, in each round to come. */
  income: number;
  /** The worth of books, of an unfinished wonder, and of colonies and battles within reach, as a part of what we reckon. */
  books: number;
  wonders: number;
  conquest: number;
}

export const TUNED: Weights = {
  strength: 0.08,
  stability: 0.03,
  calm: 0,
  front: 0.2,
  warRisk: 0.35,
  worker: 0,
  income: 0,
  books: 1,
  wonders: 1,
  conquest: 1,
};
