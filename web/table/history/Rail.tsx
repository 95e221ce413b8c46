/** The whole game as a line, with its rounds, my last move, and where we are. */
import { For, type JSX, Show } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import type { Mark } from './mark.ts';
import styles from './Rail.module.css';

/** In percent of the rail: the width of a label, and where "now" begins. */
const ROOM_FOR_WORD = 15;
const ROOM_FOR_NOW = 80;

interface RailProps {
  table: AnyTable;
  marks: readonly Mark[];
}

const shareOf = (table: AnyTable, version: number) => (100 * version) / Math.max(1, table.version());

export function Rail(props: RailProps & { onGo: (version: number) => void }): JSX.Element {
  const { table } = props;
  /** The marks that have room for their label. The last ones come first, so that the start gives way to round 1. */
  const named = () => {
    let free = ROOM_FOR_NOW;
    return [...props.marks].reverse().filter(({ version }) => {
      if (shareOf(table, version) > free) return false;
      free = shareOf(table, version) - ROOM_FOR_WORD;
      return true;
    });
  };
  return (
    <div class={styles.rail}>
      <Line table={table} marks={props.marks} />
      <div class={styles.words} aria-hidden="true">
        <For each={named()}>
          {(mark) => (
            <span ref={(el) => el.style.setProperty('left', `${shareOf(table, mark.version)}%`)}>{mark.label}</span>
          )}
        </For>
        <span class={styles.now}>{t('past.now')}</span>
      </div>
      <input
        type="range"
        min={0}
        max={table.version()}
        value={table.shownVersion()}
        aria-label={t('past.slider')}
        aria-valuetext={t('past.move', { n: table.shownVersion(), of: table.version() })}
        onInput={(event) => props.onGo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function Line(props: RailProps): JSX.Element {
  const { table } = props;
  const at = (version: number) => `${shareOf(table, version)}%`;
  const shown = () => at(table.shownVersion());
  const last = () => {
    const mine = table.seat();
    return mine === null ? undefined : table.log().findLast((line) => line.seat === mine && !line.automatic)?.version;
  };
  return (
    <svg aria-hidden="true">
      <line x1="0" x2="100%" y1="14" y2="14" stroke="var(--rule-2)" stroke-width="3" />
      <line x1="0" x2={shown()} y1="14" y2="14" stroke="var(--ink)" stroke-width="3" />
      <For each={props.marks}>
        {({ version }) => (
          <line x1={at(version)} x2={at(version)} y1="6" y2="22" stroke="var(--ink-2)" stroke-width="1.5" />
        )}
      </For>
      <Show when={last()}>
        {(version) => (
          <svg x={at(version())} y="14" overflow="visible" aria-hidden="true">
            <path d="M0-6 6 0 0 6-6 0Z" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.6" />
          </svg>
        )}
      </Show>
      <circle cx={shown()} cy="14" r="9" fill="var(--act)" stroke="var(--paper)" stroke-width="2.5" />
    </svg>
  );
}
