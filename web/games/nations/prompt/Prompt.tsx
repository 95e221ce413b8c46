/** The prompt when it is my move: a turn with its actions, or a question with its answers. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { Refusal } from '../../../../engine/core/game.ts';
import type { Question } from '../../../../engine/nations/awaiting.ts';
import { PromptBar } from '../../../table/prompt/PromptBar.tsx';
import { Reason } from '../../../table/prompt/Reason.tsx';
import { openRule } from '../../../table/prompt/ruleLink.ts';
import { timeLeft } from '../../../table/prompt/TablePrompt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { rules as rulesSign, undo as undoSign } from '../../../ui/signs/common.ts';
import type { Composer } from '../composer.ts';
import { useWords } from '../words.tsx';
import { TurnActs } from './action/TurnActs.tsx';
import { MainButton } from './MainButton.tsx';
import { Changes } from './options/Changes.tsx';
import { consequence } from './options/consequence.ts';
import styles from './Prompt.module.css';
import { askOf, hintOf } from './sentences.ts';

/** The rule for each kind of question. */
const RULE_OF: Readonly<Partial<Record<Question['kind'], string>>> = {
  difficulty: 'N6.3',
  board: 'N6.4',
  extraWorker: 'N1.3',
  growth: 'N7.4',
  chooseEvent: 'N7.5',
  effect: 'N16.2',
  shortage: 'N4.4',
  bonus: 'N13.1',
  spare: 'N15.4',
};

export function Prompt(props: { composer: Composer }): JSX.Element {
  const words = useWords();
  const { word } = words;
  const { composer } = props;
  const { table } = composer;
  const isTurn = () => composer.question()?.kind === 'turn';
  const rule = () => RULE_OF[composer.question()?.kind ?? 'turn'];
  const effects = createMemo(() => {
    const action = composer.chosen();
    return action && composer.check(action) === null ? consequence(table.state(), composer.me() ?? 0, action) : null;
  });
  const refused = (): Refusal | null => {
    const action = composer.chosen();
    return table.refusal() ?? composer.blocked() ?? (action ? composer.check(action) : null);
  };
  const hint = () => hintOf(words, composer);
  const manner = () => (composer.isEarly() ? styles.early : composer.aim() ? styles.aimed : '');
  return (
    <PromptBar
      tone={composer.isEarly() ? 'calm' : 'you'}
      class={`${styles.prompt} ${manner()} ${effects() || hint() ? '' : styles.bare}`}
      clock={timeLeft(table) !== undefined}
      eyebrow={composer.isEarly() ? word(composer.hasAnswered() ? 'ask.answered' : 'ask.early') : timeLeft(table)}
      ask={askOf(words, composer)}
      why={refused() ? <Reason table={table} refusal={refused() as Refusal} /> : undefined}
      acts={
        <>
          <MainButton composer={composer} />
          <Show when={isTurn()}>
            <TurnActs composer={composer} />
          </Show>
          <Show when={rule()}>
            {(id) => (
              <Button sign={rulesSign} onClick={() => openRule(id())}>
                {word('act.rule')}
              </Button>
            )}
          </Show>
          <Show when={table.canUndo() && composer.aim() === null && composer.undeploys().length === 0}>
            <Button sign={undoSign} onClick={() => void table.undo()}>
              {word('act.undo')}
            </Button>
          </Show>
        </>
      }
    >
      <Show when={effects()} fallback={<span class={styles.hint}>{hint()}</span>}>
        {(one) => (
          <div class={styles.effects}>
            <Changes of={one()} />
            <Show when={!one().known && isTurn()}>
              <small>{word('ask.thenChance')}</small>
            </Show>
          </div>
        )}
      </Show>
    </PromptBar>
  );
}
