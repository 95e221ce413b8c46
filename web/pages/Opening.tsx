import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import chart from '../table/frame/chart.module.css';
import { Top } from '../ui/Top.tsx';
import styles from './Opening.module.css';
import page from './page.module.css';

/** Shows the sea and the frame at once, and words only after a noticeable wait. */
export function Opening(): JSX.Element {
  const [slow, setSlow] = createSignal(false);
  const timer = setTimeout(() => setSlow(true), 400);
  onCleanup(() => clearTimeout(timer));
  return (
    <div class={page.page}>
      <Top />
      <main class={chart.sea} aria-busy="true">
        <Show when={slow()}>
          <p class={styles.wait} role="status">
            {t('opening')}
          </p>
        </Show>
      </main>
    </div>
  );
}
