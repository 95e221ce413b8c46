/** The log in words, newest first, under headings, with a filter by player and a link to each moment. */
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { AnyTable, LogLine } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './LogList.module.css';
import { LogRow } from './LogRow.tsx';
import { type Headings, logSections } from './logSections.ts';

export function LogList(
  props: Headings & {
    table: AnyTable;
    draw?: (line: LogLine<never>) => JSX.Element;
  },
): JSX.Element {
  const [only, setOnly] = createSignal<number | null>(null);
  const sections = createMemo(() =>
    logSections(props.table.log(), props, (line) => only() === null || line.about === only()).reverse(),
  );
  /** The first line of a move is the action itself. The lines after it are its consequences, which nobody chose. */
  const deeds = createMemo(() => {
    const told = new Set<number>();
    return new Set(props.table.log().filter(({ version }) => !told.has(version) && told.add(version)));
  });
  let list: HTMLOListElement | undefined;
  // While the past is shown, scroll its line of the log into view.
  const moment = createMemo(() => (props.table.past() ? props.table.shownVersion() : null));
  createEffect(
    on(moment, (version) => {
      if (version !== null) list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    }),
  );
  return (
    <div class={styles.box}>
      <Filter table={props.table} only={only()} onOnly={(seat) => setOnly(seat)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ol ref={list} class={styles.log} tabIndex={0} aria-label={t('log')}>
        <For each={sections()}>
          {(section) => (
            <>
              <Show when={section.title}>
                <li class={styles.divider}>{section.title}</li>
              </Show>
              <For each={[...section.lines].reverse()}>
                {(line) => <LogRow table={props.table} line={line} isDeed={deeds().has(line)} draw={props.draw} />}
              </For>
            </>
          )}
        </For>
        <Show when={!props.table.wholeLog()}>
          <li class={styles.divider}>
            <Button small onClick={() => void props.table.loadWholeLog()}>
              {t('log.earlier')}
            </Button>
          </li>
        </Show>
      </ol>
    </div>
  );
}

function Filter(props: { table: AnyTable; only: number | null; onOnly: (seat: number | null) => void }): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div class={styles.filter} role="group" aria-label={t('log.filter')}>
      <button type="button" aria-pressed={props.only === null} onClick={() => props.onOnly(null)}>
        {t('log.all')}
      </button>
      <For each={props.table.players()}>
        {(player) => (
          <Tooltip text={player.name}>
            <button
              type="button"
              aria-pressed={props.only === player.seat}
              aria-label={player.name}
              onClick={() => props.onOnly(props.only === player.seat ? null : player.seat)}
            >
              <Flag seat={player.seat} letter={player.letter} width={18} />
            </button>
          </Tooltip>
        )}
      </For>
    </div>
  );
}
