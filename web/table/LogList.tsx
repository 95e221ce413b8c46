/** The log in words, newest first, under headings, with a filter by player and a link to each moment. */
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Actor } from '../../worker/domain/wire/actor.ts';
import type { AnyTable, LogLine } from '../games/contract.ts';
import { type Key, t } from '../i18n/i18n.ts';
import { since, sinceShort } from '../i18n/time.ts';
import { Flag } from '../ui/Flag.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { LineText } from './LineText.tsx';
import { type Headings, logSections } from './logSections.ts';

/** The note for each kind of actor. Computers at their own seats need none. */
const HOW: Readonly<Record<Actor, Key | null>> = {
  setup: null,
  player: null,
  computer: null,
  autopilot: 'log.autopilot',
  forced: 'log.forced',
  late: 'log.late',
  closing: 'log.closing',
};

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
      if (version !== null) list?.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
    }),
  );
  return (
    <div class="logbox">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div class="logtools" role="group" aria-label={t('log.filter')}>
        <button type="button" aria-pressed={only() === null} onClick={() => setOnly(null)}>
          {t('log.all')}
        </button>
        <For each={props.table.players()}>
          {(player) => (
            <Tooltip text={player.name}>
              <button
                type="button"
                aria-pressed={only() === player.seat}
                aria-label={player.name}
                onClick={() => setOnly(only() === player.seat ? null : player.seat)}
              >
                <Flag seat={player.seat} letter={player.letter} width={18} />
              </button>
            </Tooltip>
          )}
        </For>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ol ref={list} class="log" tabIndex={0} aria-label={t('log')}>
        <For each={sections()}>
          {(section) => (
            <>
              <Show when={section.title}>
                <li class="div">{section.title}</li>
              </Show>
              <For each={[...section.lines].reverse()}>
                {(line) => (
                  <li classList={{ at: props.table.past() && line.version === props.table.shownVersion() }}>
                    <Show when={line.about !== null} fallback={<span />}>
                      <Flag seat={line.about ?? 0} letter={props.table.players()[line.about ?? 0]?.letter} width={18} />
                    </Show>
                    <span>
                      {props.draw ? props.draw(line as LogLine<never>) : <LineText line={line} table={props.table} />}
                      <Show when={deeds().has(line) && HOW[line.actor]}>
                        {(how) => (
                          <>
                            {' '}
                            <span class="auto">{t(how())}</span>
                          </>
                        )}
                      </Show>
                    </span>
                    <button
                      type="button"
                      class="when"
                      aria-label={t('log.look', { time: since(line.at) })}
                      onClick={() => props.table.look(line.version)}
                    >
                      {sinceShort(line.at)}
                    </button>
                  </li>
                )}
              </For>
            </>
          )}
        </For>
        <Show when={!props.table.wholeLog()}>
          <li class="div">
            <button type="button" class="b sm" onClick={() => void props.table.loadWholeLog()}>
              {t('log.earlier')}
            </button>
          </li>
        </Show>
      </ol>
    </div>
  );
}
