/** Why a table cannot be shown, and what to do about it. */
import { type JSX, Match, Switch } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { span } from '../i18n/time.ts';
import { navigate } from '../router.tsx';
import { useTitle } from '../state/calling.ts';
import { lastSeen } from '../state/lastSeen.ts';
import { linksOf } from '../state/links.ts';
import type { Trouble } from '../state/room/known.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { createBusy } from '../ui/busy.ts';
import { toast } from '../ui/Toast.tsx';
import { Notice } from './Notice.tsx';
import { removeTable } from './removeTable.ts';

export function TableTrouble(props: {
  id: string;
  trouble: Trouble;
  /** Tries again. Returns false if nothing changed. */
  onRetry: () => Promise<boolean>;
}): JSX.Element {
  useTitle(() => `${t('trouble.error')} · Commonwealth`);
  const { busy, run } = createBusy();
  const name = () => lastSeen(props.id)?.table.name ?? linksOf(props.id)?.name;
  const retry = () => run(async () => (await props.onRetry()) || toast(t('trouble.still')));
  const remove = () => {
    removeTable(props.id, name() ?? '');
    navigate('/');
  };
  const tryAgain = () => (
    <Button kind="ink" disabled={busy()} onClick={() => void retry()}>
      {t('error.retry')}
    </Button>
  );
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
          acts={
            <>
              {tryAgain()}
              <Button onClick={remove}>{t('trouble.remove')}</Button>
              <ButtonLink href="/links">{t('trouble.find')}</ButtonLink>
              <ButtonLink href="/">{t('trouble.home')}</ButtonLink>
            </>
          }
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
                  : t('trouble.unreachable')
            }
            acts={
              <>
                {tryAgain()}
                <ButtonLink href="/">{t('trouble.home')}</ButtonLink>
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
      <ButtonLink kind="ink" href="/links">
        {t('trouble.find')}
      </ButtonLink>
      <ButtonLink href="/">{t('trouble.home')}</ButtonLink>
    </>
  );
}
