/** The strip above the board: what has changed since your last turn, or that there is no connection. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { moment } from '../../i18n/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { offline, play } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import { LineText } from '../log/LineText.tsx';
import styles from './Strip.module.css';
import { Lead, LineFlag, StripButton, StripRow } from './StripRow.tsx';

const SHOWN = 4;

const none = async () => {};
const Playback = later(async () => (await import('./StripPast.tsx')).Playback, none);
const Past = later(async () => (await import('./StripPast.tsx')).Past, none);

export function Strip(props: {
  table: AnyTable;
  /** What has changed in a few signs, for a phone: "18→16". */
  brief?: JSX.Element;
  /** A game's own words for when nobody has moved. It can fall back on the usual ones. */
  nothing?: ((usual: () => JSX.Element) => JSX.Element) | undefined;
}): JSX.Element {
  const table = props.table;
  const nothing = () =>
    t(table.log().some(({ seat }) => seat !== null && seat === table.seat()) ? 'since.nothing' : 'since.begin');
  const usual = () => (
    <StripRow>
      <Lead>{nothing()}</Lead>
    </StripRow>
  );
  return (
    <Switch fallback={props.nothing ? props.nothing(usual) : usual()}>
      <Match when={table.link() === 'offline'}>
        <Offline table={table} />
      </Match>
      <Match when={table.playback.line()}>{(line) => <Playback table={table} line={line()} />}</Match>
      <Match when={table.past()}>
        <Past table={table} />
      </Match>
      <Match when={table.status() === 'finished'}>
        <StripRow>
          <StripButton sign={play} label={t('end.replay')} onClick={() => table.look(0)} />
          <Lead>{t('end.replay')}</Lead>
          <span>{t('end.moves', { n: table.version() })}</span>
        </StripRow>
      </Match>
      <Match when={table.since().length > 0}>
        <Since table={table} brief={props.brief} />
      </Match>
    </Switch>
  );
}

function Offline(props: { table: AnyTable }): JSX.Element {
  return (
    <div class={styles.banner} role="status">
      <Icon of={offline} size={18} />
      <span>{t('offline.since', { time: moment(props.table.seenAt()) })}</span>
      <Button class={styles.retry} onClick={() => props.table.retry()}>
        {t('offline.try')}
      </Button>
    </div>
  );
}

function Since(props: { table: AnyTable; brief: JSX.Element }): JSX.Element {
  const { table } = props;
  /** Players' actions come before their consequences. */
  const lines = () => {
    const done = table.since().filter((line) => line.about !== null);
    return (done.length > 0 ? done : table.since()).slice(-SHOWN);
  };
  /** Counts moves, not the events that followed from them. */
  const moves = () => new Set(table.since().map((line) => line.version)).size;
  return (
    <StripRow>
      <StripButton sign={play} label={t('since.play', { n: moves() })} onClick={() => table.playback.start()} />
      <Lead>
        <Show when={table.seat() !== null} fallback={t('since.watching')}>
          <span class={text.onPhone}>{t('since.count', { n: moves() })}</span>
          <span class={text.notOnPhone}>{t('since.lead')}</span>
        </Show>
      </Lead>
      <ul class={`${text.notOnPhone} ${styles.lines}`}>
        <For each={lines()}>
          {(line) => (
            <li>
              <LineFlag table={table} line={line}>
                {' '}
              </LineFlag>
              <LineText line={line} table={table} />
            </li>
          )}
        </For>
      </ul>
      <Show when={props.brief}>
        <ul class={`${text.onPhone} ${styles.lines} ${styles.brief}`}>{props.brief}</ul>
      </Show>
    </StripRow>
  );
}
