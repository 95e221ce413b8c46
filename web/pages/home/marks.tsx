/** The small picture of a game. There is none for a game that these pages do not know. */
import type { JSX } from 'solid-js';
import { gameOf } from '../../games/registry.ts';

export function GameMark(props: { game: string }): JSX.Element {
  return (
    <svg viewBox="-22 -20 44 40" width="40" height="36" aria-hidden="true" innerHTML={gameOf(props.game)?.mark ?? ''} />
  );
}
