/** The table page of Nations. */
import { createEffect, createMemo, createSignal, type JSX, Show } from 'solid-js';
import { isEvent } from '../../../engine/nations/data/cards/index.ts';
import type { CardId } from '../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../engine/nations/facts/nation.ts';
import { Frame } from '../../table/frame/Frame.tsx';
import { Pane } from '../../table/frame/Pane.tsx';
import { History } from '../../table/history/History.tsx';
import { later } from '../../ui/later.tsx';
import type { AnyTable } from '../contract.ts';
import palette from './cards/colours.module.css';
import { OwnRaid } from './cards/figures.tsx';
import { createComposer } from './composer.ts';
import type { Opened } from './Dialogs.tsx';
import { followAim } from './focus.ts';
import { roundMarks } from './log/headings.ts';
import { Since } from './log/Since.tsx';
import type { NationsTable } from './nationsTable.ts';
import { Market } from './panes/board/Market.tsx';
import { OwnNationBoard } from './panes/nation/OwnNationBoard.tsx';
import { SidePane } from './panes/SidePane.tsx';
import { Top } from './panes/Top.tsx';
import { Middle } from './prompt/Middle.tsx';
import { PromptPane } from './prompt/PromptPane.tsx';
import { rememberGame } from './solo/bestGames.ts';
import styles from './Table.module.css';
import { createTabs } from './tabs.ts';
import { loadEventTexts, loadWholeTexts, withTexts } from './texts.ts';
import { useWords, WordsProvider } from './words.tsx';

const Dialogs = later(
  async () => (await import('./Dialogs.tsx')).Dialogs,
  async () => {},
);
const EndSheet = withTexts('whole', async () => (await import('./end/EndSheet.tsx')).EndSheet);

export function Table(props: { table: AnyTable }): JSX.Element {
  return (
    <WordsProvider>
      <NationsPage table={props.table as NationsTable} />
    </WordsProvider>
  );
}

function NationsPage(props: { table: NationsTable }): JSX.Element {
  const words = useWords();
  const { word } = words;
  const { table } = props;
  const composer = createComposer(table);
  const state = () => table.state();
  const [opened, open] = createSignal<Opened>(null);
  const [card, showCard] = createSignal<CardId | null>(null);
  const isOver = () => table.status() === 'finished' && !table.past();
  const { tab, setTab, tabs } = createTabs(composer, isOver);
  followAim(composer);
  /** Once a dialog has been opened, the dialogs stay loaded. */
  const isLaidOver = createMemo((before: boolean) => before || opened() !== null || card() !== null, false);
  const marks = createMemo(() => roundMarks(words, table.log()));
  const ownRaid = () => {
    const me = table.seat();
    return me === null ? 0 : nationFacts(state(), me).raid;
  };

  createEffect(() => {
    const question = composer.question();
    if (state().event || question?.kind === 'chooseEvent') void loadEventTexts(state().age);
    // A wonder that is ready can ask something, too.
    if (question?.kind === 'effect' && !isEvent(question.source)) void loadWholeTexts();
  });
  createEffect(() => {
    const final = table.present().final?.[0];
    if (table.present().shadow && final) rememberGame({ id: table.id, table: table.name(), points: final.total });
  });

  return (
    <OwnRaid.Provider value={ownRaid}>
      <Frame
        class={`${styles.nations} ${palette.colours}`}
        tabs={tabs()}
        tab={tab()}
        onTab={(key) => setTab(key)}
        past={table.past()}
        end={isOver()}
        top={<Top table={table} isOver={isOver()} onOpen={(what) => open(what)} />}
        prompt={<PromptPane composer={composer} marks={marks()} />}
      >
        <Pane tab={['board', 'mine']} label={word('tab.board')} kind="board" class={styles.board}>
          <Since table={table} />
          <div class={styles.middle} data-part="play" data-version={table.version()} data-round={state().round}>
            <Middle composer={composer}>
              <Market composer={composer} onCard={(id) => showCard(id)} />
            </Middle>
            <OwnNationBoard composer={composer} onCard={(id) => showCard(id)} />
          </div>
          <History table={table} marks={marks()} />
        </Pane>
        <Show when={isOver()}>
          <Pane tab="scores" label={word('tab.scores')} kind="sheet">
            <EndSheet table={table} />
          </Pane>
        </Show>
        <SidePane table={table} onNation={(seat) => open(seat)} />
        <Show when={isLaidOver()}>
          <Dialogs
            table={table}
            opened={opened()}
            onOpen={(what) => open(what)}
            card={card()}
            onCard={(id) => showCard(id)}
          />
        </Show>
      </Frame>
    </OwnRaid.Provider>
  );
}
