/** Why a table cannot be shown, and what to do about it. */
import { type JSX, Match, Switch } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { span } from '../i18n/time.ts';
import { useTitle } from '../state/calling.ts';
import { lastSeen } from '../state/lastSeen.ts';
import type { Trouble } from '../state/room.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';

export function TableTrouble(props: { id: string; trouble: Trouble; onRetry: () => void }): JSX.Element {
  useTitle(() => `${t('trouble.error')} · Commonwealth`);
  const name = () => lastSeen(props.id)?.table.name;
  const error = () => (props.trouble.kind === 'error' ? props.trouble.error : null);
  return (
    <Switch>
      <Match when={props.trouble.kind === 'no-link'}>
        <Notice title={t('trouble.noLink')} text={t('trouble.noLink.sub')} acts={<WaysOut />} />
      </Match>
      <Match when={props.trouble.kind === 'gone'}>
        <Notice
          title={name() ? `${name()}: ${t('trouble.gone').toLowerCase()}` : t('trouble.gone')}
          text={t('trouble.gone.sub')}
          acts={<WaysOut />}
        />
      </Match>
      <Match when={error()}>
        {(one) => (
          <Notice
            title={t('trouble.error')}
            text={
              one().offline
                ? t('trouble.offline')
                : one().status === 429
                  ? t('error.slow', { time: span((one().details.retryAfter ?? 60) * 1000) })
                  : t('error.server')
            }
            acts={
              <>
                <Button kind="ink" onClick={() => props.onRetry()}>
                  {t('error.retry')}
                </Button>
                <a class="b" href="/">
                  {t('trouble.home')}
                </a>
              </>
            }
          />
        )}
      </Match>
    </Switch>
  );
}

function WaysOut(): JSX.Element {
  return (
    <>
      <a class="b inkb" href="/links">
        {t('trouble.find')}
      </a>
      <a class="b" href="/">
        {t('trouble.home')}
      </a>
    </>
  );
}
