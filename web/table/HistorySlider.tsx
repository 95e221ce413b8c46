/** The slider itself. It loads when the past is first shown. */
import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { AnyTable } from '../games/contract.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import { back, next, skip } from '../ui/signs/common.ts';
import type { Mark } from './mark.ts';

/** In percent of the rail: the width of a label, and where "now" begins. */
const ROOM_FOR_WORD = 15;
const ROOM_FOR_NOW = 80;

export function HistorySlider(props: { table: AnyTable; marks: readonly Mark[] }): JSX.Element {
  const table = props.table;
  void table.loadWholeLog();
  const share = (version: number) => (100 * version) / Math.max(1, table.version());
  const last = () => {
    const mine = table.seat();
    return mine === null ? undefined : table.log().findLast((line) => line.seat === mine && !line.automatic)?.version;
  };
  /** The marks that have room for their label. The last ones come first, so that the start gives way to round 1. */
  const named = () => {
    let free = ROOM_FOR_NOW;
    return [...props.marks].reverse().filter(({ version }) => {
      if (share(version) > free) return false;
      free = share(version) - ROOM_FOR_WORD;
      return true;
    });
  };
  const go = (version: number) => table.look(Math.max(0, version));
  const keys = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('input, textarea, select')) return;
    if (event.key === 'ArrowLeft') go(table.shownVersion() - 1);
    else if (event.key === 'ArrowRight') go(table.shownVersion() + 1);
    else if (event.key === 'Escape') table.look(null);
    else return;
    event.preventDefault();
  };
  onMount(() => addEventListener('keydown', keys));
  onCleanup(() => removeEventListener('keydown', keys));
  return (
    <div class="hist">
      <div class="keys">
        <button type="button" aria-label={t('past.earlier')} onClick={() => go(table.shownVersion() - 1)}>
          <Icon of={back} size={18} />
        </button>
        <button type="button" aria-label={t('past.later')} onClick={() => go(table.shownVersion() + 1)}>
          <Icon of={next} size={18} />
        </button>
        <button type="button" aria-label={t('past.back')} onClick={() => table.look(null)}>
          <Icon of={skip} size={18} />
        </button>
      </div>
      <div class="rail">
        <svg aria-hidden="true">
          <line x1="0" x2="100%" y1="14" y2="14" stroke="var(--rule-2)" stroke-width="3" />
          <line x1="0" x2={`${share(table.shownVersion())}%`} y1="14" y2="14" stroke="var(--ink)" stroke-width="3" />
          <For each={props.marks}>
            {(mark) => (
              <line
                x1={`${share(mark.version)}%`}
                x2={`${share(mark.version)}%`}
                y1="6"
                y2="22"
                stroke="var(--ink-2)"
                stroke-width="1.5"
              />
            )}
          </For>
          <Show when={last()}>
            {(version) => (
              <svg x={`${share(version())}%`} y="14" overflow="visible" aria-hidden="true">
                <path d="M0-6 6 0 0 6-6 0Z" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.6" />
              </svg>
            )}
          </Show>
          <circle
            cx={`${share(table.shownVersion())}%`}
            cy="14"
            r="9"
            fill="var(--act)"
            stroke="var(--paper)"
            stroke-width="2.5"
          />
        </svg>
        <div class="words" aria-hidden="true">
          <For each={named()}>
            {(mark) => <span ref={(el) => el.style.setProperty('left', `${share(mark.version)}%`)}>{mark.label}</span>}
          </For>
          <span class="end" ref={(el) => el.style.setProperty('left', '100%')}>
            {t('past.now')}
          </span>
        </div>
        <input
          type="range"
          min={0}
          max={table.version()}
          value={table.shownVersion()}
          aria-label={t('past.slider')}
          aria-valuetext={t('past.move', { n: table.shownVersion(), of: table.version() })}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
