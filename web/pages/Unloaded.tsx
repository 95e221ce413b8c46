import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';

/** In place of a page whose code did not come. The service worker keeps this one from the beginning (web/build/shell.ts). */
export default function Unloaded(): JSX.Element {
  return (
    <Notice
      title={t('unloaded.title')}
      text={t('unloaded.text')}
      acts={
        <>
          <Button kind="ink" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
          <a class="b" href="/">
            {t('trouble.home')}
          </a>
        </>
      }
    />
  );
}
