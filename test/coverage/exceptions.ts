/** Parts of the pages that no journey can try, each with the reason. One that a journey tries after all must go. */
export interface Exception {
  file: string;
  /** What the part says, as the list of missing parts shows it. */
  text: string;
  why: string;
}

const FULL_BOARD =
  'The first tiles of six players never fill the board (W3.9). The rule and its forced answer are tested in the engine.';

export const EXCEPTIONS: readonly Exception[] = [
  { file: 'web/games/wealth/prompt/draft/DraftPrompt.tsx', text: "type: 'skipPackage'", why: FULL_BOARD },
];
