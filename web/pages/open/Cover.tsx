/** The chart beside the form and the lobby: the game's picture on the sea, with a caption. */
import { type JSX, Show, Suspense } from 'solid-js';
import type { CoverProps, GameOpening } from '../../games/contract.ts';
import chart from '../../table/frame/chart.module.css';

export function Cover(
  props: CoverProps & {
    opening: GameOpening | undefined;
    caption: string;
  },
): JSX.Element {
  return (
    <section class={chart.sea} aria-label={props.caption}>
      <Suspense>
        <Show when={props.opening?.Cover} keyed>
          {(Picture) => <Picture options={props.options} seats={props.seats} />}
        </Show>
      </Suspense>
      <div class={chart.topLeft}>
        <div class={chart.words}>{props.caption}</div>
      </div>
    </section>
  );
}
