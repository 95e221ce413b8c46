/** The tab bar at the bottom of a narrow screen. */
import { For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { FrameTab } from './place.ts';
import styles from './TabBar.module.css';

export function TabBar(props: { tabs: readonly FrameTab[]; tab: string; onTab: (key: string) => void }): JSX.Element {
  return (
    <nav class={styles.tabs} data-part="tabs" aria-label={t('frame.views')}>
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            aria-current={tab.key === props.tab ? 'page' : undefined}
            onClick={() => props.onTab(tab.key)}
          >
            <Icon of={tab.sign} size={21} />
            {tab.label}
            <Show when={tab.badge}>
              {(n) => (
                <span class={styles.badge}>
                  <Badge n={n()} />
                </span>
              )}
            </Show>
          </button>
        )}
      </For>
    </nav>
  );
}
