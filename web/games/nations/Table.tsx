/** The table page of Nations. */
import { createEffect, createMemo, createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { raidValueOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { topFrame } from '../../../engine/nations/state.ts';
import { EndActs } from '../../table/EndActs.tsx';
import { Frame, Pane, Part } from '../../table/Frame.tsx';
import { History } from '../../table/History.tsx';
import { SidePanel } from '../../table/SidePanel.tsx';
import { TablePrompt } from '../../table/TablePrompt.tsx';
import { TopBar } from '../../table/TopBar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lock } from '../../ui/signs/common.ts';
import type { AnyTable } from '../contract.ts';
import { OwnRaid } from './cards/figures.tsx';
import { search } from './cards/signs.ts';
import { loadEventTexts, withTexts } from './cards/wholeTexts.ts';
import { CardWords, useWords } from './cards/words.tsx';
import { createComposer } from './composer.ts';
import type { Opened } from './Dialogs.tsx';
import { Fate } from './Fate.tsx';
import { followAim } from './focus.ts';
import { headingOf, roundMarks } from './headings.ts';
import { LogText } from './LogText.tsx';
import { Middle } from './Middle.tsx';
import type { NationsTable } from './nationsTable.ts';
import { Ledger } from './panes/Ledger.tsx';
import { Market } from './panes/Market.tsx';
import { OwnNationBoard } from './panes/OwnNationBoard.tsx';
import { Since } from './panes/Since.tsx';
import { Tracks } from './panes/Tracks.tsx';
import { Question } from './Question.tsx';
import { Steps } from './Steps.tsx';
import { sayActions } from './sayActions.ts';
import { rememberGame } from './solo/bestGames.ts';
import { createTabs } from './tabs.ts';
import './nations.css';

const Solo = withTexts(async () => (await import('./solo/Solo.tsx')).Solo);
const Dialogs = lazy(async () => ({ default: (await import('./Dialogs.tsx')).Dialogs }));
const Order = lazy(async () => ({ default: (await import('./questions/Order.tsx')).Order }));
const EndSheet = withTexts(async () => (await import('./end/EndSheet.tsx')).EndSheet);

export function Table(props: { table: AnyTable }): JSX.Element {
  return (
    <CardWords>
      <NationsPage table={props.table as NationsTable} />
    </CardWords>
  );
}

function NationsPage(props: { table: NationsTable }): JSX.Element {
  const { word } = useWords();
  const { table } = props;
  const composer = createComposer(table);
  const state = () => table.state();
  const [opened, open] = createSignal<Opened>(null);
  const isOver = () => table.status() === 'finished' && !table.past();
  const { tab, setTab, tabs } = createTabs(composer, isOver);
  followAim(composer);
  const names = () => table.players().map((player) => player.name);
  const letters = () => table.players().map((player) => player.letter);
  const me = () => table.seat();
  /** If several players choose one after the other, their order matters more than the fate of the round. */
  const isInOrder = () => {
    const frame = topFrame(state());
    if (state().nations.length === 1) return false;
    if (frame?.type === 'growth') return true;
    return frame?.type === 'effects' && frame.queue.length + Object.keys(frame.answers).length > 1;
  };
  const isAskedEarly = () =>
    composer.isEarly() && !table.past() && table.sending() === 'idle' && composer.aim() === null && !table.conflict();
  /** Once a dialog has been opened, the dialogs stay loaded. */
  const isLaidOver = createMemo((before: boolean) => before || opened() !== null || composer.shown() !== null, false);
  const marks = createMemo(() => roundMarks(word, table.log()));

  createEffect(() => {
    if (state().event) void loadEventTexts();
  });
  createEffect(() => {
    const final = table.present().final?.[0];
    if (table.present().shadow && final) rememberGame({ id: table.id, table: table.name(), points: final.total });
  });

  const ownRaid = () => (me() === null ? 0 : raidValueOf(state(), me() ?? 0));

  return (
    <OwnRaid.Provider value={ownRaid}>
      <Frame
        class="nations"
        tabs={tabs()}
        tab={tab()}
        onTab={setTab}
        past={table.past()}
        end={isOver()}
        top={
          <>
            <TopBar
              table={table}
              steps={<Steps state={state()} />}
              menu={
                <>
                  <Show when={me() !== null && !isOver()}>
                    <button type="button" onClick={() => open('standing')}>
                      <Icon of={lock} />
                      {word('standing.title')}
                    </button>
                  </Show>
                  <a href="/cards">
                    <Icon of={search} />
                    {word('browse.title')}
                  </a>
                </>
              }
            />
            <Show when={state().round > 0 && !isOver()} fallback={<span class="fate none" />}>
              <Show
                when={isInOrder()}
                fallback={
                  <Fate state={state()} me={me()} names={names()} letters={letters()} onEvent={() => open('event')} />
                }
              >
                <Suspense fallback={<span class="fate none" />}>
                  <Order table={table} />
                </Suspense>
              </Show>
            </Show>
          </>
        }
        prompt={
          <Show
            when={isAskedEarly()}
            fallback={
              <TablePrompt
                table={table}
                ended={<EndActs table={table} />}
                marks={marks()}
                sayActions={(actions) => sayActions(word, state(), me() ?? 0, actions)}
              >
                <Question composer={composer} />
              </TablePrompt>
            }
          >
            <Question composer={composer} />
          </Show>
        }
      >
        <Pane tab={['board', 'mine']} label={word('tab.board')} class="boardpane">
          <Since table={table} />
          <div class="middle" data-version={table.version()} data-round={state().round}>
            <Middle composer={composer}>
              <Market composer={composer} />
            </Middle>
            <OwnNationBoard composer={composer} />
          </div>
          <History table={table} marks={marks()} />
        </Pane>
        <Show when={isOver()}>
          <Pane tab="scores" label={word('tab.scores')} class="sheet">
            <Suspense>
              <EndSheet table={table} />
            </Suspense>
          </Pane>
        </Show>
        <Pane tab={['players', 'log']} beside label={word('tab.players')} class="side">
          <Part tab="players" beside label={word('tab.players')} class="ledgerwrap">
            <Ledger
              state={state()}
              me={me()}
              names={names()}
              letters={letters()}
              awaited={table.awaiting().map((one) => one.seat)}
              onNation={open}
            />
            <Tracks state={state()} names={names()} letters={letters()} />
            <Show when={state().shadow}>
              <div class="alone">
                <Suspense>
                  <Solo table={table} />
                </Suspense>
              </div>
            </Show>
          </Part>
          <Part tab="log" label={word('tab.log')} class="logp">
            <SidePanel
              table={table}
              heading={headingOf(word) as never}
              draw={(line) => <LogText table={table} line={line} />}
            />
          </Part>
        </Pane>
        <Show when={isLaidOver()}>
          <Suspense>
            <Dialogs composer={composer} opened={opened()} onOpen={open} />
          </Suspense>
        </Show>
      </Frame>
    </OwnRaid.Provider>
  );
}
