/** Pages behind the links of a mail. Opening one does nothing: mail scanners open links too. The button acts. */
import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { ApiError, api } from '../api/client.ts';
import { t } from '../i18n/i18n.ts';
import type { Params } from '../router.tsx';
import { useTitle } from '../state/attention.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { errorWords } from './sayError.ts';
import '../table/frame.css';

function takeMailToken(): string {
  const token = /^#([\w.-]{8,200})$/.exec(location.hash)?.[1] ?? '';
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}

export default function MailPage(props: { params: Params }): JSX.Element {
  const what = () => (props.params.what === 'unsubscribe' ? 'unsubscribe' : 'confirm');
  useTitle(() => `${t(`mail.${what()}`)} · Commonwealth`);
  const token = takeMailToken();
  const [state, setState] = createSignal<'asked' | 'busy' | 'done' | 'failed'>(token ? 'asked' : 'failed');
  const [why, setWhy] = createSignal(t('mail.dead'));
  const act = async () => {
    setState('busy');
    try {
      await (what() === 'confirm' ? api.mailConfirm(token) : api.mailUnsubscribe(token));
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWhy(error.status === 404 || error.status === 400 ? t('mail.dead') : errorWords(error));
      setState('failed');
    }
  };
  const home = (
    <a class="b" href="/">
      {t('trouble.home')}
    </a>
  );
  return (
    <Switch>
      <Match when={state() === 'done'}>
        <Notice title={t(`mail.${what()}.done`)} text={t(`mail.${what()}.then`)} acts={home} />
      </Match>
      <Match when={state() === 'failed'}>
        <Notice title={t('mail.failed')} text={why()} acts={home} />
      </Match>
      <Match when={true}>
        <Notice
          title={t(`mail.${what()}`)}
          text={t(`mail.${what()}.text`)}
          acts={
            <Button kind="pri" disabled={state() === 'busy'} onClick={() => void act()}>
              {t(`mail.${what()}.do`)}
            </Button>
          }
        />
      </Match>
    </Switch>
  );
}
