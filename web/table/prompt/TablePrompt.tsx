/** The prompt of a table: the parts that both games share, and the game's own question when it is your move. */
import { type JSX, Match, Switch } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { now, since, span } from '../../i18n/time.ts';
import { Button } from '../../ui/Button.tsx';
import { later } from '../../ui/later.tsx';
import type { Mark } from '../history/mark.ts';
import { PromptBar } from './PromptBar.tsx';
import { waitingWords } from './seatWords.ts';

/** These load when they are first needed: most visits do not need them. */
const ConflictPrompt = later(async () => (await import('./ConflictPrompt.tsx')).ConflictPrompt);
const PastPrompt = later(async () => (await import('../history/PastPrompt.tsx')).PastPrompt);
const PlaybackPrompt = later(async () => (await import('../history/PlaybackPrompt.tsx')).PlaybackPrompt);
const UnforeseenPrompt = later(async () => (await import('../orders/UnforeseenPrompt.tsx')).UnforeseenPrompt);
/** Whom the table waits for, until the whole prompt has come. */
const WaitingPrompt = later(
  async () => (await import('./WaitingPrompt.tsx')).WaitingPrompt,
  async () => {},
  (props) => <PromptBar tone="calm" ask={waitingWords(props.table)} />,
);
const EndPrompt = later(async () => (await import('../end/EndPrompt.tsx')).EndPrompt);

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
  /** The game's own question, shown when it is your move and nothing else has to be said first. */
  children: JSX.Element;
  /** What to say while you wait, if the table will not wait for you again: you are out of the game. */
  idle?: string | undefined;
  /** Buttons while you wait: planning, offers, notes. */
  waiting?: JSX.Element;
  /** A game's own panel for actions off turn. It replaces the names while you wait. */
  offTurn?: JSX.Element;
  /** The marks of the history: starts of rounds. */
  marks?: readonly Mark[];
  /** What was sent, in words, for "someone acted meanwhile". */
  sayActions?: (actions: readonly never[]) => string;
  /** Takes up the actions again in the game's own controls. */
  onKeepDraft?: (actions: readonly never[]) => void;
  /** Forgets the move that was not made, so that the player starts over. */
  onDropDraft?: () => void;
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
          <ConflictPrompt
            table={table}
            conflict={conflict()}
            sayActions={props.sayActions}
            onKeepDraft={props.onKeepDraft}
            onDropDraft={() => props.onDropDraft?.()}
          />
        )}
      </Match>
      <Match when={table.sending() === 'unsent'}>
        <UnsentPrompt table={table} onDropDraft={() => props.onDropDraft?.()} />
      </Match>
      <Match when={table.status() === 'finished'}>
        <EndPrompt table={table} />
      </Match>
      <Match when={table.stopped()}>
        <PromptBar tone="late" ask={t('stopped.ask')} sub={t('stopped.sub')} keepSub />
      </Match>
      <Match when={table.planning() && !table.asked()}>
        <UnforeseenPrompt />
      </Match>
      <Match when={!table.asked()}>
        <WaitingPrompt table={table} acts={props.waiting} offTurn={props.offTurn} idle={props.idle} />
      </Match>
    </Switch>
  );
}

function UnsentPrompt(props: { table: AnyTable; onDropDraft: () => void }): JSX.Element {
  const drop = () => {
    props.table.clearTrouble();
    props.onDropDraft();
  };
  return (
    <PromptBar
      tone="calm"
      ask={t('unsent.ask')}
      sub={t('unsent.sub')}
      keepSub
      acts={
        <>
          <Button kind="ink" onClick={() => void props.table.act()}>
            {t('unsent.again')}
          </Button>
          <Button onClick={drop}>{t('conflict.drop')}</Button>
        </>
      }
    />
  );
}
