import { type Component, type JSX, lazy, Suspense } from 'solid-js';
import { loadPageWords, t } from '../i18n/i18n.ts';
import text from './text.module.css';

/** A component that loads when it is first shown, or when somebody is about to need it. */
export type Late<P extends Record<string, unknown>> = Component<P> & { preload: () => void };

/**
 * A component that loads when it is first shown, together with the words it needs. The page around it does not wait.
 * Parts of a game pass the loader of the game's words, or one that loads nothing.
 */
export function later<P extends Record<string, unknown>>(
  load: () => Promise<Component<P>>,
  words: () => Promise<unknown> = loadPageWords,
  /** What is shown until the part has come. */
  Meanwhile: Component<P> = () => undefined,
): Late<P> {
  const Part = lazy(async () => {
    try {
      const [part] = await Promise.all([load(), words()]);
      return { default: part };
    } catch {
      return { default: () => <p class={text.why}>{t('error.offline')}</p> };
    }
  });
  const Shown = (props: P): JSX.Element => (
    <Suspense fallback={<Meanwhile {...props} />}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Shown, { preload: () => void Part.preload() });
}
