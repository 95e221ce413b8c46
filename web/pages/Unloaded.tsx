import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import { Button } from '../ui/Button.tsx';
import '../table/chart.css';
import './page.css';

/** In place of a page whose code did not come. It is part of the first file, and says only what every page has words for. */
export function Unloaded(): JSX.Element {
  return (
    <div class="page notice">
      <header class="top">
        <Brand />
      </header>
      <main class="sea">
        <section class="slip">
          <h1>{t('unloaded.title')}</h1>
          <div class="words">{t('unloaded.text')}</div>
          <div class="row">
            <Button kind="ink" onClick={() => location.reload()}>
              {t('error.retry')}
            </Button>
          </div>
        </section>
      </main>
    </div>
  );
}
