import { createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Icon } from './Icon.tsx';
import { close } from './signs/common.ts';
import './dialog.css';

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
    if (props.open && !element?.open) element?.showModal();
    if (!props.open && element?.open) element.close();
  });
  onCleanup(() => element?.open && element.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes the dialog; the click is on the backdrop
    <dialog
      ref={element}
      class="dlg"
      classList={{ side: props.side ?? false }}
      aria-labelledby={id}
      onClose={() => props.open && props.onClose()}
      onClick={(event) => event.target === element && props.onClose()}
    >
      <div class="in">
        <header>
          <h2 class="h" id={id}>
            {props.title}
          </h2>
          <button type="button" class="b quiet" aria-label={t('close')} onClick={() => props.onClose()}>
            <Icon of={close} size={18} />
          </button>
        </header>
        <Show when={props.open}>
          <div class="body">{props.children}</div>
        </Show>
        <Show when={props.foot}>
          <footer>{props.foot}</footer>
        </Show>
      </div>
    </dialog>
  );
}
