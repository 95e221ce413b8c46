/** The zoom buttons of the board. */
import { Show } from 'solid-js';
import { Icon } from '../../ui/Icon.tsx';
import { minus, plus } from '../../ui/signs/common.ts';
import type { View } from './board/view.ts';
import { useWords } from './words.ts';
import styles from './Zoom.module.css';

export function ZoomButtons(props: { view: View }) {
  const { word } = useWords();
  return (
    <div class={styles.zoom} data-part="zoom" data-zoomed={props.view.isZoomed() ? '' : undefined}>
      <button type="button" aria-label={word('zoomIn')} onClick={() => props.view.zoomBy(1.4)}>
        <Icon of={plus} size={15} />
      </button>
      <button
        type="button"
        aria-label={word('zoomOut')}
        disabled={!props.view.isZoomed()}
        onClick={() => props.view.zoomBy(1 / 1.4)}
      >
        <Icon of={minus} size={15} />
      </button>
      <Show when={props.view.isZoomed()}>
        <button type="button" class={styles.whole} onClick={() => props.view.reset()}>
          {word('zoomWhole')}
        </button>
      </Show>
    </div>
  );
}
