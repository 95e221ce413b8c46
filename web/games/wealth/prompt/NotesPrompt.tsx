/** Notes: borrow or repay any number, at any time in the Trade phase. */
import { createMemo, createSignal, Show } from 'solid-js';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { minus, plus } from '../../../ui/signs/common.ts';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN } from '../looks.ts';
import { term, w } from '../words.ts';
import { Prompt } from './Prompt.tsx';
import './counter.css';

export function NotesPrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  /** Positive: borrow. Negative: repay. */
  const [change, setChange] = createSignal(0);
  const held = () => composer.me()?.purse.notes ?? 0;
  const money = () => composer.me()?.purse.money ?? 0;
  const actionOf = (n: number): Action | null => {
    if (n === 0) return null;
    return n > 0 ? { type: 'borrow', notes: n } : { type: 'repay', notes: -n };
  };
  const can = (n: number) => {
    const action = actionOf(n);
    return action === null || composer.check(action) === null;
  };
  const outcome = createMemo(() => {
    const action = actionOf(change());
    const made = action ? table.preview(action) : null;
    const seat = table.seat();
    if (!action || !made?.ok || seat === null) return null;
    return { action, money: made.state.players[seat]?.purse.money ?? 0 };
  });
  const gain = () => (outcome()?.money ?? money()) - money();
  const send = () => {
    const made = outcome();
    if (made) void composer.act(made.action);
  };

  const help = () => {
    const { noteCosts: costs, notePoints: points, interest } = rulesOf(table.state());
    return interest > 0 ? w('notesHelpInterest', { costs, points, interest }) : w('notesHelp', { costs, points });
  };

  return (
    <Prompt
      composer={composer}
      title={w('notesTitle', { notes: term('notes', held()) })}
      small={help()}
      keep
      acts={
        <>
          <Show
            when={outcome()}
            fallback={
              <Button kind="pri" disabled>
                {w('pickNotes')}
              </Button>
            }
          >
            <Button kind="pri" onClick={send}>
              {change() > 0
                ? w('borrowFor', { notes: term('notes', change()), money: gain() })
                : w('repayFor', { notes: term('notes', -change()), money: -gain() })}
            </Button>
          </Show>
          <Button onClick={() => composer.open()}>{w('back')}</Button>
        </>
      }
    >
      <div class="noterow">
        <div class="st3 big" classList={{ set: change() !== 0 }}>
          <button
            type="button"
            disabled={!can(change() - 1)}
            aria-label={w('noteLess')}
            onClick={() => setChange(change() - 1)}
          >
            <Icon of={minus} size={16} />
          </button>
          <b aria-live="polite">
            <Icon of={GOOD_SIGN.notes} size={15} /> {held()}
            <Show when={change() !== 0}>
              {' '}
              <span class="arr">→</span> {held() + change()}
            </Show>
          </b>
          <button
            type="button"
            disabled={!can(change() + 1)}
            aria-label={w('noteMore')}
            onClick={() => setChange(change() + 1)}
          >
            <Icon of={plus} size={16} />
          </button>
        </div>
        <p class="noteshow">
          {w('moneyHeld', { n: money() })}
          <Show when={outcome()}>
            {' '}
            <span class="arr">→</span> <b>${outcome()?.money}</b>
          </Show>
        </p>
      </div>
    </Prompt>
  );
}
