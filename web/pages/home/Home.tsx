/** Home: what this site is, at a glance, my tables, and a form for a new one. */
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { useTitle } from '../../state/calling.ts';
import { myTables, refreshTables } from '../../state/myTables.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { plan } from '../../ui/signs/common.ts';
import { link, mail } from '../../ui/signs/later.ts';
import { Art } from './Art.tsx';
import styles from './Home.module.css';
import { HomeTop } from './HomeTop.tsx';
import { QuickTable } from './QuickTable.tsx';
import { TableList } from './TableList.tsx';
import { TryAlone } from './TryAlone.tsx';

const HOW = [
  { sign: link, head: 'how.link', text: 'how.link.text' },
  { sign: mail, head: 'how.mail', text: 'how.mail.text' },
  { sign: plan, head: 'how.plan', text: 'how.plan.text' },
] as const;

export default function Home(): JSX.Element {
  const [alone, setAlone] = createSignal(false);
  const calling = () => myTables().some((one) => one.mine);
  useTitle(() => t('app.title'), calling);
  onMount(() => {
    void refreshTables();
    const every = setInterval(() => document.hidden || void refreshTables(), 60_000);
    const back = () => document.hidden || void refreshTables();
    document.addEventListener('visibilitychange', back);
    onCleanup(() => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', back);
    });
  });
  return (
    <div class={styles.home}>
      <HomeTop class={styles.bar} />
      <main>
        <section class={styles.hero}>
          <div class={`${styles.column} ${styles.title}`}>
            <Art />
            <h1>{t('home.title')}</h1>
            <p>{t('home.sub')}</p>
            <div class={styles.ways}>
              <ButtonLink kind="pri" href="/new">
                {t('home.new')}
              </ButtonLink>
              <Button onClick={() => setAlone(true)}>{t('home.alone')}</Button>
            </div>
          </div>
        </section>
        <div class={`${styles.column} ${styles.parts}`}>
          <TableList />
          <QuickTable />
          <How />
        </div>
      </main>
      <footer class={`${styles.column} ${styles.foot}`}>
        <span>{t('home.foot')}</span>
        <Show when={location.hostname === 'localhost'}>
          <a href="/dev/mail" target="_blank" rel="noreferrer">
            {t('home.mailbox')}
          </a>
        </Show>
      </footer>
      <TryAlone open={alone()} onClose={() => setAlone(false)} />
    </div>
  );
}

/** How playing by web works, in three sentences. */
function How(): JSX.Element {
  return (
    <section class={styles.how} aria-label={t('how.label')}>
      <For each={HOW}>
        {(one) => (
          <div class={styles.reason}>
            <Icon of={one.sign} size={24} class={styles.sign} />
            <span>
              <b>{t(one.head)}</b>
              {t(one.text)}
            </span>
          </div>
        )}
      </For>
    </section>
  );
}
