/** The actions of a turn other than buying, which starts on the board. */
import { For, type JSX, Show } from 'solid-js';
import type { Action } from '../../../../../engine/nations/actions/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Composer } from '../../composer.ts';
import { useWords } from '../../words.tsx';
import styles from '../Prompt.module.css';

export function TurnActs(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const hasUndeployed = () => composer.undeploys().length > 0;
  const isUndeploying = () => composer.aim()?.name === 'undeploy';
  return (
    <>
      <Show when={hasUndeployed() && (composer.aim() === null || isUndeploying())}>
        <Button onClick={() => composer.takeBack()}>{word('act.takeBack')}</Button>
      </Show>
      <Show when={composer.aim() !== null} fallback={<Uses composer={composer} />}>
        <Button onClick={() => composer.setAim(null)}>
          {word(isUndeploying() && hasUndeployed() ? 'act.goOn' : 'act.back')}
        </Button>
      </Show>
    </>
  );
}

/** What the turn can be used for. */
function Uses(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const choices = () => composer.table.choices();
  const has = (type: Action['type']) =>
    choices().some((choice) => choice.kind === 'one' && choice.action.type === type);
  /**
   * An action that is not possible now stays visible and gives the reason, except without a free worker, when nobody
   * looks for it.
   */
  const isBlocked = (type: Action['type']) =>
    !has(type) &&
    choices().some(
      (choice) => choice.kind === 'blocked' && choice.template.type === type && !choice.why.code.endsWith('/no-worker'),
    );
  const specials = () => {
    const cards = choices().flatMap((choice) => {
      if (choice.kind === 'blocked') return [];
      const action = choice.kind === 'one' ? choice.action : choice.template;
      return action.type === 'special' && 'card' in action && action.card ? [action.card] : [];
    });
    return [...new Set(cards)];
  };
  const Use = (use: { name: 'deploy' | 'undeploy' | 'hire' | 'pass' }) => (
    <Show when={has(use.name) || isBlocked(use.name)}>
      <Button
        class={isBlocked(use.name) ? (styles.blocked ?? '') : ''}
        onClick={() => composer.setAim({ name: use.name })}
      >
        {word(`act.${use.name}`)}
      </Button>
    </Show>
  );
  return (
    <>
      <Use name="deploy" />
      <Use name="undeploy" />
      <Use name="hire" />
      <For each={specials()}>
        {(card) => (
          <Button onClick={() => composer.setAim({ name: 'special', card })}>
            {word('act.useNow', { card: word(`card.${card}.name`) })}
          </Button>
        )}
      </For>
      <Use name="pass" />
    </>
  );
}
