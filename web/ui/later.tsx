import { type Component, createSignal, type JSX, Show, Suspense } from 'solid-js';
import { loadPageWords, t } from '../i18n/i18n.ts';
import text from './text.module.css';

/** A component that loads when it is first shown, or when somebody is about to need it. */
export type Late<P extends Record<string, unknown>> = Component<P> & { preload: () => void };

/**
 * A component that loads when it is first shown, together with the words it needs. The page around it does not wait.
 * Parts of a game pass the loader of the game's words, or one that loads nothing.
 *
 * Solid's `lazy` is not enough. It belongs to the first place that shows the part. If this place is gone before the part
 * has come (a prompt that stood in for another), no other place ever shows it.
 */
export function later<P extends Record<string, unknown>>(
  load: () => Promise<Component<P>>,
  words: () => Promise<unknown> = loadPageWords,
  /** What is shown until the part has come. */
  Meanwhile: Component<P> = () => undefined,
): Late<P> {
  const [part, setPart] = createSignal<Component<P>>();
  let isWanted = false;
  async function preload(): Promise<void> {
    if (isWanted) return;
    isWanted = true;
    const loaded = await Promise.all([load(), words()]).catch((): [Component<P>] => [Unloaded]);
    setPart(() => loaded[0]);
  }
  function Shown(props: P): JSX.Element {
    void preload();
    // What a part waits for itself must not hide the page around it.
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Show when={part()} keyed fallback={<Meanwhile {...props} />}>
          {(Part) => <Part {...props} />}
        </Show>
      </Suspense>
    );
  }
  return Object.assign(Shown, { preload: () => void preload() });
}

const Unloaded = (): JSX.Element => <p class={text.why}>{t('error.offline')}</p>;
