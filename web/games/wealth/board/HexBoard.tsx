/** The hex board: the drawing, one button per hex above it, pan and zoom inside its own frame. */
import { onCleanup, onMount } from 'solid-js';
import styles from './board.module.css';
import { Drawing } from './Drawing.tsx';
import { HexButtons, type HexChoice } from './HexButtons.tsx';
import type { BoardMarks, BoardPicture } from './picture.ts';
import { createView, type View } from './view.ts';

interface Props extends HexChoice {
  picture: BoardPicture;
  marks: BoardMarks;
  /** Gives the view to the page, for its zoom buttons. */
  onView: (view: View) => void;
}

export function HexBoard(props: Props) {
  let frame: HTMLDivElement | undefined;
  const view = createView();
  onMount(() => {
    if (frame) onCleanup(view.attach(frame));
    props.onView(view);
  });
  return (
    <div class={styles.view} data-part="board" ref={frame}>
      <div
        class={styles.sheet}
        style={{ transform: view.transform(), 'will-change': view.isMoving() ? 'transform' : undefined }}
      >
        <Drawing picture={props.picture} marks={props.marks} />
        <HexButtons
          label={props.label}
          describe={props.describe}
          canPick={props.canPick}
          isPicked={props.isPicked}
          onPick={props.onPick}
          wasDragged={view.wasDragged}
        />
      </div>
    </div>
  );
}
