/** A version of a game with a heading, such as the start of a round: the history can jump to it. */
export interface Mark {
  version: number;
  label: string;
}
