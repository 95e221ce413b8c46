import { createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { lastUsedPointer } from './lastUsed.ts';
import { close } from './signs/common.ts';

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape, and returns the focus. `side`: a sheet on the
 * right of a wide screen, at the bottom of a phone.
 */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: boolean;
  foot?: JSX.Element;
  children: JSX.Element;
}): JSX.Element {
  const id = createUniqueId();
  let element: HTMLDialogElement | undefined;
  createEffect(() => {
    if (props.open && element && !element.open) show(element);
    if (!props.open && element?.open) element.close();
  });
  onCleanup(() => element?.open && element.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes the dialog; the click is on the backdrop
    <dialog
      ref={element}
      class={`${styles.dialog} ${props.side ? styles.side : ''}`}
      tabIndex={-1}
      aria-labelledby={id}
      onClose={() => props.open && props.onClose()}
      onClick={(event) => event.target === element && props.onClose()}
    >
      <div class={styles.inside}>
        <header class={styles.head}>
          <h2 class={styles.title} id={id}>
            {props.title}
          </h2>
          <Button kind="quiet" class={styles.close} aria-label={t('close')} onClick={() => props.onClose()}>
            <Icon of={close} size={18} />
          </Button>
        </header>
        <Show when={props.open}>
          <div class={styles.body}>{props.children}</div>
        </Show>
        <Show when={props.foot}>
          <footer class={styles.foot}>{props.foot}</footer>
        </Show>
      </div>
    </dialog>
  );
}

/**
 * The browser gives the focus to the first button, which closes the dialog. WebKit draws a ring around it even if the
 * dialog was opened with a mouse. So then the dialog itself has the focus, and the Tab key goes on from there.
 */
function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  if (lastUsedPointer()) dialog.focus();
}
