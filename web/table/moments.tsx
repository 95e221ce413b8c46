/** Prompts that most visits do not need: the past, the playback, a move overtaken by another, the end. */
import { For, type JSX, Show } from 'solid-js';
import type { AnyTable, Conflict } from '../games/contract.ts';
import { list, t } from '../i18n/i18n.ts';
import { moment, since } from '../i18n/time.ts';
import { Button } from '../ui/Button.tsx';
import { Flag } from '../ui/Flag.tsx';
import { copyLink } from '../ui/handLink.ts';
import { link } from '../ui/signs/common.ts';
import type { Mark } from './mark.ts';
import { PromptBar } from './PromptBar.tsx';
import { nameOf, waitingWords } from './seatWords.ts';

export function ConflictPrompt(props: {
  table: AnyTable;
  conflict: Conflict;
  sayActions?: ((actions: readonly never[]) => string) | undefined;
  onKeepDraft?: ((actions: readonly never[]) => void) | undefined;
}): JSX.Element {
  const conflict = () => props.conflict;
  const { table } = props;
  return (
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
          <For each={conflict().meanwhile}>{(line) => <span>{line.text.replace(/\.?$/, '. ')}</span>}</For>
        </div>
        <div>
          <b>{t('conflict.then')}</b>
          {waitingWords(table)}
        </div>
      </div>
    </PromptBar>
  );
}

export function PastPrompt(props: { table: AnyTable; marks: readonly Mark[] }): JSX.Element {
  const line = () => props.table.log().findLast((one) => one.version <= props.table.shownVersion());
  const current = () => props.marks.findLast((mark) => mark.version <= props.table.shownVersion());
  const address = () => `${location.origin}/t/${props.table.id}?move=${props.table.shownVersion()}`;
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
          <Button sign={link} onClick={() => void copyLink(address(), t('copied.moment'))}>
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

export function PlaybackPrompt(props: { table: AnyTable; text: string }): JSX.Element {
  return (
    <PromptBar
      tone="calm"
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

export function EndPrompt(props: { table: AnyTable; acts?: JSX.Element }): JSX.Element {
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
