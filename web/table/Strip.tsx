/** The strip above the board: what has changed since your last turn, or that there is no connection. */
import { For, Index, type JSX, Match, Show, Switch } from 'solid-js';
import type { AnyTable } from '../games/contract.ts';
import { t } from '../i18n/i18n.ts';
import { moment } from '../i18n/time.ts';
import { Flag } from '../ui/Flag.tsx';
import { Icon } from '../ui/Icon.tsx';
import { close, offline, play } from '../ui/signs/common.ts';
import { LineText } from './LineText.tsx';

const SHOWN = 4;

export function Strip(props: {
  table: AnyTable;
  /** What has changed in a few signs, for a phone: "18→16". */
  brief?: JSX.Element;
  /** A game's own words for when nobody has moved. It can fall back on the usual ones. */
  nothing?: ((usual: () => JSX.Element) => JSX.Element) | undefined;
}): JSX.Element {
  const table = props.table;
  /** Players' actions come before their consequences. */
  const lines = () => {
    const done = table.since().filter((line) => line.about !== null);
    return (done.length > 0 ? done : table.since()).slice(-SHOWN);
  };
  /** Counts moves, not the events that followed from them. */
  const moves = () => new Set(table.since().map((line) => line.version)).size;
  const nothing = () =>
    t(table.log().some(({ seat }) => seat !== null && seat === table.seat()) ? 'since.nothing' : 'since.begin');
  const usual = () => (
    <div class="since">
      <span class="lead">{nothing()}</span>
    </div>
  );
  return (
    <Switch fallback={props.nothing ? props.nothing(usual) : usual()}>
      <Match when={table.link() === 'offline'}>
        <div class="banner" role="status">
          <Icon of={offline} size={18} />
          <span>{t('offline.since', { time: moment(table.seenAt()) })}</span>
          <button type="button" class="b" onClick={() => table.retry()}>
            {t('offline.try')}
          </button>
        </div>
      </Match>
      <Match when={table.playback.line()}>
        {(line) => (
          <div class="since">
            <button type="button" class="go" aria-label={t('play.skip')} onClick={() => table.playback.stop()}>
              <Icon of={close} size={13} />
            </button>
            <Show when={line().about !== null}>
              <Flag seat={line().about ?? 0} letter={table.players()[line().about ?? 0]?.letter} width={18} />
            </Show>
            <span class="lead">{t('play.step', { n: table.playback.step() + 1, of: table.playback.steps() })}</span>
            <span class="prog" aria-hidden="true">
              <Index each={Array.from({ length: Math.min(12, table.playback.steps()) })}>
                {(_, i) => (
                  <i classList={{ d: i < table.playback.step(), n: i === Math.min(11, table.playback.step()) }} />
                )}
              </Index>
            </span>
          </div>
        )}
      </Match>
      <Match when={table.past()}>
        <div class="since">
          <span class="lead">{t('past.move', { n: table.shownVersion(), of: table.version() })}</span>
          <Show when={table.log().findLast((one) => one.version === table.shownVersion())}>
            {(line) => (
              <span>
                <Show when={line().about !== null}>
                  <Flag seat={line().about ?? 0} letter={table.players()[line().about ?? 0]?.letter} width={18} />{' '}
                </Show>
                <LineText line={line()} table={table} />
              </span>
            )}
          </Show>
        </div>
      </Match>
      <Match when={table.status() === 'finished'}>
        <div class="since">
          <button type="button" class="go" aria-label={t('end.replay')} onClick={() => table.look(0)}>
            <Icon of={play} size={13} />
          </button>
          <span class="lead">{t('end.replay')}</span>
          <span>{t('end.moves', { n: table.version() })}</span>
        </div>
      </Match>
      <Match when={table.since().length > 0}>
        <div class="since">
          <button
            type="button"
            class="go"
            aria-label={t('since.play', { n: moves() })}
            onClick={() => table.playback.start()}
          >
            <Icon of={play} size={13} />
          </button>
          <span class="lead">
            <Show when={table.seat() !== null} fallback={t('since.watching')}>
              <span class="only-s">{t('since.count', { n: moves() })}</span>
              <span class="wide">{t('since.lead')}</span>
            </Show>
          </span>
          <ul class="wide">
            <For each={lines()}>
              {(line) => (
                <li>
                  <Show when={line.about !== null}>
                    <Flag seat={line.about ?? 0} letter={table.players()[line.about ?? 0]?.letter} width={18} />{' '}
                  </Show>
                  <LineText line={line} table={table} />
                </li>
              )}
            </For>
          </ul>
          <Show when={props.brief}>
            <ul class="only-s">{props.brief}</ul>
          </Show>
        </div>
      </Match>
    </Switch>
  );
}
