/** The table page of Nations. */
import { createEffect, createMemo, createSignal, For, type JSX, lazy, on, onCleanup, Show, Suspense } from 'solid-js';
import type { Seat } from '../../../engine/core/game.ts';
import { market, type Offer } from '../../../engine/nations/facts/market.ts';
import { topFrame } from '../../../engine/nations/play.ts';
import { EndActs } from '../../table/EndActs.tsx';
import { Frame, type FrameTab, Pane, Part } from '../../table/Frame.tsx';
import { History } from '../../table/History.tsx';
import { SidePanel } from '../../table/SidePanel.tsx';
import { Strip } from '../../table/Strip.tsx';
import { TablePrompt } from '../../table/TablePrompt.tsx';
import { TopBar } from '../../table/TopBar.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { board as boardSign, lock, log as logSign, players as playersSign } from '../../ui/signs/common.ts';
import { home } from '../../ui/signs/nations.ts';
import type { AnyTable } from '../contract.ts';
import { search } from './cards/signs.ts';
import { withTexts } from './cards/wholeTexts.ts';
import { CardWords, useWords } from './cards/words.tsx';
import { createDesk } from './desk.ts';
import { Fate } from './Fate.tsx';
import { focusNext } from './focus.ts';
import { headingOf, roundMarks } from './headings.ts';
import { Middle } from './Middle.tsx';
import type { NationsTable } from './nationsTable.ts';
import { Ledger } from './panes/Ledger.tsx';
import { NationBoard } from './panes/NationBoard.tsx';
import { type Cell, ProgressBoard } from './panes/ProgressBoard.tsx';
import { Tracks } from './panes/Tracks.tsx';
import { takenLately } from './panes/taken.ts';
import { Question } from './Question.tsx';
import { Steps } from './Steps.tsx';
import { sayActions } from './sayActions.ts';
import { rememberGame } from './solo/bestGames.ts';
import './cards/cards.css';
import './nations.css';

const CardFull = withTexts(async () => (await import('./cards/CardFull.tsx')).CardFull);
const EventFull = withTexts(async () => (await import('./cards/EventFace.tsx')).EventFull);
const StandingAnswers = withTexts(async () => (await import('./StandingAnswers.tsx')).StandingAnswers);
const Die = withTexts(async () => (await import('./solo/Die.tsx')).Die);
const Rolled = withTexts(async () => (await import('./solo/Rolled.tsx')).Rolled);
const Solo = withTexts(async () => (await import('./solo/Solo.tsx')).Solo);
const Order = lazy(async () => ({ default: (await import('./questions/Order.tsx')).Order }));
const Opponent = withTexts(async () => (await import('./panes/Opponent.tsx')).Opponent);
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
  const desk = createDesk(table);
  const state = () => table.state();
  const [tab, setTab] = createSignal('board');
  const [looked, setLooked] = createSignal<Seat | null>(null);
  const [showEvent, setShowEvent] = createSignal(false);
  const [showStanding, setShowStanding] = createSignal(false);
  const isOver = () => table.status() === 'finished' && !table.past();
  const names = () => table.players().map((player) => player.name);
  const letters = () => table.players().map((player) => player.letter);
  const me = () => table.seat();
  /** Several choose one after the other: who, and in what order, matters more than the fate of the round. */
  const isInOrder = () => {
    const frame = topFrame(state());
    if (state().nations.length === 1) return false;
    if (frame?.type === 'growth') return true;
    return frame?.type === 'effects' && frame.queue.length + Object.keys(frame.answers).length > 1;
  };
  createEffect(on(isOver, (over) => setTab(over ? 'scores' : 'board')));
  // On a phone the cards workers go to have their own tab: it comes and goes with the action.
  createEffect(
    on(
      () => desk.aim()?.name,
      (name, before) => {
        const onOwn = (aim?: string) => aim === 'deploy' || aim === 'undeploy';
        if (onOwn(name) && tab() === 'board' && matchMedia('(max-width: 700px)').matches) setTab('mine');
        else if (onOwn(before) && !onOwn(name) && tab() === 'mine') setTab('board');
      },
      { defer: true },
    ),
  );

  // By keyboard: into what was opened, and back to the card it was opened from.
  createEffect(
    on(
      desk.aim,
      (aim, before) => {
        if (aim?.name === 'deploy' || aim?.name === 'undeploy') focusNext('.slot.lit');
        else if (aim?.name === 'pass') focusNext('.acts .pri');
        else if (!aim && before?.name === 'buy') {
          const { row, col } = before.cell;
          focusNext(`.prog [data-cell="${row}-${col}"] button`, '.prog .pcard:not(.gone)');
        }
      },
      { defer: true },
    ),
  );
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && desk.aim() && !document.querySelector('dialog[open]')) desk.setAim(null);
  };
  document.addEventListener('keydown', onEscape);
  onCleanup(() => document.removeEventListener('keydown', onEscape));

  createEffect(() => {
    const final = table.present().final?.[0];
    if (table.present().shadow && final) rememberGame({ id: table.id, table: table.name(), points: final.total });
  });

  const tabs = createMemo((): FrameTab[] => [
    isOver()
      ? { key: 'scores', label: word('tab.scores'), sign: logSign }
      : { key: 'board', label: word('tab.board'), sign: boardSign },
    ...(isOver() ? [{ key: 'board', label: word('tab.board'), sign: boardSign }] : []),
    ...(isOver() || me() === null ? [] : [{ key: 'mine', label: word('tab.mine'), sign: home }]),
    { key: 'players', label: word('tab.players'), sign: playersSign },
    { key: 'log', label: word('tab.log'), sign: logSign },
  ]);
  const marks = createMemo(() => roundMarks(word, table.log()));
  const offers = createMemo(() => {
    const seat = me();
    return seat === null ? [] : market(state(), seat);
  });
  const taken = createMemo(() => takenLately(table));
  /** Who moved since my last turn, each once. */
  const movers = () => [
    ...new Set(table.since().flatMap((line) => (line.about === null || line.about === me() ? [] : [line.about]))),
  ];
  const lastRoll = () => {
    const last = table.log().findLast(({ event }) => event.type === 'roundBegan' || event.type === 'dieRolled');
    return last?.event.type === 'dieRolled' ? last.event.value : null;
  };
  const why = (offer: Offer): string | undefined => {
    // Before the first round nobody has anything to buy with.
    if (!offer.refusal || state().round === 0) return undefined;
    const short = word(`short.${offer.refusal.code.split('/').slice(1).join('/')}`, offer.refusal.params);
    return short || table.sayRefusal(offer.refusal);
  };
  const pickCell = (cell: Cell) => {
    const card = state().board[cell.row - 1]?.[cell.col];
    if (!card) return;
    if (desk.question()?.kind === 'turn') desk.setAim({ name: 'buy', cell });
    else desk.show(card);
  };
  const chosenCell = () => {
    const aim = desk.aim();
    return aim?.name === 'buy' ? aim.cell : null;
  };
  const lit = () => {
    const name = desk.aim()?.name;
    if (name !== 'deploy' && name !== 'undeploy') return [];
    return desk.ways().flatMap((action) => (action.type === name ? [action.slot] : []));
  };
  const onSlot = (slot: number) => {
    if (desk.aim()?.name === 'undeploy') {
      desk.undeploy(slot);
      return;
    }
    desk.pick(desk.ways().findIndex((action) => action.type === 'deploy' && action.slot === slot));
    document.querySelector<HTMLElement>('.acts .pri')?.focus({ preventScroll: true });
  };
  const marked = () => {
    const action = desk.chosen();
    if (action?.type === 'buy' && action.space !== undefined) return { slot: action.space, kind: 'replaced' as const };
    if (action?.type === 'deploy') return { slot: action.slot, kind: 'chosen' as const };
    return null;
  };
  const ownBoard = () => (
    <Show when={me() !== null && state().nations[me() ?? 0]?.board}>
      <NationBoard
        state={state()}
        seat={me() ?? 0}
        letter={letters()[me() ?? 0] ?? ''}
        marked={marked()}
        lit={lit()}
        onSlot={onSlot}
        onCard={desk.show}
      />
    </Show>
  );

  return (
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
                  <button type="button" onClick={() => setShowStanding(true)}>
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
                <Fate
                  state={state()}
                  me={me()}
                  names={names()}
                  letters={letters()}
                  onEvent={() => setShowEvent(true)}
                />
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
          when={
            desk.isEarly() && !table.past() && table.sending() === 'idle' && desk.aim() === null && !table.conflict()
          }
          fallback={
            <TablePrompt
              table={table}
              ended={<EndActs table={table} />}
              marks={marks()}
              sayActions={(actions) => sayActions(word, state(), me() ?? 0, actions)}
            >
              <Question desk={desk} />
            </TablePrompt>
          }
        >
          <Question desk={desk} />
        </Show>
      }
    >
      <Pane tab={['board', 'mine']} label={word('tab.board')} class="boardpane">
        <Strip
          table={table}
          brief={<SinceFlags seats={movers()} letters={letters()} />}
          nothing={
            state().shadow
              ? (none) => (
                  <Suspense fallback={none()}>
                    <Rolled table={table} none={none()} />
                  </Suspense>
                )
              : undefined
          }
        />
        <div class="middle" data-version={table.version()} data-round={state().round}>
          <Middle desk={desk}>
            <ProgressBoard
              board={state().board}
              offers={offers()}
              taken={taken()}
              why={why}
              chosen={chosenCell()}
              onPick={pickCell}
              names={names().map((name, seat) => (seat === me() ? word('ledger.you') : name))}
              letters={letters()}
              shadowWar={state().war?.buyer === null ? (state().war?.card ?? null) : null}
              {...(state().shadow
                ? {
                    dice: [1, 2, 3, 4].map((n) => (
                      <Suspense>
                        <Die value={n} dark={lastRoll() === n} />
                      </Suspense>
                    )),
                  }
                : {})}
            />
          </Middle>
          <div class="own">{ownBoard()}</div>
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
            onNation={(seat) => setLooked(seat)}
          />
          <Tracks state={state()} names={names()} letters={letters()} />
          <Show when={state().shadow}>
            <Suspense>
              <Solo table={table} />
            </Suspense>
          </Show>
        </Part>
        <Part tab="log" label={word('tab.log')} class="logp">
          <SidePanel table={table} heading={headingOf(word) as never} />
        </Part>
      </Pane>
      <Dialog open={desk.shown() !== null} onClose={() => desk.show(null)} title={word('browse.card')} side>
        <Suspense>
          <Show when={desk.shown()}>{(card) => <CardFull card={card()} />}</Show>
        </Suspense>
      </Dialog>
      <Dialog open={showEvent()} onClose={() => setShowEvent(false)} title={word('face.eventCard')} side>
        <Suspense>
          <Show when={showEvent() && state().event}>{(card) => <EventFull card={card()} />}</Show>
        </Suspense>
      </Dialog>
      <Dialog open={showStanding()} onClose={() => setShowStanding(false)} title={word('standing.title')} side>
        <Show when={showStanding()}>
          <Suspense>
            <StandingAnswers table={table} />
          </Suspense>
        </Show>
      </Dialog>
      <Dialog open={looked() !== null} onClose={() => setLooked(null)} title={names()[looked() ?? 0] ?? ''} side>
        <Suspense>
          <Opponent table={table} seat={looked() ?? 0} onSeat={setLooked} onCard={desk.show} />
        </Suspense>
      </Dialog>
    </Frame>
  );
}

/** On a phone there is room for flags only. */
function SinceFlags(props: { seats: readonly Seat[]; letters: readonly string[] }): JSX.Element {
  return (
    <For each={props.seats}>
      {(seat) => (
        <li>
          <Flag seat={seat} letter={props.letters[seat] ?? ''} width={20} />
        </li>
      )}
    </For>
  );
}
