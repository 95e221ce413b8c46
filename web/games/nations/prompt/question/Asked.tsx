/** A question with its answers, shown in place of the progress board. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { promptFor, type Question } from '../../../../../engine/nations/awaiting.ts';
import type { Nation } from '../../../../../engine/nations/state.ts';
import type { Composer } from '../../composer.ts';
import { Always } from '../../standing/Always.tsx';
import { withTexts } from '../../texts.ts';
import { useWords } from '../../words.tsx';
import { PopulationTrack } from '../growth/PopulationTrack.tsx';
import { OptionList } from '../options/OptionList.tsx';
import styles from './Asked.module.css';
import { type AskedQuestion, Heading } from './Heading.tsx';

const EventFull = withTexts('answering', async () => (await import('../../cards/EventFace.tsx')).EventFull);
const Account = withTexts('answering', async () => (await import('./Account.tsx')).Account);

/** Questions of the resolution: what the rest of it brings is shown below them. */
const RESOLVED: readonly Question['kind'][] = ['effect', 'shortage', 'bonus', 'spare'];

export function Asked(props: { composer: Composer; children?: JSX.Element }): JSX.Element {
  const { composer } = props;
  const asked = (): AskedQuestion | null => {
    const question = composer.question();
    return question && question.kind !== 'turn' && question.kind !== 'board' ? question : null;
  };
  /** The event cards that a question is about. */
  const cardsOf = (question: Question): readonly string[] => {
    if (question.kind === 'chooseEvent') return question.cards;
    const up = composer.table.state().event;
    return question.kind === 'effect' && up ? [up] : [];
  };
  return (
    <Show when={asked()}>
      {(question) => (
        <div class={styles.asked} data-part="asked" data-question={question().kind}>
          <For each={cardsOf(question())}>{(card) => <EventFull card={card} />}</For>
          <Answers composer={composer} question={question()} />
          <Show when={question().kind === 'growth'}>
            <div class={styles.beneath}>{props.children}</div>
          </Show>
        </div>
      )}
    </Show>
  );
}

function Answers(props: { composer: Composer; question: AskedQuestion }): JSX.Element {
  const { say } = useWords();
  const { composer } = props;
  const { table } = composer;
  const nation = (): Nation | undefined => table.state().nations[composer.me() ?? 0];
  return (
    <div class={styles.answers}>
      <Heading question={props.question} state={table.state()} seat={composer.me() ?? 0} />
      <OptionList composer={composer} label={say(promptFor(props.question))} />
      <Always composer={composer} />
      <Show when={props.question.kind === 'growth' && nation()}>
        {(mine) => <PopulationTrack composer={composer} nation={mine()} />}
      </Show>
      <Show when={RESOLVED.includes(props.question.kind)}>
        <Rest composer={composer} />
      </Show>
    </div>
  );
}

/** What the rest of the round brings. It is worked out when somebody opens it. */
function Rest(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { table, me } = props.composer;
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class={styles.rest} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{word('account.caption')}</summary>
      <Show when={isOpen()}>
        <Account
          state={table.state()}
          me={me() ?? 0}
          names={table.players().map((player) => player.name)}
          letters={table.players().map((player) => player.letter)}
        />
      </Show>
    </details>
  );
}
