import { createSignal, For, type JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { close } from './signs/common.ts';
import styles from './Toast.module.css';

interface Note {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

const [notes, setNotes] = createSignal<Note[]>([]);
let last = 0;

/** Shows a short message for a moment. What must not be missed belongs in the prompt bar. */
export function toast(text: string, action?: Note['action']): void {
  const id = ++last;
  setNotes((all) => [...all.filter((note) => note.text !== text), action ? { id, text, action } : { id, text }]);
  setTimeout(() => drop(id), action ? 12_000 : 6_000);
}

const drop = (id: number) => setNotes((all) => all.filter((note) => note.id !== id));

/** Each page has one, at its root. It is a polite live region, so a screen reader finishes its sentence first. */
export function Toasts(): JSX.Element {
  return (
    <div class={styles.toasts} role="status" aria-live="polite">
      <For each={notes()}>
        {(note) => (
          <div class={styles.toast} data-part="toast">
            <span>{note.text}</span>
            {note.action && (
              <Button
                small
                class={styles.act}
                onClick={() => {
                  note.action?.run();
                  drop(note.id);
                }}
              >
                {note.action.label}
              </Button>
            )}
            <button type="button" class={styles.close} aria-label={t('close')} onClick={() => drop(note.id)}>
              <Icon of={close} size={16} />
            </button>
          </div>
        )}
      </For>
    </div>
  );
}
