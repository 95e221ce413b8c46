/** The quick answers of Nations: to every question that needs no board. A turn can only be passed. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import type { QuickAnswer, QuickAnswers } from '../../core/quickAnswer.ts';
import { type Action, actions } from '../actions/index.ts';
import { questionFor } from '../awaiting.ts';
import type { State } from '../state.ts';
import { situation } from './situation.ts';
import { wordsFor } from './words.ts';

export function quickAnswers(view: State, seat: Seat): QuickAnswers<Action> {
  const question = questionFor(view, seat);
  if (!question) return { situation: [], answers: [] };
  const open = actions.choices(view, seat).flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));
  const answers = open.flatMap((action): QuickAnswer<Action>[] => {
    const words = wordsFor(view, seat, question, action);
    return words ? [{ action, label: words.label, effect: words.effect ?? null }] : [];
  });
  return { situation: situation(view, seat, question), answers: distinct(oneWorker(answers)) };
}

/** Growth offers two sections where the track has both. With the resources that would be one answer too many. */
function oneWorker(answers: QuickAnswer<Action>[]): QuickAnswer<Action>[] {
  const isWorker = ({ action }: QuickAnswer<Action>) => action.type === 'grow' && action.take === 'worker';
  const first = answers.find(isWorker);
  return answers.filter((answer) => answer === first || !isWorker(answer));
}

/** Answers whose words are the same cannot be told apart: such answers are given at the table. */
function distinct(answers: QuickAnswer<Action>[]): QuickAnswer<Action>[] {
  const said = (message: Message | null) => JSON.stringify(message);
  return answers.filter((answer) =>
    answers.every(
      (other) =>
        other === answer || said(other.label) !== said(answer.label) || said(other.effect) !== said(answer.effect),
    ),
  );
}
