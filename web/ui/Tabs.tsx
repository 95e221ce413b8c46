import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { Badge } from './Badge.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  /** The number of things waiting for you. */
  badge?: number;
}

/**
 * Arrow keys, Home and End move between tabs. Only the chosen tab is a stop for the Tab key. Written by hand: Kobalte's
 * tabs would add 11 KB (gzip) to every table.
 */
export function Tabs(props: {
  tabs: readonly Tab[];
  value: string;
  onChange: (key: string) => void;
  label: string;
  children: (key: string) => JSX.Element;
  class?: string | undefined;
}): JSX.Element {
  const id = createUniqueId();
  const move = (event: KeyboardEvent) => {
    const at = props.tabs.findIndex((tab) => tab.key === props.value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: props.tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = props.tabs[(to + props.tabs.length) % props.tabs.length];
    if (!next) return;
    props.onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div class={`${styles.tabs} ${props.class ?? ''}`}>
      <div class={styles.list} role="tablist" aria-label={props.label} onKeyDown={move}>
        <For each={props.tabs}>
          {(tab) => (
            <button
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={tab.key === props.value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === props.value ? 0 : -1}
              class={styles.tab}
              onClick={() => props.onChange(tab.key)}
            >
              <TabName tab={tab} />
            </button>
          )}
        </For>
      </div>
      <div class={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.value}`}>
        {props.children(props.value)}
      </div>
    </div>
  );
}

function TabName(props: { tab: Tab }): JSX.Element {
  return (
    <>
      {props.tab.label}
      <Show when={props.tab.badge}>
        {(n) => (
          <>
            {' '}
            <Badge n={n()} />
          </>
        )}
      </Show>
    </>
  );
}
