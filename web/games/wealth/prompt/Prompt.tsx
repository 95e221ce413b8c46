/** The prompt bar as the questions of this game use it: the clock of the seat that decides, refusals in words. */
import { type JSX, Show } from 'solid-js';
import type { Refusal } from '../../../../engine/core/game.ts';
import { PromptBar } from '../../../table/prompt/PromptBar.tsx';
import { Reason } from '../../../table/prompt/Reason.tsx';
import { timeLeft } from '../../../table/prompt/TablePrompt.tsx';
import { Button } from '../../../ui/Button.tsx';
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

/** The main button: it sends the move, or says what is missing. */
export function Commit<A>(props: {
  move: A | null | undefined | false;
  missing: string;
  onSend: (move: A) => void;
  children: (move: A) => JSX.Element;
}) {
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
        <Button kind="pri" onClick={() => props.onSend(move() as A)}>
          {props.children(move() as A)}
        </Button>
      )}
    </Show>
  );
}
