/** The strip above the board while the past is shown: the moves that are played back, or the one that is looked at. */
import { Index, type JSX, Show } from 'solid-js';
import type { AnyTable, LogLine } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { close } from '../../ui/signs/common.ts';
import { LineText } from '../log/LineText.tsx';
import styles from './Strip.module.css';
import { Lead, LineFlag, StripButton, StripRow } from './StripRow.tsx';

const MOST_DOTS = 12;

/** How far the moves have been played back. */
export function Playback(props: { table: AnyTable; line: LogLine }): JSX.Element {
  const { playback } = props.table;
  return (
    <StripRow>
      <StripButton sign={close} label={t('play.skip')} onClick={() => playback.stop()} />
      <LineFlag table={props.table} line={props.line} />
      <Lead>{t('play.step', { n: playback.step() + 1, of: playback.steps() })}</Lead>
      <span class={styles.dots} aria-hidden="true">
        <Index each={Array.from({ length: Math.min(MOST_DOTS, playback.steps()) })}>
          {(_, i) => (
            <i
              classList={{
                [styles.done ?? '']: i < playback.step(),
                [styles.now ?? '']: i === Math.min(MOST_DOTS - 1, playback.step()),
              }}
            />
          )}
        </Index>
      </span>
    </StripRow>
  );
}

/** Which move is shown. */
export function Past(props: { table: AnyTable }): JSX.Element {
  const { table } = props;
  return (
    <StripRow>
      <Lead>{t('past.move', { n: table.shownVersion(), of: table.version() })}</Lead>
      <Show when={table.log().findLast((one) => one.version === table.shownVersion())}>
        {(line) => (
          <span>
            <LineFlag table={table} line={line()}>
              {' '}
            </LineFlag>
            <LineText line={line()} table={table} />
          </span>
        )}
      </Show>
    </StripRow>
  );
}
