/** The prompt at the foot of the page: mine, or what the table waits for. */
import { type JSX, Show } from 'solid-js';
import type { Mark } from '../../../table/history/mark.ts';
import { PlanAhead } from '../../../table/orders/PlanButtons.tsx';
import { TablePrompt } from '../../../table/prompt/TablePrompt.tsx';
import type { Composer } from '../composer.ts';
import { useWords } from '../words.tsx';
import { Prompt } from './Prompt.tsx';
import { sayActions } from './sayActions.ts';

export function PromptPane(props: { composer: Composer; marks: readonly Mark[] }): JSX.Element {
  const words = useWords();
  const { composer } = props;
  const { table } = composer;
  /** I may answer ahead of my turn. Whatever else the table says comes first. */
  const isAskedEarly = () =>
    composer.isEarly() && !table.past() && table.sending() === 'idle' && composer.aim() === null && !table.conflict();
  return (
    <Show
      when={isAskedEarly()}
      fallback={
        <TablePrompt
          table={table}
          waiting={<PlanAhead table={table} />}
          marks={props.marks}
          sayActions={(actions) => sayActions(words, table.state(), composer.me() ?? 0, actions)}
          onKeepDraft={(actions) => composer.resume(actions)}
          onDropDraft={() => composer.takeBack()}
        >
          <Prompt composer={composer} />
        </TablePrompt>
      }
    >
      <Prompt composer={composer} />
    </Show>
  );
}
