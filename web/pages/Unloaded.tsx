import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * Shown in place of a page whose code could not be loaded. The service worker caches this one from the start
 * (web/build/shell.ts).
 */
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
          <ButtonLink href="/">{t('trouble.home')}</ButtonLink>
        </>
      }
    />
  );
}
