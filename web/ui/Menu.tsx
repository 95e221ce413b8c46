import { createSignal, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';
import { menu } from './signs/common.ts';

/**
 * A button that opens a small sheet below itself. Escape, a click elsewhere or a choice closes it. Written by hand:
 * Kobalte's menu would add 29 KB (gzip) to every table.
 */
export function Menu(props: { label: string; children: JSX.Element }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  let root: HTMLDivElement | undefined;
  let button: HTMLButtonElement | undefined;
  const outside = (event: Event) => root && !root.contains(event.target as Node) && setOpen(false);
  document.addEventListener('pointerdown', outside);
  onCleanup(() => document.removeEventListener('pointerdown', outside));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for Escape from inside
    <div
      class={styles.menu}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open()) return;
        setOpen(false);
        button?.focus();
      }}
      onFocusOut={(event) => event.relatedTarget && !root?.contains(event.relatedTarget as Node) && setOpen(false)}
    >
      <Button
        ref={button}
        kind="quiet"
        aria-label={props.label}
        aria-expanded={open()}
        aria-controls={id}
        onClick={() => setOpen(!open())}
      >
        <Icon of={menu} size={20} />
      </Button>
      <Show when={open()}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only closes the menu after a choice inside it */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div
          class={styles.sheet}
          id={id}
          onClick={(event) => (event.target as Element).closest('a, button:not([data-stay] *)') && setOpen(false)}
        >
          {props.children}
        </div>
      </Show>
    </div>
  );
}
