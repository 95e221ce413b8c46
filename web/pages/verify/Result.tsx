/** The result of a check: the progress, then the verdict, and what was checked. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import type { Exported } from '../../../worker/domain/wire/history.ts';
import { gameName } from '../../games/names.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { check, close } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import styles from './Result.module.css';
import type { Verdict } from './verifyAll.ts';

/** The verdict, if it is of this kind. */
function ofKind<K extends Verdict['kind']>(verdict: Verdict | null, kind: K): Extract<Verdict, { kind: K }> | null {
  return verdict?.kind === kind ? (verdict as Extract<Verdict, { kind: K }>) : null;
}

export function VerdictLine(props: { verdict: Verdict | null }): JSX.Element {
  return (
    <div aria-live="polite">
      <Switch>
        <Match when={ofKind(props.verdict, 'running')}>
          {(now) => (
            <progress class={styles.progress} aria-label={t('verify.running')} max={now().of} value={now().done} />
          )}
        </Match>
        <Match when={ofKind(props.verdict, 'good')}>
          {(now) => (
            <p class={`${styles.verdict} ${text.gain}`}>
              <Icon of={check} size={22} /> {t('verify.good', { n: now().states })}
            </p>
          )}
        </Match>
        <Match when={ofKind(props.verdict, 'bad')}>
          {(now) => (
            <p class={`${styles.verdict} ${text.loss}`}>
              <Icon of={close} size={22} /> {t('verify.bad', { n: now().version, why: now().why })}
            </p>
          )}
        </Match>
        <Match when={ofKind(props.verdict, 'unfinished')}>
          <p class={styles.verdict}>{t('verify.unfinished')}</p>
        </Match>
      </Switch>
    </div>
  );
}

export function FileFacts(props: { file: Exported; name: string | undefined }): JSX.Element {
  return (
    <dl class={styles.facts}>
      <dt>{t('new.game')}</dt>
      <dd>
        {gameName(props.file.game)}
        <Show when={props.name}>{(name) => <>, {name()}</>}</Show>
      </dd>
      <dt>{t('verify.moves')}</dt>
      <dd>{props.file.log.length}</dd>
      <dt>{t('verify.sealed')}</dt>
      <dd>
        <code>{props.file.seedHash}</code>
      </dd>
      <Show when={props.file.seed}>
        <dt>{t('verify.seed')}</dt>
        <dd>
          <code>{props.file.seed}</code>
        </dd>
      </Show>
    </dl>
  );
}
