/** Opens the table that has been waiting for me longest. */
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { navigate } from '../router.tsx';
import { useTitle } from '../state/calling.ts';
import { refreshTables, waitsLongest } from '../state/myTables.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';

export default function Next(): JSX.Element {
  const [none, setNone] = createSignal(false);
  useTitle(() => `${t('next.table')} · Commonwealth`);
  onMount(async () => {
    // Without a connection, what was known last decides.
    await refreshTables();
    const next = waitsLongest();
    if (next) navigate(`/t/${next.id}`, { replace: true });
    else setNone(true);
  });
  return (
    <Show when={none()}>
      <Notice
        title={t('none.title')}
        text={t('none.text')}
        acts={
          <ButtonLink kind="ink" href="/">
            {t('trouble.home')}
          </ButtonLink>
        }
      />
    </Show>
  );
}
