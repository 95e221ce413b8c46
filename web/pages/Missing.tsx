import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { useTitle } from '../state/calling.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';

export default function Missing(): JSX.Element {
  useTitle(() => `${t('missing.title')} · Commonwealth`);
  return (
    <Notice
      title={t('missing.title')}
      text={t('missing.sub')}
      acts={
        <ButtonLink kind="ink" href="/">
          {t('trouble.home')}
        </ButtonLink>
      }
    />
  );
}
