/** The prompt of a table: what both games share, and the game's own question when it is your move. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { AnyTable } from '../games/contract.ts';
import { list, t } from '../i18n/i18n.ts';
import { moment, now, since, span } from '../i18n/time.ts';
import { Button } from '../ui/Button.tsx';
import { Flag } from '../ui/Flag.tsx';
import { Icon } from '../ui/Icon.tsx';
import { check, link } from '../ui/signs/common.ts';
import { toast } from '../ui/Toast.tsx';
import { PromptBar } from './PromptBar.tsx';

export interface Mark {
  version: number;
  label: string;
}

/** "19 h left" for the seat that decides, or how late it is. */
export function timeLeft(table: AnyTable): string | undefined {
  const mine = table.due().find((one) => one.seat === table.seat());
  if (!mine?.due) return undefined;
  return mine.due > now()
    ? t('prompt.left', { time: span(mine.due - now()) })
    : t('prompt.late', { time: since(mine.due) });
}

export function TablePrompt(props: {
  table: AnyTable;
  /** The game's own question; shown when it is your move and nothing else needs saying first. */
  children: JSX.Element;
  /** Buttons while you wait: planning, offers, notes. */
  waiting?: JSX.Element;
  /** A game's own panel for what may be done off turn; takes the place of the names while you wait. */
  offTurn?: JSX.Element;
  /** The moments of the history: starts of rounds. */
  marks?: readonly Mark[];
  /** What was sent, in words: for "someone acted meanwhile". */
  sayActions?: (actions: readonly never[]) => string;
  /** Ends the game's own building of a move. */
  onKeepDraft?: (actions: readonly never[]) => void;
  /** The main button when all is over. */
  ended?: JSX.Element;
}): JSX.Element {
  const table = props.table;
  return (
    <Switch fallback={props.children}>
      <Match when={table.playback.line()}>{(line) => <PlaybackPrompt table={table} text={line().text} />}</Match>
      <Match when={table.past()}>
        <PastPrompt table={table} marks={props.marks ?? []} />
      </Match>
      <Match when={table.conflict()}>
        {(conflict) => (
          <PromptBar
            tone="calm"
            eyebrow={t('conflict.now')}
            ask={t('conflict.ask')}
            sub={conflict().stillLegal ? t('conflict.legal') : t('conflict.illegal')}
            keepSub
            acts={
              <>
                <Show when={conflict().stillLegal}>
                  <Button
                    kind="ink"
                    onClick={() => {
                      const sent = conflict().sent;
                      table.clearTrouble();
                      table.setDraft(sent);
                      props.onKeepDraft?.(sent as readonly never[]);
                    }}
                  >
                    {t('conflict.keep')}
                  </Button>
                </Show>
                <Button kind={conflict().stillLegal ? 'line' : 'ink'} onClick={() => table.clearTrouble()}>
                  {conflict().stillLegal ? t('conflict.drop') : t('conflict.look')}
                </Button>
              </>
            }
          >
            <div class="diff">
              <div>
                <b>{t('conflict.sent')}</b>
                {props.sayActions?.(conflict().sent as readonly never[])}
              </div>
              <div>
                <b>{t('conflict.meanwhile')}</b>
                <For each={conflict().meanwhile}>{(line) => <span>{line.text}. </span>}</For>
              </div>
              <div>
                <b>{t('conflict.then')}</b>
                {waitingWords(table)}
              </div>
            </div>
          </PromptBar>
        )}
      </Match>
      <Match when={table.sending() === 'unsent'}>
        <PromptBar
          tone="calm"
          ask={t('unsent.ask')}
          sub={t('unsent.sub')}
          keepSub
          acts={
            <>
              <Button kind="ink" onClick={() => void table.act()}>
                {t('unsent.again')}
              </Button>
              <Button onClick={() => table.clearTrouble()}>{t('conflict.drop')}</Button>
            </>
          }
        />
      </Match>
      <Match when={table.status() === 'finished'}>
        <EndPrompt table={table} acts={props.ended} />
      </Match>
      <Match when={!table.myTurn()}>
        <WaitingPrompt table={table} acts={props.waiting} offTurn={props.offTurn} />
      </Match>
    </Switch>
  );
}

function nameOf(table: AnyTable, seat: number): string {
  return seat === table.seat() ? t('you') : (table.players()[seat]?.name ?? '');
}

function waitingWords(table: AnyTable): string {
  const awaited = table.awaiting();
  if (awaited.some((one) => one.seat === table.seat())) return t('wait.yours');
  return t('wait.for', { who: list(awaited.map((one) => nameOf(table, one.seat))) });
}

/** Who is awaited, with flags; a tick for who has decided already where several decide at once. */
function WaitingPrompt(props: { table: AnyTable; acts?: JSX.Element; offTurn?: JSX.Element }): JSX.Element {
  const late = () => props.table.due().find((one) => one.late);
  const longest = () => Math.min(...props.table.due().map((one) => one.since));
  const several = () => props.table.awaiting().length > 1;
  return (
    <PromptBar
      tone={late() ? 'late' : 'calm'}
      eyebrow={
        late() ? t('late') : props.table.due().length > 0 ? t('wait.since', { time: since(longest()) }) : undefined
      }
      ask={
        <Show when={late()} fallback={waitingWords(props.table)}>
          {(one) => t('late.ask', { who: nameOf(props.table, one().seat), time: since(one().due ?? one().since) })}
        </Show>
      }
      sub={late() ? t('late.sub') : props.table.seat() === null ? t('wait.watching') : t('wait.sub')}
      keepSub={Boolean(late())}
      acts={props.acts}
    >
      {props.offTurn ?? (
        <div class="wait">
          <For each={props.table.players()}>
            {(player) => {
              const awaited = () => props.table.awaiting().some((one) => one.seat === player.seat);
              const isLate = () => late()?.seat === player.seat;
              return (
                <Show when={several() || awaited() || player.seat === props.table.seat()}>
                  <span class="p">
                    <Flag seat={player.seat} letter={player.letter} />
                    <b>{nameOf(props.table, player.seat)}</b>
                    <Show
                      when={awaited()}
                      fallback={
                        <span class="ok">
                          <Icon of={check} size={14} label={t('wait.done')} />
                        </span>
                      }
                    >
                      <span class={isLate() ? 'lt' : ''}>{isLate() ? t('late') : t('wait.decides')}</span>
                    </Show>
                  </span>
                </Show>
              );
            }}
          </For>
        </div>
      )}
    </PromptBar>
  );
}

function PastPrompt(props: { table: AnyTable; marks: readonly Mark[] }): JSX.Element {
  const line = () => props.table.log().findLast((one) => one.version <= props.table.shownVersion());
  const current = () => props.marks.findLast((mark) => mark.version <= props.table.shownVersion());
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/t/${props.table.id}?move=${props.table.shownVersion()}`);
    toast(t('copied.moment'));
  };
  return (
    <PromptBar
      tone="calm"
      eyebrow={line() ? t('ago', { time: since(line()?.at ?? 0) }) : undefined}
      ask={t('past.ask', { n: props.table.shownVersion(), of: props.table.version() })}
      sub={t('past.sub')}
      acts={
        <>
          <Button kind="ink" onClick={() => props.table.look(null)}>
            {t('past.back')}
          </Button>
          <Button sign={link} onClick={copy}>
            {t('past.copy')}
          </Button>
        </>
      }
    >
      <div class="chips">
        <For each={props.marks}>
          {(mark) => (
            <button
              type="button"
              class="b"
              classList={{ on: current() === mark }}
              aria-pressed={current() === mark}
              onClick={() => props.table.look(mark.version)}
            >
              {mark.label}
            </button>
          )}
        </For>
      </div>
    </PromptBar>
  );
}

function PlaybackPrompt(props: { table: AnyTable; text: string }): JSX.Element {
  return (
    <PromptBar
      tone="calm"
      eyebrow={t('play.step', { n: props.table.playback.step() + 1, of: props.table.playback.steps() })}
      ask={props.text}
      sub={t('past.sub')}
      acts={
        <>
          <Button kind="ink" onClick={() => props.table.playback.stop()}>
            {t('play.skip')}
          </Button>
          <Button onClick={() => props.table.playback.go(-1)}>{t('play.back')}</Button>
          <Button onClick={() => props.table.playback.pause()}>
            {props.table.playback.paused() ? t('play.on') : t('play.pause')}
          </Button>
          <Button onClick={() => props.table.playback.go(1)}>{t('play.next')}</Button>
        </>
      }
    />
  );
}

function EndPrompt(props: { table: AnyTable; acts?: JSX.Element }): JSX.Element {
  const placings = () => [...(props.table.result()?.placings ?? [])].sort((a, b) => a.rank - b.rank);
  const mine = () => placings().find((one) => one.seat === props.table.seat());
  const winners = () => (props.table.result()?.winners ?? []).map((seat) => nameOf(props.table, seat));
  const alone = () => winners().length === 1 && props.table.result()?.winners[0] === props.table.seat();
  const last = () => props.table.log().at(-1)?.at;
  const ask = () => {
    const [first, second] = placings();
    if (winners().length > 1) return t('end.tie', { who: list(winners()) });
    const points = { points: first?.points ?? 0, second: second?.points ?? 0 };
    if (!second) return alone() ? t('end.solo.you', points) : t('end.solo', { who: winners()[0] ?? '', ...points });
    return alone() ? t('end.you', points) : t('end.wins', { who: winners()[0] ?? '', ...points });
  };
  return (
    <PromptBar
      tone="calm"
      eyebrow={last() ? t('end.when', { time: moment(last() ?? 0) }) : undefined}
      ask={ask()}
      sub={mine() && !alone() ? t('end.place', { n: mine()?.rank ?? 0, of: placings().length }) : undefined}
      acts={props.acts}
    >
      <div class="wait">
        <For each={placings()}>
          {(one) => (
            <span class="p">
              <Flag seat={one.seat} letter={props.table.players()[one.seat]?.letter} />
              <b>{nameOf(props.table, one.seat)}</b> {one.points}
            </span>
          )}
        </For>
      </div>
    </PromptBar>
  );
}
