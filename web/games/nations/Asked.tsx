/** A question with its answers, shown in place of the progress board. */
import { For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { promptFor, type Question } from '../../../engine/nations/awaiting.ts';
import { withTexts } from './cards/wholeTexts.ts';
import { useWords } from './cards/words.tsx';
import type { Composer } from './composer.ts';
import { OptionList } from './OptionList.tsx';
import { Heading } from './questions/Heading.tsx';
import { Track } from './questions/Track.tsx';
import './questions/questions.css';
import './cards/full.css';

const EventFull = withTexts(async () => (await import('./cards/EventFace.tsx')).EventFull);
const Always = lazy(async () => ({ default: (await import('./questions/Always.tsx')).Always }));
const Account = withTexts(async () => (await import('./questions/Account.tsx')).Account);

/** Questions of the resolution: what the rest of it brings is shown below them. */
const RESOLVED: readonly string[] = ['effect', 'shortage', 'bonus', 'spare'];

export function Asked(props: { composer: Composer; children?: JSX.Element }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const asked = () => {
    const question = composer.question();
    return question && question.kind !== 'turn' ? question : null;
  };
  const saysIn = (question: Question) => {
    const { key, params } = promptFor(question);
    return word(key, params);
  };
  const nation = () => composer.table.state().nations[composer.me() ?? 0];
  /** The section from which the chosen growth takes its worker. */
  const nextWorker = () => {
    const action = composer.chosen();
    return action?.type === 'grow' && action.take === 'worker' ? action.section : null;
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
        <div class={`asked q-${question().kind}`}>
          <For each={cardsOf(question())}>
            {(card) => (
              <Suspense fallback={<article class="cf ev" />}>
                <EventFull card={card} />
              </Suspense>
            )}
          </For>
          <div class="answers">
            <Heading question={question()} state={composer.table.state()} nation={nation()} />
            <OptionList composer={composer} label={saysIn(question())} />
            <Show when={composer.chosen() !== null}>
              <Suspense>
                <Always composer={composer} />
              </Suspense>
            </Show>
            <Show when={question().kind === 'growth' && nation()}>
              {(mine) => <Track nation={mine()} next={nextWorker()} />}
            </Show>
            <Show when={RESOLVED.includes(question().kind)}>
              <details class="rest">
                <summary>{word('account.caption')}</summary>
                <Suspense>
                  <Account
                    state={composer.table.state()}
                    me={composer.me() ?? 0}
                    names={composer.table.players().map((player) => player.name)}
                    letters={composer.table.players().map((player) => player.letter)}
                  />
                </Suspense>
              </details>
            </Show>
          </div>
          <Show when={question().kind === 'growth'}>
            <div class="beneath">{props.children}</div>
          </Show>
        </div>
      )}
    </Show>
  );
}
