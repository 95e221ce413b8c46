/** The prompt bar as the questions of this game use it: the clock of the seat that decides, refusals in words. */
import { type JSX, Show } from 'solid-js';
import type { Refusal } from '../../../../engine/core/game.ts';
import { ThenButton } from '../../../table/orders/PlanButtons.tsx';
import { PromptBar } from '../../../table/prompt/PromptBar.tsx';
import { Reason } from '../../../table/prompt/Reason.tsx';
import { timeLeft } from '../../../table/prompt/TablePrompt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { plus } from '../../../ui/signs/common.ts';
import text from '../../../ui/text.module.css';
import type { Composer } from '../composer.ts';

export function Prompt(props: {
  composer: Composer;
  title: JSX.Element;
  small?: JSX.Element;
  keep?: boolean;
  /** Shown after the time that is left: "1 food paid". */
  aside?: string | undefined;
  /** The same on a phone only, which does not show the second line. */
  asideNarrow?: string | undefined;
  refusal?: Refusal | null;
  more?: JSX.Element;
  acts: JSX.Element;
  children?: JSX.Element;
}) {
  const { table } = props.composer;
  const said = () => [timeLeft(table), props.aside].filter(Boolean).join(', ') || undefined;
  const eyebrow = () => (
    <Show when={props.asideNarrow} fallback={said()}>
      {said()}
      <span class={text.onPhone}>
        {said() ? ', ' : ''}
        {props.asideNarrow}
      </span>
    </Show>
  );
  const why = () => {
    const refusal = props.refusal ?? table.refusal();
    return refusal ? <Reason table={table} refusal={refusal} /> : undefined;
  };
  return (
    <PromptBar
      tone={table.myTurn() ? 'you' : 'calm'}
      eyebrow={said() || props.asideNarrow ? eyebrow() : undefined}
      clock={timeLeft(table) !== undefined}
      ask={props.title}
      sub={props.small}
      keepSub={props.keep ?? false}
      why={why()}
      under={props.more}
      acts={props.acts}
    >
      {props.children}
    </PromptBar>
  );
}

/**
 * The main button: it sends the move, or says what is missing. While orders are put together, it adds the move to them.
 * With a composer, a second button begins such a list with the move.
 */
export function Commit<A>(props: {
  move: A | null | undefined | false;
  missing: string;
  composer?: Composer | undefined;
  onSend: (move: A) => void;
  children: (move: A) => JSX.Element;
}) {
  const isPlanning = () => props.composer?.table.planning();
  return (
    <Show
      when={props.move}
      fallback={
        <Button kind="pri" disabled>
          {props.missing}
        </Button>
      }
    >
      {(move) => (
        <>
          <Button kind="pri" sign={isPlanning() ? plus : ''} onClick={() => props.onSend(move() as A)}>
            {props.children(move() as A)}
          </Button>
          <Show when={props.composer}>
            {(composer) => <ThenButton table={composer().table} onThen={() => props.onSend(move() as A)} />}
          </Show>
        </>
      )}
    </Show>
  );
}
