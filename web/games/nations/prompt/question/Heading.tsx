/** What a question is about, in one line above its answers. */
import type { JSX } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { Question } from '../../../../../engine/nations/awaiting.ts';
import { isEvent } from '../../../../../engine/nations/data/cards/index.ts';
import { nationFacts } from '../../../../../engine/nations/facts/nation.ts';
import { DIFFICULTIES } from '../../../../../engine/nations/options.ts';
import { rulesOf } from '../../../../../engine/nations/rules/options.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { useWords } from '../../words.tsx';
import { amountWords } from '../options/optionWords.ts';
import styles from './Asked.module.css';

/** A turn and the choice of a board have places of their own. */
export type AskedQuestion = Exclude<Question, { kind: 'turn' | 'board' }>;

export function Heading(props: { question: AskedQuestion; state: State; seat: Seat }): JSX.Element {
  const words = useWords();
  const { word } = words;
  const causeOf = (cause: string) =>
    isEvent(cause) ? word(`event.${cause}.title`) : word(`step.${cause}`) || word(`card.${cause}.name`);
  const said = (): { title: string; gloss: string } => {
    const question = props.question;
    switch (question.kind) {
      case 'growth':
        return {
          title: word('asked.growth'),
          gloss: word('asked.growth.gloss', {
            level: word(`option.difficulty.${props.state.nations[props.seat]?.difficulty ?? 'prince'}`),
            n: nationFacts(props.state, props.seat).growth,
          }),
        };
      case 'effect':
        return isEvent(question.source)
          ? { title: word(`event.${question.source}.title`), gloss: word(`event.${question.source}.text`) }
          : { title: word(`card.${question.source}.name`), gloss: word(`card.${question.source}.text`) };
      case 'shortage':
        return {
          title: word('asked.shortage', { cause: causeOf(question.cause) }),
          gloss: word('asked.shortage.gloss', { n: question.missing }),
        };
      case 'spare':
        return {
          title: word('asked.spare', { card: props.state.war ? word(`card.${props.state.war.card}.name`) : '' }),
          gloss: word('asked.spare.gloss', { what: amountWords(words, question.loss), n: question.spared }),
        };
      case 'bonus':
        return { title: word('card.peter-the-great.name'), gloss: word('asked.bonus.gloss') };
      case 'difficulty':
        return {
          title: word('asked.difficulty'),
          gloss: word('asked.difficulty.gloss', {
            amounts: DIFFICULTIES.map((level) => rulesOf(props.state).growth[level]).join(', '),
          }),
        };
      case 'extraWorker':
      case 'chooseEvent':
        return { title: word(`asked.${question.kind}`), gloss: word(`asked.${question.kind}.gloss`) };
    }
  };
  return (
    <h2 class={styles.about}>
      {said().title} <small>{said().gloss}</small>
    </h2>
  );
}
