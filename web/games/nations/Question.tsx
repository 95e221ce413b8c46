/** The prompt when I am asked: a turn with its actions, or one question with its answers. */
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Action } from '../../../engine/nations/actions.ts';
import { GROWTH_AMOUNT } from '../../../engine/nations/options.ts';
import { promptFor } from '../../../engine/nations/questions.ts';
import { PromptBar } from '../../table/PromptBar.tsx';
import { Reason } from '../../table/Reason.tsx';
import { openRule } from '../../table/ruleLink.ts';
import { timeLeft } from '../../table/TablePrompt.tsx';
import { Button } from '../../ui/Button.tsx';
import { rules as rulesSign, undo as undoSign } from '../../ui/signs/common.ts';
import { Changes, consequence } from './Changes.tsx';
import { useWords } from './cards/words.tsx';
import type { Desk } from './desk.ts';
import { optionWords } from './optionWords.ts';
import { isForeseeable } from './rules.ts';
import './prompt.css';

/** Where the rules speak of a question. */
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

export function Question(props: { desk: Desk }): JSX.Element {
  const { word } = useWords();
  const { desk } = props;
  const { table } = desk;
  const refusal = () => table.refusal();
  const isTurn = () => desk.question()?.kind === 'turn';
  const ask = () => {
    const question = desk.question();
    if (!question) return '';
    const aim = desk.aim();
    if (aim?.name === 'buy' || aim?.name === 'special') {
      const card = aim.name === 'special' ? aim.card : table.state().board[aim.cell.row - 1]?.[aim.cell.col];
      return card ? word(`card.${card}.name`) : '';
    }
    if (aim) return word(`act.${aim.name}`);
    if (question.kind === 'turn') return word(question.actions > 1 ? 'ask.turns' : 'ask.turn', { n: question.actions });
    if (question.kind === 'growth')
      return word('ask.growth', { n: GROWTH_AMOUNT[table.state().nations[desk.me() ?? 0]?.difficulty ?? 'prince'] });
    const { key, params } = promptFor(question);
    return word(key, params);
  };
  const chosen = () => desk.chosen();
  const effects = createMemo(() => {
    const action = chosen();
    return action && isForeseeable(action) && desk.check(action) === null
      ? consequence(table.state(), desk.me() ?? 0, action)
      : null;
  });
  return (
    <PromptBar
      tone={desk.isEarly() ? 'calm' : 'you'}
      class={desk.isEarly() ? 'early' : desk.aim() ? 'aimed' : ''}
      clock={timeLeft(table) !== undefined}
      eyebrow={desk.isEarly() ? word('ask.early') : timeLeft(table)}
      ask={ask()}
      why={why()}
      acts={
        <>
          <Main desk={desk} />
          <Show when={isTurn()}>
            <TurnActs desk={desk} />
          </Show>
          <Show when={RULE_OF[desk.question()?.kind ?? '']}>
            {(rule) => (
              <Button sign={rulesSign} onClick={() => openRule(rule())}>
                {word('act.rule')}
              </Button>
            )}
          </Show>
          <Show when={table.canUndo() && desk.aim() === null && desk.undeploys().length === 0}>
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
    const refused = refusal() ?? desk.blocked() ?? (chosen() ? desk.check(chosen() as Action) : null);
    return refused ? <Reason table={table} refusal={refused} /> : undefined;
  }

  function hint(): string {
    if (desk.question()?.kind === 'board') return word('ask.board');
    if (!isTurn()) return word('ask.choose');
    if (desk.blocked()) return '';
    // Whoever has played a round knows where cards are bought.
    if (desk.aim() === null && desk.undeploys().length === 0 && table.state().round > 1) return '';
    if (desk.aim() === null)
      return word(desk.undeploys().length > 0 ? 'ask.undeployed' : 'ask.pickCard', { n: desk.undeploys().length });
    if (desk.aim()?.name === 'undeploy')
      return word(desk.undeploys().length > 0 ? 'ask.undeployMore' : 'ask.undeploy', { n: desk.undeploys().length });
    if (desk.aim()?.name === 'deploy') return word('ask.deploy');
    return desk.ways().length > 1 ? word('ask.chooseWay') : '';
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The one filled button: it names what it does. */
function Main(props: { desk: Desk }): JSX.Element {
  const { word } = useWords();
  const { desk } = props;
  const action = () => {
    const chosen = desk.chosen();
    return chosen && desk.check(chosen) === null ? chosen : null;
  };
  const label = (made: Action): string => {
    const state = desk.table.state();
    if (made.type === 'buy') {
      const card = state.board[made.row - 1]?.[made.col];
      return word('act.buyFor', { card: card ? word(`card.${card}.name`) : '', n: made.row });
    }
    if (made.type === 'hire') return word('act.hireNow');
    if (made.type === 'special') return word('act.useNow', { card: word(`card.${made.card}.name`) });
    if (made.type === 'deploy') return word('act.deployOn', { card: optionWords(word, state, desk.me() ?? 0, made) });
    if (made.type === 'pass') return word('act.passNow');
    const answer = optionWords(word, state, desk.me() ?? 0, made);
    if (desk.isEarly()) return word('act.leaveAnswer', { answer });
    return made.type === 'grow' ? word('way.take', { what: answer.charAt(0).toLowerCase() + answer.slice(1) }) : answer;
  };
  return (
    <Show when={desk.aim()?.name !== 'undeploy' ? action() : null}>
      {(made) => (
        <Button
          kind={desk.isEarly() ? 'ink' : 'pri'}
          disabled={desk.table.sending() === 'sending'}
          onClick={() => void desk.send(made())}
        >
          {sentence(label(made()))}
        </Button>
      )}
    </Show>
  );
}

/** What a turn can be spent on beside buying, which begins on the board. */
function TurnActs(props: { desk: Desk }): JSX.Element {
  const { word } = useWords();
  const { desk } = props;
  const has = (type: Action['type']) =>
    desk.table.choices().some((choice) => choice.kind === 'one' && choice.action.type === type);
  /** What cannot be done now stays in reach, for the reason; without a free worker nobody looks for it. */
  const isBlocked = (type: Action['type']) =>
    !has(type) &&
    desk.table
      .choices()
      .some(
        (choice) =>
          choice.kind === 'blocked' && choice.template.type === type && !choice.why.code.endsWith('/no-worker'),
      );
  const specials = () => [
    ...new Set(
      desk.table.choices().flatMap((choice) => {
        const action = choice.kind === 'one' ? choice.action : choice.template;
        return action.type === 'special' && 'card' in action && action.card && choice.kind !== 'blocked'
          ? [action.card]
          : [];
      }),
    ),
  ];
  const on = (name: string) => desk.aim()?.name === name;
  return (
    <Switch>
      <Match when={desk.aim() !== null || desk.undeploys().length > 0}>
        <Show when={desk.undeploys().length > 0 && (desk.aim() === null || on('undeploy'))}>
          <Button onClick={() => desk.takeBack()}>{word('act.takeBack')}</Button>
        </Show>
        <Show when={desk.aim() !== null} fallback={<Acts />}>
          <Button onClick={() => desk.setAim(null)}>
            {word(on('undeploy') && desk.undeploys().length > 0 ? 'act.goOn' : 'act.back')}
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
            onClick={() => desk.setAim({ name: 'deploy' })}
          >
            {word('act.deploy')}
          </Button>
        </Show>
        <Show when={has('undeploy')}>
          <Button aria-pressed={on('undeploy')} onClick={() => desk.setAim({ name: 'undeploy' })}>
            {word('act.undeploy')}
          </Button>
        </Show>
        <Show when={has('hire') || isBlocked('hire')}>
          <Button
            class={isBlocked('hire') ? 'dim' : ''}
            aria-pressed={on('hire')}
            onClick={() => desk.setAim({ name: 'hire' })}
          >
            {word('act.hire')}
          </Button>
        </Show>
        <For each={specials()}>
          {(card) => (
            <Button onClick={() => desk.setAim({ name: 'special', card })}>
              {word('act.useNow', { card: word(`card.${card}.name`) })}
            </Button>
          )}
        </For>
        <Button aria-pressed={on('pass')} onClick={() => desk.setAim({ name: 'pass' })}>
          {word('act.pass')}
        </Button>
      </>
    );
  }
}
