/** The table page of Wealth of Nations. */
import { createMemo, Match, Show, Switch } from 'solid-js';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { Frame } from '../../table/frame/Frame.tsx';
import { Pane } from '../../table/frame/Pane.tsx';
import { TopBar } from '../../table/frame/TopBar.tsx';
import { TablePrompt } from '../../table/prompt/TablePrompt.tsx';
import type { AnyTable } from '../contract.ts';
import { BoardPane } from './BoardPane.tsx';
import { Hatches } from './board/Hatches.tsx';
import { type Composer, createComposer } from './composer.ts';
import { roundMarks } from './headings.ts';
import { narrow } from './narrow.ts';
import { Markets, Packages, RunsPane, WaitingActs } from './parts.ts';
import { Question } from './prompt/Question.tsx';
import { EndPanes, SidePane } from './SidePane.tsx';
import { Steps } from './Steps.tsx';
import { sayActions } from './sayActions.ts';
import { tabsOf } from './tabs.ts';
import { lateTexts } from './texts.ts';
import type { WealthTable } from './wealthTable.ts';
import { createWords, useWords, WordsContext } from './words.ts';

export function Table(props: { table: AnyTable }) {
  return (
    <WordsContext.Provider value={createWords((message) => props.table.say(message), lateTexts)}>
      <WealthPage table={props.table as WealthTable} />
    </WordsContext.Provider>
  );
}

function WealthPage(props: { table: WealthTable }) {
  const words = useWords();
  const { table } = props;
  const composer = createComposer(table);
  const { screen } = composer;
  const tabs = createMemo(() => tabsOf(words, composer));
  const marks = createMemo(() => roundMarks(words, table.log()));
  return (
    <Frame
      tabs={tabs()}
      tab={screen.tab()}
      onTab={(key) => {
        screen.setSpot(null);
        screen.showTab(key);
      }}
      past={table.past()}
      end={screen.isOver()}
      top={<TopBar table={table} steps={<Steps state={table.state()} />} />}
      prompt={<PagePrompt composer={composer} marks={marks()} />}
    >
      <Hatches />
      <Show when={!screen.isOver()}>
        <LeftPane composer={composer} />
      </Show>
      <BoardPane composer={composer} marks={marks()} />
      <Show when={!screen.isOver()} fallback={<EndPanes composer={composer} />}>
        <SidePane composer={composer} />
      </Show>
    </Frame>
  );
}

function PagePrompt(props: { composer: Composer; marks: ReturnType<typeof roundMarks> }) {
  const words = useWords();
  const { composer } = props;
  const { table, making } = composer;
  /** What a player can do while somebody else decides. */
  const isOffTurn = () =>
    Boolean(making('offer') ?? making('notes') ?? making('plan')) &&
    !table.myTurn() &&
    !table.past() &&
    table.status() === 'playing';
  const idle = () => {
    const { stand, players } = table.state();
    if (players[table.seat() ?? -1]?.eliminated != null) return words.word('outSub');
    // My own move is waiting for somebody's answer.
    if (!stand || stand.mover !== table.seat()) return undefined;
    return words.word('standWaits', { name: table.players()[stand.asked]?.name ?? '', hex: hexName(stand.hex) });
  };
  return (
    <Show when={!isOffTurn()} fallback={<Question composer={composer} />}>
      <TablePrompt
        table={table}
        marks={props.marks}
        sayActions={(actions) => sayActions(words, actions)}
        onKeepDraft={(actions) => composer.resume(actions[0])}
        onDropDraft={() => composer.drop()}
        idle={idle()}
        waiting={<WaitingActs composer={composer} />}
      >
        <Question composer={composer} />
      </TablePrompt>
    </Show>
  );
}

/** The packages in the draft, what runs in Produce, and otherwise the markets. */
function LeftPane(props: { composer: Composer }) {
  const { word } = useWords();
  const isNarrow = narrow();
  const { table } = props.composer;
  return (
    <Pane tab="markets" label={word('markets')} kind="left">
      <Switch fallback={<Markets composer={props.composer} />}>
        <Match when={table.state().phase === 'draft'}>
          <Packages composer={props.composer} />
        </Match>
        <Match when={table.state().phase === 'produce' && table.myTurn() && !isNarrow()}>
          <RunsPane composer={props.composer} />
        </Match>
      </Switch>
    </Pane>
  );
}
