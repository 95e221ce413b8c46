/** The prompt when it is my move: a turn with its actions, or a question with its answers. */
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { promptFor } from '../../../engine/nations/awaiting.ts';
import { GROWTH_AMOUNT } from '../../../engine/nations/options.ts';
import { PromptBar } from '../../table/PromptBar.tsx';
import { Reason } from '../../table/Reason.tsx';
import { openRule } from '../../table/ruleLink.ts';
import { timeLeft } from '../../table/TablePrompt.tsx';
import { Button } from '../../ui/Button.tsx';
import { rules as rulesSign, undo as undoSign } from '../../ui/signs/common.ts';
import { Changes, consequence } from './Changes.tsx';
import { useWords } from './cards/words.tsx';
import type { Composer } from './composer.ts';
import { optionWords } from './optionWords.ts';
import './prompt.css';

/** The rule for each kind of question. */
const RULE_OF: Readonly<Record<string, string>> = {
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

export function Question(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const { table } = composer;
  const refusal = () => table.refusal();
  const isTurn = () => composer.question()?.kind === 'turn';
  const ask = () => {
    const question = composer.question();
    if (!question) return '';
    const aim = composer.aim();
    if (aim?.name === 'buy' || aim?.name === 'special') {
      const card = aim.name === 'special' ? aim.card : table.state().board[aim.cell.row - 1]?.[aim.cell.col];
      return card ? word(`card.${card}.name`) : '';
    }
    if (aim) return word(`act.${aim.name}`);
    if (question.kind === 'turn') return word(question.actions > 1 ? 'ask.turns' : 'ask.turn', { n: question.actions });
    if (question.kind === 'growth')
      return word('ask.growth', {
        n: GROWTH_AMOUNT[table.state().nations[composer.me() ?? 0]?.difficulty ?? 'prince'],
      });
    const { key, params } = promptFor(question);
    return word(key, params);
  };
  const chosen = () => composer.chosen();
  const effects = createMemo(() => {
    const action = chosen();
    return action && composer.check(action) === null ? consequence(table.state(), composer.me() ?? 0, action) : null;
  });
  return (
    <PromptBar
      tone={composer.isEarly() ? 'calm' : 'you'}
      class={composer.isEarly() ? 'early' : composer.aim() ? 'aimed' : ''}
      clock={timeLeft(table) !== undefined}
      eyebrow={composer.isEarly() ? word('ask.early') : timeLeft(table)}
      ask={ask()}
      why={why()}
      acts={
        <>
          <Main composer={composer} />
          <Show when={isTurn()}>
            <TurnActs composer={composer} />
          </Show>
          <Show when={RULE_OF[composer.question()?.kind ?? '']}>
            {(rule) => (
              <Button sign={rulesSign} onClick={() => openRule(rule())}>
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
      <Show when={effects()} fallback={<span class="hint">{hint()}</span>}>
        {(one) => (
          <div class="fx">
            <Changes of={one()} />
            <Show when={!one().known && isTurn()}>
              <small>{word('ask.thenChance')}</small>
            </Show>
          </div>
        )}
      </Show>
    </PromptBar>
  );

  function why(): JSX.Element {
    const refused = refusal() ?? composer.blocked() ?? (chosen() ? composer.check(chosen() as Action) : null);
    return refused ? <Reason table={table} refusal={refused} /> : undefined;
  }

  function hint(): string {
    if (composer.question()?.kind === 'board') return word('ask.board');
    if (!isTurn()) return word('ask.choose');
    if (composer.blocked()) return '';
    // After the first round a player knows where to buy cards.
    if (composer.aim() === null && composer.undeploys().length === 0 && table.state().round > 1) return '';
    if (composer.aim() === null)
      return word(composer.undeploys().length > 0 ? 'ask.undeployed' : 'ask.pickCard', {
        n: composer.undeploys().length,
      });
    if (composer.aim()?.name === 'undeploy')
      return word(composer.undeploys().length > 0 ? 'ask.undeployMore' : 'ask.undeploy', {
        n: composer.undeploys().length,
      });
    if (composer.aim()?.name === 'deploy') return word('ask.deploy');
    return composer.ways().length > 1 ? word('ask.chooseWay') : '';
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The only filled button. It names its effect. */
function Main(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const action = () => {
    const chosen = composer.chosen();
    return chosen && composer.check(chosen) === null ? chosen : null;
  };
  const label = (made: Action): string => {
    const state = composer.table.state();
    if (made.type === 'buy') {
      const card = state.board[made.row - 1]?.[made.col];
      return word('act.buyFor', { card: card ? word(`card.${card}.name`) : '', n: made.row });
    }
    if (made.type === 'hire') return word('act.hireNow');
    if (made.type === 'special') return word('act.useNow', { card: word(`card.${made.card}.name`) });
    if (made.type === 'deploy')
      return word('act.deployOn', { card: optionWords(word, state, composer.me() ?? 0, made) });
    if (made.type === 'pass') return word('act.passNow');
    const answer = optionWords(word, state, composer.me() ?? 0, made);
    if (composer.isEarly()) return word('act.leaveAnswer', { answer });
    return made.type === 'grow' ? word('way.take', { what: answer.charAt(0).toLowerCase() + answer.slice(1) }) : answer;
  };
  return (
    <Show when={composer.aim()?.name !== 'undeploy' ? action() : null}>
      {(made) => (
        <Button
          kind={composer.isEarly() ? 'ink' : 'pri'}
          disabled={composer.table.sending() === 'sending'}
          onClick={() => void composer.send(made())}
        >
          {sentence(label(made()))}
        </Button>
      )}
    </Show>
  );
}

/** The actions of a turn other than buying, which starts on the board. */
function TurnActs(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const has = (type: Action['type']) =>
    composer.table.choices().some((choice) => choice.kind === 'one' && choice.action.type === type);
  /**
   * An action that is not possible now stays visible and gives the reason, except without a free worker, when nobody
   * looks for it.
   */
  const isBlocked = (type: Action['type']) =>
    !has(type) &&
    composer.table
      .choices()
      .some(
        (choice) =>
          choice.kind === 'blocked' && choice.template.type === type && !choice.why.code.endsWith('/no-worker'),
      );
  const specials = () => [
    ...new Set(
      composer.table.choices().flatMap((choice) => {
        const action = choice.kind === 'one' ? choice.action : choice.template;
        return action.type === 'special' && 'card' in action && action.card && choice.kind !== 'blocked'
          ? [action.card]
          : [];
      }),
    ),
  ];
  const on = (name: string) => composer.aim()?.name === name;
  return (
    <Switch>
      <Match when={composer.aim() !== null || composer.undeploys().length > 0}>
        <Show when={composer.undeploys().length > 0 && (composer.aim() === null || on('undeploy'))}>
          <Button onClick={() => composer.takeBack()}>{word('act.takeBack')}</Button>
        </Show>
        <Show when={composer.aim() !== null} fallback={<Acts />}>
          <Button onClick={() => composer.setAim(null)}>
            {word(on('undeploy') && composer.undeploys().length > 0 ? 'act.goOn' : 'act.back')}
          </Button>
        </Show>
      </Match>
      <Match when={true}>
        <Acts />
      </Match>
    </Switch>
  );

  function Acts(): JSX.Element {
    return (
      <>
        <Show when={has('deploy') || isBlocked('deploy')}>
          <Button
            class={isBlocked('deploy') ? 'dim' : ''}
            aria-pressed={on('deploy')}
            onClick={() => composer.setAim({ name: 'deploy' })}
          >
            {word('act.deploy')}
          </Button>
        </Show>
        <Show when={has('undeploy')}>
          <Button aria-pressed={on('undeploy')} onClick={() => composer.setAim({ name: 'undeploy' })}>
            {word('act.undeploy')}
          </Button>
        </Show>
        <Show when={has('hire') || isBlocked('hire')}>
          <Button
            class={isBlocked('hire') ? 'dim' : ''}
            aria-pressed={on('hire')}
            onClick={() => composer.setAim({ name: 'hire' })}
          >
            {word('act.hire')}
          </Button>
        </Show>
        <For each={specials()}>
          {(card) => (
            <Button onClick={() => composer.setAim({ name: 'special', card })}>
              {word('act.useNow', { card: word(`card.${card}.name`) })}
            </Button>
          )}
        </For>
        <Button aria-pressed={on('pass')} onClick={() => composer.setAim({ name: 'pass' })}>
          {word('act.pass')}
        </Button>
      </>
    );
  }
}
