/** The frame of a table page: header, panes side by side or one at a time, prompt bar, tab bar. */
import type { JSX } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { focusPrompt } from '../prompt/promptFocus.ts';
import styles from './Frame.module.css';
import { type FrameTab, Place } from './place.ts';
import { TabBar } from './TabBar.tsx';

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
  class?: string | undefined;
  children: JSX.Element;
}): JSX.Element {
  const main = () => props.tabs[0]?.key ?? '';
  return (
    <Place.Provider value={{ tab: () => props.tab, main, board: () => props.tabs[0], go: (key) => props.onTab(key) }}>
      <div
        class={`${styles.frame} ${props.class ?? ''}`}
        data-part="frame"
        data-mode={props.past ? 'past' : props.end ? 'end' : undefined}
        data-tab={props.tab}
        data-main={props.tab === main() ? '' : undefined}
      >
        <button type="button" class={styles.skip} data-part="skip" onClick={() => focusPrompt()}>
          {t('frame.skip')}
        </button>
        {props.top}
        <main class={styles.panes} data-part="panes">
          {props.children}
        </main>
        {props.prompt}
        <TabBar tabs={props.tabs} tab={props.tab} onTab={props.onTab} />
      </div>
    </Place.Provider>
  );
}
