/** The notes of a seat, saved while typing. Nobody else at the table can read them. */
import { createResource, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { ApiError, api } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Button } from '../../ui/Button.tsx';
import fields from '../../ui/fields.module.css';
import text from '../../ui/text.module.css';
import styles from './Notes.module.css';

const PAUSE_MS = 800;

export function Notes(): JSX.Element {
  const room = useRoom();
  const [state, setState] = createSignal<'kept' | 'typing' | 'failed'>('kept');
  // Null if the notes did not load. Then nothing can be typed, because it would overwrite them.
  const [notes, { refetch }] = createResource(async () => {
    const token = room.token();
    return token ? ((await api.notes(room.id, token).catch(() => null))?.text ?? null) : null;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | null = null;
  const save = async () => {
    clearTimeout(timer);
    const token = room.token();
    const next = waiting;
    if (next === null || !token) return;
    waiting = null;
    try {
      await api.keepNotes(room.id, token, next);
      if (waiting === null) setState('kept');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      waiting ??= next;
      setState('failed');
    }
  };
  const saveWhenHidden = () => document.hidden && void save();
  document.addEventListener('visibilitychange', saveWhenHidden);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', saveWhenHidden);
    void save();
  });
  const absent = (
    <div class={styles.box}>
      <p class={text.hint}>{t('notes.absent')}</p>
      <Button onClick={() => void refetch()}>{t('error.retry')}</Button>
    </div>
  );
  return (
    <Show when={notes.loading || notes() !== null} fallback={absent}>
      <div class={styles.box}>
        <textarea
          class={fields.field}
          aria-label={t('notes')}
          placeholder={t('notes.placeholder')}
          maxLength={20_000}
          readonly={notes.loading}
          value={notes() ?? ''}
          onInput={(event) => {
            waiting = event.currentTarget.value;
            setState('typing');
            clearTimeout(timer);
            timer = setTimeout(() => void save(), PAUSE_MS);
          }}
          onBlur={() => void save()}
        />
        <small class={text.muted} role="status">
          {t(state() === 'kept' ? 'notes.kept' : state() === 'typing' ? 'notes.typing' : 'notes.failed')}
        </small>
      </div>
    </Show>
  );
}
