/** The table page of Wealth of Nations. */
import { createEffect, createMemo, createSignal, Match, on, Show, Suspense, Switch } from 'solid-js';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { isEndOpen } from '../../../engine/wealth/rules/end/standstill.ts';
import { Hatches } from '../../board/Hatches.tsx';
import { EndActs } from '../../table/EndActs.tsx';
import { Frame, type FrameTab, Pane, Part } from '../../table/Frame.tsx';
import { History } from '../../table/History.tsx';
import { SidePanel } from '../../table/SidePanel.tsx';
import { Strip } from '../../table/Strip.tsx';
import { TablePrompt } from '../../table/TablePrompt.tsx';
import { TopBar } from '../../table/TopBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { barter, board, log, plan as planSign, players } from '../../ui/signs/common.ts';
import { markets, tile } from '../../ui/signs/wealth.ts';
import type { AnyTable } from '../contract.ts';
import { Brief } from './Brief.tsx';
import { Corner } from './Corner.tsx';
import { createComposer } from './composer.ts';
import { HexBoardPane } from './HexBoardPane.tsx';
import { headingOf, opensRound, roundMarks } from './headings.ts';
import { LogText } from './LogText.tsx';
import { lazyPart } from './lazyPart.ts';
import { narrow } from './narrow.ts';
import { Ledger } from './panes/Ledger.tsx';
import { Markets } from './panes/Markets.tsx';
import { Question } from './Question.tsx';
import { Steps } from './Steps.tsx';
import { sayActions } from './sayActions.ts';
import type { WealthLine, WealthTable } from './wealthTable.ts';
import { bindWords, w } from './words.ts';
import './wealth.css';

const RunsPane = lazyPart(async () => (await import('./panes/BlocList.tsx')).RunsPane);
const Packages = lazyPart(async () => (await import('./panes/Packages.tsx')).Packages);
const StandingAnswers = lazyPart(async () => (await import('./panes/StandingAnswers.tsx')).StandingAnswers);
const Offers = lazyPart(async () => (await import('./panes/Offers.tsx')).Offers);
const OfferItem = lazyPart(async () => (await import('./panes/Offers.tsx')).OfferItem);
const Yields = lazyPart(async () => (await import('./panes/Yields.tsx')).Yields);
const PlanCard = lazyPart(async () => (await import('./PlanCard.tsx')).PlanCard);
const EndOffer = lazyPart(async () => (await import('./EndOffer.tsx')).EndOffer);
const EndSheet = lazyPart(async () => (await import('./end/EndSheet.tsx')).EndSheet);

/** What a player can do while somebody else decides. */
const OFF_TURN = ['barter', 'notes', 'plan'];

const RECONSIDER = { type: 'reconsider' } as const;

export function Table(props: { table: AnyTable }) {
  const table = props.table as WealthTable;
  bindWords(table.say);
  const composer = createComposer(table);
  const state = () => table.state();
  const isOver = createMemo(() => table.status() === 'finished' && !table.past());
  const [side, setSide] = createSignal('log');
  const isNarrow = narrow();
  const isTrade = createMemo(() => state().phase === 'trade' || state().phase === 'finalTrade');
  const isDraft = createMemo(() => state().phase === 'draft');
  const isBarter = createMemo(() => composer.mode().name === 'barter');
  const toMe = createMemo(() => state().offers.filter((offer) => offer.to === table.seat()));
  const offers = () => toMe().length;
  const mayEnd = createMemo(() => !table.past() && !table.stopped() && isEndOpen(table.present()));
  const isOut = () => state().players[table.seat() ?? -1]?.eliminated != null;
  const idle = () => {
    const stand = state().stand;
    if (isOut()) return w('outSub');
    // My own move is waiting for somebody's answer.
    if (!stand || stand.mover !== table.seat()) return undefined;
    return w('standWaits', { name: table.players()[stand.asked]?.name ?? '', hex: hexName(stand.hex) });
  };

  createEffect(
    on(isOver, (over) => {
      composer.showTab(over ? 'scores' : 'board');
    }),
  );
  // The packages disappear after the draft, and the next question is about the board.
  createEffect(
    on(isDraft, (draft) => !draft && composer.tab() === 'markets' && composer.showTab('board'), { defer: true }),
  );
  // Bartering shows the open offers beside it. The list closes with the phase that ends the offers.
  createEffect(on(isBarter, (open) => open && setSide('offers'), { defer: true }));
  // A new offer opens the list too.
  createEffect(on(createMemo(offers), (now, before) => now > (before ?? 0) && setSide('offers')));
  createEffect(on(isTrade, (trading) => !trading && side() === 'offers' && setSide('log')));

  const tabs = createMemo((): FrameTab[] => {
    const last: FrameTab = { key: 'log', label: w('tab.log'), sign: log };
    if (isOver()) {
      return [
        { key: 'scores', label: w('tab.scores'), sign: log },
        { key: 'board', label: w('tab.board'), sign: board },
        { key: 'markets', label: w('markets'), sign: markets },
        { ...last },
      ];
    }
    return [
      isBarter()
        ? { key: 'board', label: w('tab.offer'), sign: barter }
        : { key: 'board', label: w('tab.board'), sign: board },
      isDraft()
        ? { key: 'markets', label: w('tab.packages'), sign: tile }
        : { key: 'markets', label: w('markets'), sign: markets },
      { key: 'players', label: w('players'), sign: players },
      { ...last, ...(offers() > 0 ? { badge: offers() } : {}) },
    ];
  });
  const marks = createMemo(() => roundMarks(table.log()));
  const isOffTurn = () =>
    OFF_TURN.includes(composer.mode().name) && !table.myTurn() && !table.past() && table.status() === 'playing';
  const openOffers = () => {
    setSide('offers');
    composer.showTab('log');
  };

  return (
    <Frame
      class="wealth"
      tabs={tabs()}
      tab={composer.tab()}
      onTab={(key) => {
        composer.setSpot(null);
        composer.showTab(key);
      }}
      past={table.past()}
      end={isOver()}
      top={<TopBar table={table} steps={<Steps state={state()} />} />}
      prompt={
        <Show when={!isOffTurn()} fallback={<Question composer={composer} />}>
          <TablePrompt
            table={table}
            marks={marks()}
            sayActions={(actions) => sayActions(actions)}
            onKeepDraft={(actions) => composer.resume(actions[0])}
            idle={idle()}
            waiting={<WaitingActs composer={composer} />}
            ended={<EndActs table={table} />}
          >
            <Question composer={composer} />
          </TablePrompt>
        </Show>
      }
    >
      <Hatches />
      <Show when={!isOver()}>
        <Pane tab="markets" label={w('markets')} class="left">
          <Switch fallback={<Markets composer={composer} />}>
            <Match when={isDraft()}>
              <Suspense>
                <Packages composer={composer} />
              </Suspense>
            </Match>
            <Match when={state().phase === 'produce' && table.myTurn()}>
              <div class="wide-only">
                <Suspense>
                  <RunsPane composer={composer} />
                </Suspense>
              </div>
              <div class="narrow-only">
                <Markets composer={composer} />
              </div>
            </Match>
          </Switch>
        </Pane>
      </Show>
      <Pane tab="board" label={w('tab.board')} class={isBarter() && offers() > 0 ? 'boardpane bartering' : 'boardpane'}>
        <Strip table={table} brief={<Brief composer={composer} />} />
        <Show when={mayEnd()}>
          <Suspense>
            <EndOffer composer={composer} />
          </Suspense>
        </Show>
        <div class="sea" data-version={table.version()}>
          <HexBoardPane composer={composer} />
          <Corner composer={composer} />
          <div class="cart br">
            <Show when={!composer.plan.isEmpty() && composer.mode().name !== 'plan'}>
              <Suspense>
                <PlanCard composer={composer} />
              </Suspense>
            </Show>
          </div>
          <Show when={isBarter()}>
            <ol class="inbox only-s">
              <Suspense>
                <Show when={toMe().at(-1)}>{(offer) => <OfferItem composer={composer} offer={offer()} />}</Show>
              </Suspense>
            </ol>
          </Show>
        </div>
        <History table={table} marks={marks()} />
      </Pane>
      <Show
        when={!isOver()}
        fallback={
          <>
            <Pane tab="scores" label={w('tab.scores')} class="sheet">
              <Suspense>
                <EndSheet composer={composer} />
              </Suspense>
            </Pane>
            <Pane tab={['markets', 'log']} label={w('sidePane')} class="side endside">
              <Part tab="markets" label={w('markets')} class="padded">
                <Markets composer={composer} />
              </Part>
              <Part tab="log" label={w('tab.log')} class="logp">
                <SidePanel
                  table={table}
                  heading={headingOf as never}
                  opens={opensRound as never}
                  draw={drawLine as never}
                />
              </Part>
            </Pane>
          </>
        }
      >
        <Pane tab={['players', 'log']} beside label={w('sidePane')} class="side">
          <Part tab="players" beside label={w('players')} class="ledgerwrap">
            <Ledger composer={composer} />
            <Show when={state().options.warClouds}>
              <Suspense>
                <StandingAnswers composer={composer} />
              </Suspense>
            </Show>
            <Show when={isNarrow()}>
              <Suspense>
                <Yields composer={composer} />
              </Suspense>
            </Show>
          </Part>
          <Part tab="log" label={w('tab.log')} class="logp">
            <SidePanel
              table={table}
              heading={headingOf as never}
              opens={opensRound as never}
              draw={drawLine as never}
              open={side()}
              onOpen={setSide}
              extra={
                isTrade() && state().players.length > 2
                  ? [
                      {
                        key: 'offers',
                        label: w('offers'),
                        badge: offers(),
                        content: () => (
                          <Suspense>
                            <Offers composer={composer} />
                          </Suspense>
                        ),
                      },
                    ]
                  : []
              }
            />
          </Part>
        </Pane>
      </Show>
    </Frame>
  );

  function drawLine(line: WealthLine) {
    return <LogText composer={composer} line={line} />;
  }

  function WaitingActs(acts: { composer: typeof composer }) {
    return (
      <Show when={table.seat() !== null && !isOut()}>
        <Show
          when={offers() > 0}
          fallback={
            <Button kind="ink" sign={planSign} onClick={() => acts.composer.open({ name: 'plan' })}>
              <Show when={isTrade()} fallback={w('planNext')}>
                <span class="wide">{w('planNext')}</span>
                <span class="only-s">{w('planShort')}</span>
              </Show>
            </Button>
          }
        >
          <Button kind="ink" onClick={openOffers}>
            {w('answerOffers', { n: offers() })}
          </Button>
          <Button onClick={() => acts.composer.open({ name: 'plan' })}>{w('planShort')}</Button>
        </Show>
        <Show when={isTrade()}>
          <Show when={state().players.length > 2}>
            <Button onClick={() => acts.composer.open({ name: 'barter', to: null, counter: null })}>
              {w('barter')}
            </Button>
          </Show>
          <Button onClick={() => acts.composer.open({ name: 'notes' })}>{w('notes')}</Button>
        </Show>
        <Show
          when={table.canUndo()}
          fallback={
            // If others have chosen what to run since, an undo would take back their choices as well.
            <Show when={acts.composer.check(RECONSIDER) === null}>
              <Button onClick={() => acts.composer.act(RECONSIDER)}>{w('takeBack')}</Button>
            </Show>
          }
        >
          <Button onClick={() => table.undo()}>{w('takeBack')}</Button>
        </Show>
      </Show>
    );
  }
}
