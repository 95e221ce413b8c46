/** Notes: borrow or repay any number, at any time in the Trade phase. */
import { createMemo, Show } from 'solid-js';
import type { Action } from '../../../../../engine/wealth/actions/index.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { minus, plus } from '../../../../ui/signs/common.ts';
import { Arrow } from '../../Amount.tsx';
import type { Composer } from '../../composer.ts';
import { GOOD_SIGN } from '../../looks.ts';
import { useWords } from '../../words.ts';
import { Commit, Prompt } from '../Prompt.tsx';
import styles from './Notes.module.css';

const actionOf = (change: number): Action | null => {
  if (change === 0) return null;
  return change > 0 ? { type: 'borrow', notes: change } : { type: 'repay', notes: -change };
};

function createNotesHand(composer: Composer) {
  const { table } = composer;
  /** Positive: borrow. Negative: repay. */
  const change = () => composer.making('notes')?.change ?? 0;
  const outcome = createMemo(() => {
    const action = actionOf(change());
    const made = action ? table.preview(action) : null;
    const seat = table.seat();
    if (!action || !made?.ok || seat === null) return null;
    return { action, money: made.state.players[seat]?.purse.money ?? 0 };
  });
  return {
    change,
    outcome,
    held: () => composer.me()?.purse.notes ?? 0,
    money: () => composer.me()?.purse.money ?? 0,
    can: (by: 1 | -1) => {
      const action = actionOf(change() + by);
      return action === null || composer.check(action) === null;
    },
    step: (by: 1 | -1) => composer.tell({ type: 'changeNotes', by }),
  };
}

type NotesHand = ReturnType<typeof createNotesHand>;

export function NotesPrompt(props: { composer: Composer }) {
  const { word, term } = useWords();
  const hand = createNotesHand(props.composer);
  const help = () => {
    const { noteCosts: costs, notePoints: points, interest } = rulesOf(props.composer.table.state());
    return interest > 0 ? word('notesHelpInterest', { costs, points, interest }) : word('notesHelp', { costs, points });
  };
  return (
    <Prompt
      composer={props.composer}
      title={word('notesTitle', { notes: term('notes', hand.held()) })}
      small={help()}
      keep
      acts={
        <>
          <SendNotes composer={props.composer} hand={hand} />
          <Button onClick={() => props.composer.back()}>{word('back')}</Button>
        </>
      }
    >
      <div class={styles.notes}>
        <Counter hand={hand} />
        <p>
          {word('moneyHeld', { n: hand.money() })}
          <Show when={hand.outcome()}>
            {' '}
            <Arrow /> <b>${hand.outcome()?.money}</b>
          </Show>
        </p>
      </div>
    </Prompt>
  );
}

function SendNotes(props: { composer: Composer; hand: NotesHand }) {
  const { word, term } = useWords();
  const label = (money: number) => {
    const n = props.hand.change();
    return n > 0
      ? word('borrowFor', { notes: term('notes', n), money: money - props.hand.money() })
      : word('repayFor', { notes: term('notes', -n), money: props.hand.money() - money });
  };
  return (
    <Commit move={props.hand.outcome()} missing={word('pickNotes')} onSend={(made) => props.composer.act(made.action)}>
      {(made) => label(made.money)}
    </Commit>
  );
}

function Counter(props: { hand: NotesHand }) {
  const { word } = useWords();
  return (
    <div class={styles.counter}>
      <button
        type="button"
        disabled={!props.hand.can(-1)}
        aria-label={word('noteLess')}
        onClick={() => props.hand.step(-1)}
      >
        <Icon of={minus} size={16} />
      </button>
      <b aria-live="polite">
        <Icon of={GOOD_SIGN.notes} size={15} /> {props.hand.held()}
        <Show when={props.hand.change() !== 0}>
          {' '}
          <Arrow /> {props.hand.held() + props.hand.change()}
        </Show>
      </b>
      <button
        type="button"
        disabled={!props.hand.can(1)}
        aria-label={word('noteMore')}
        onClick={() => props.hand.step(1)}
      >
        <Icon of={plus} size={16} />
      </button>
    </div>
  );
}
