import { type Component, type JSX, lazy, Suspense } from 'solid-js';
import { loadPageWords, t } from '../i18n/i18n.ts';

/**
 * A component that loads when it is first shown, together with the words it needs. The page around it does not wait.
 */
export function later<P extends Record<string, unknown>>(load: () => Promise<Component<P>>): Component<P> {
  const Part = lazy(async () => {
    try {
      const [part] = await Promise.all([load(), loadPageWords()]);
      return { default: part };
    } catch {
      return { default: () => <p class="why">{t('error.offline')}</p> };
    }
  });
  return (props: P): JSX.Element => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
