/** The panes beside the board: the ledger above the log, and at the end the score sheet. */
import { Show } from 'solid-js';
import { checkBarterAllowed } from '../../../engine/wealth/rules/trade.ts';
import { Pane, Part } from '../../table/frame/Pane.tsx';
import { type ExtraTab, SidePanel } from '../../table/frame/SidePanel.tsx';
import type { Composer } from './composer.ts';
import { headingOf, opensRound } from './headings.ts';
import { LogText } from './LogText.tsx';
import { narrow } from './narrow.ts';
import { Ledger } from './panes/Ledger.tsx';
import { EndSheet, Markets, Offers, StandingAnswers, Yields } from './parts.ts';
import styles from './SidePane.module.css';
import type { WealthLine } from './wealthTable.ts';
import { useWords } from './words.ts';

export function SidePane(props: { composer: Composer }) {
  const { word } = useWords();
  const isNarrow = narrow();
  const { table } = props.composer;
  return (
    <Pane tab={['players', 'log']} beside label={word('sidePane')} kind="side">
      <Part tab="players" beside label={word('players')} class={styles.ledger ?? ''}>
        <Ledger composer={props.composer} />
        <Show when={table.state().options.warClouds}>
          <StandingAnswers composer={props.composer} />
        </Show>
        <Show when={isNarrow()}>
          <Yields composer={props.composer} />
        </Show>
      </Part>
      <LogPart composer={props.composer} />
    </Pane>
  );
}

/** A wide screen shows only the board and the sheet. */
export function EndPanes(props: { composer: Composer }) {
  const { word } = useWords();
  const isNarrow = narrow();
  return (
    <>
      <Pane tab="scores" label={word('tab.scores')} kind="sheet">
        <EndSheet composer={props.composer} />
      </Pane>
      <Show when={isNarrow()}>
        <Pane tab={['markets', 'log']} label={word('sidePane')} kind="side">
          <Part tab="markets" label={word('markets')} class={styles.markets ?? ''}>
            <Markets composer={props.composer} />
          </Part>
          <LogPart composer={props.composer} />
        </Pane>
      </Show>
    </>
  );
}

function LogPart(props: { composer: Composer }) {
  const words = useWords();
  const { screen, table } = props.composer;
  const extra = (): ExtraTab[] => {
    if (screen.isOver() || !screen.isTrade() || checkBarterAllowed(table.state())) return [];
    return [
      {
        key: 'offers',
        label: words.word('offers'),
        badge: screen.offersToMe().length,
        content: () => <Offers composer={props.composer} />,
      },
    ];
  };
  const heading = (line: WealthLine) => headingOf(words, line);
  const draw = (line: WealthLine) => <LogText composer={props.composer} line={line} />;
  return (
    <Part tab="log" label={words.word('tab.log')} kind="log">
      <SidePanel
        table={table}
        heading={heading as never}
        opens={opensRound as never}
        draw={draw as never}
        open={screen.side()}
        onOpen={screen.showSide}
        extra={extra()}
      />
    </Part>
  );
}
