/** A question with its answers, or a card with the ways to use it: what takes the place of the progress board. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { cardOf } from '../../../engine/nations/cards/index.ts';
import { promptFor, type Question } from '../../../engine/nations/questions.ts';
import { CardFull } from './cards/CardFull.tsx';
import { Chip, Figures } from './cards/CardSmall.tsx';
import { EventFull } from './cards/EventFace.tsx';
import { useWords } from './cards/words.tsx';
import type { Desk } from './desk.ts';
import { OptionList } from './OptionList.tsx';
import { Account } from './questions/Account.tsx';
import { Heading } from './questions/Heading.tsx';
import { Track } from './questions/Track.tsx';
import './questions/questions.css';

/** Questions that come in the resolution: what the rest of it brings stands under them. */
const RESOLVED: readonly string[] = ['effect', 'shortage', 'bonus', 'spare'];

export function Asked(props: { desk: Desk; children: JSX.Element }): JSX.Element {
  const { word } = useWords();
  const { desk } = props;
  const asked = () => {
    const question = desk.question();
    return question && question.kind !== 'turn' ? question : null;
  };
  const nation = () => desk.table.state().nations[desk.me() ?? 0];
  /** Where the growth that is chosen takes its worker from. */
  const nextWorker = () => {
    const action = desk.chosen();
    return action?.type === 'grow' && action.take === 'worker' ? action.section : null;
  };
  /** The event cards a question is about. */
  const cardsOf = (question: Question): readonly string[] => {
    if (question.kind === 'chooseEvent') return question.cards;
    const up = desk.table.state().event;
    return question.kind === 'effect' && up ? [up] : [];
  };
  /** The card a turn is about to be spent on. */
  const bought = () => {
    const aim = desk.aim();
    if (aim?.name === 'special') return aim.card;
    if (aim?.name === 'hire') return desk.table.state().nations[desk.me() ?? 0]?.construction?.card ?? null;
    if (aim?.name !== 'buy') return null;
    return desk.table.state().board[aim.cell.row - 1]?.[aim.cell.col] ?? null;
  };
  return (
    <Switch>
      <Match when={asked()}>
        {(question) => (
          <div class={`asked q-${question().kind}`}>
            <For each={cardsOf(question())}>{(card) => <EventFull card={card} />}</For>
            <div class="answers">
              <Heading question={question()} state={desk.table.state()} nation={nation()} />
              <OptionList desk={desk} label={desk.table.say(promptFor(question()))} />
              <Show when={question().kind === 'growth' && nation()}>
                {(mine) => <Track nation={mine()} next={nextWorker()} />}
              </Show>
              <Show when={RESOLVED.includes(question().kind)}>
                <details class="rest">
                  <summary>{word('account.caption')}</summary>
                  <Account
                    state={desk.table.state()}
                    me={desk.me() ?? 0}
                    names={desk.table.players().map((player) => player.name)}
                    letters={desk.table.players().map((player) => player.letter)}
                  />
                </details>
              </Show>
            </div>
            <Show when={question().kind === 'growth'}>
              <div class="beneath">{props.children}</div>
            </Show>
          </div>
        )}
      </Match>
      <Match when={bought()}>
        {(card) => (
          <div class="asked way">
            <CardFull card={card()} />
            <div class="inshort">
              <Chip card={card()}>
                <Figures card={cardOf(card())} size={13} />
              </Chip>
            </div>
            <Show
              when={desk.ways().length > 0}
              fallback={
                <p class="why">
                  <Show when={desk.blocked()}>{(refusal) => desk.table.sayRefusal(refusal())}</Show>
                </p>
              }
            >
              <OptionList desk={desk} label={word('ask.chooseWay')} />
            </Show>
          </div>
        )}
      </Match>
    </Switch>
  );
}
