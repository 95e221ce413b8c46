import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import '../table/chart.css';
import './page.css';

/** Shows the sea and the frame at once, and words only after a noticeable wait. */
export function Opening(): JSX.Element {
  const [slow, setSlow] = createSignal(false);
  const timer = setTimeout(() => setSlow(true), 400);
  onCleanup(() => clearTimeout(timer));
  return (
    <div class="page opening">
      <header class="top">
        <Brand />
      </header>
      <main class="sea" aria-busy="true">
        <Show when={slow()}>
          <p role="status">{t('opening')}</p>
        </Show>
      </main>
    </div>
  );
}
