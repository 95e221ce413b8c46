import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { useTitle } from '../state/calling.ts';
import chart from '../table/frame/chart.module.css';
import { ButtonLink } from '../ui/Button.tsx';
import text from '../ui/text.module.css';
import styles from './Notice.module.css';
import page from './page.module.css';
import { SiteTop } from './SiteTop.tsx';

/** A sheet with a single message. */
export function Notice(props: {
  title: string;
  text?: JSX.Element;
  acts?: JSX.Element;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <div class={page.page}>
      <SiteTop />
      <main class={`${chart.sea} ${styles.sea}`}>
        <section class={styles.slip}>
          <h1>{props.title}</h1>
          <div class={text.words}>{props.text}</div>
          {props.children}
          <div class={styles.acts}>{props.acts}</div>
        </section>
      </main>
    </div>
  );
}

/** For an address or a table of a game that these pages do not know. */
export function NoSuchGame(): JSX.Element {
  useTitle(() => `${t('trouble.error')} · Commonwealth`);
  return (
    <Notice
      title={t('trouble.error')}
      text={t('error.service/no-such-game')}
      acts={
        <ButtonLink kind="ink" href="/">
          {t('trouble.home')}
        </ButtonLink>
      }
    />
  );
}
