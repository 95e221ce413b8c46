/** The frame of a table page: header, panes side by side or one at a time, prompt bar, tab bar. */
import { For, type JSX, Show, useContext } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import { type FrameTab, Place } from './place.ts';
import { focusPrompt } from './promptFocus.ts';
import './chart.css';
import './prompt.css';
import './frame.css';
import './strip.css';
import './log.css';
import './history.css';
import './end.css';

export type { FrameTab } from './place.ts';

/**
 * On a wide screen all panes are side by side; on a tablet the board and one pane; on a phone one pane, chosen in the
 * tab bar. The first tab belongs to the board. `end`: the board and the score sheet.
 */
export function Frame(props: {
  tabs: readonly FrameTab[];
  tab: string;
  onTab: (key: string) => void;
  top: JSX.Element;
  prompt: JSX.Element;
  past?: boolean;
  end?: boolean;
  class?: string;
  children: JSX.Element;
}): JSX.Element {
  const main = () => props.tabs[0]?.key ?? '';
  return (
    <Place.Provider value={{ tab: () => props.tab, main, board: () => props.tabs[0], go: (key) => props.onTab(key) }}>
      <div
        class={`frame ${props.class ?? ''}`}
        classList={{ past: props.past ?? false, end: props.end ?? false }}
        data-tab={props.tab}
        data-main={props.tab === main() ? '' : undefined}
      >
        <button type="button" class="skip" onClick={focusPrompt}>
          {t('frame.skip')}
        </button>
        {props.top}
        <main class="table">{props.children}</main>
        {props.prompt}
        <nav class="tabs" aria-label={t('frame.views')}>
          <For each={props.tabs}>
            {(tab) => (
              <button
                type="button"
                class={tab.key === props.tab ? 'on' : ''}
                aria-current={tab.key === props.tab ? 'page' : undefined}
                onClick={() => props.onTab(tab.key)}
              >
                <Icon of={tab.sign} size={21} />
                {tab.label}
                <Show when={tab.badge}>
                  <span class="badge">{tab.badge}</span>
                </Show>
              </button>
            )}
          </For>
        </nav>
      </div>
    </Place.Provider>
  );
}

function useHere(tabs: () => string | readonly string[], beside: () => boolean) {
  const place = useContext(Place);
  return {
    here: () => [tabs()].flat().includes(place.tab()),
    beside: () => beside() && place.tab() === place.main(),
  };
}

interface PaneProps {
  /** The tab or tabs under which a narrow screen shows this pane. */
  tab: string | readonly string[];
  label: string;
  /** On a tablet, this pane is beside the board while the board's tab is chosen. */
  beside?: boolean;
  /** `boardpane`, `left`, `side`, `sheet`, or a class of the game. */
  class?: string;
  children: JSX.Element;
}

export function Pane(props: PaneProps): JSX.Element {
  const is = useHere(
    () => props.tab,
    () => props.beside ?? false,
  );
  return (
    <section
      class={`pane ${props.class ?? ''}`}
      classList={{ here: is.here(), beside: is.beside() }}
      aria-label={props.label}
    >
      {props.children}
    </section>
  );
}

/** A part of a `side` pane that narrow screens show on its own. */
export function Part(props: PaneProps): JSX.Element {
  const is = useHere(
    () => props.tab,
    () => props.beside ?? false,
  );
  return (
    <section
      class={`sidepart ${props.class ?? ''}`}
      classList={{ here: is.here(), beside: is.beside() }}
      aria-label={props.label}
    >
      {props.children}
    </section>
  );
}
