/** Standing answers: given in advance, played for me, and hidden from others. Changes are saved at once. */
import { createMemo, For, type JSX } from 'solid-js';
import type { SetStanding } from '../../../../engine/nations/actions/setStanding.ts';
import { RESOURCES, SECTIONS } from '../../../../engine/nations/data/cards/types.ts';
import { SUBSTITUTES } from '../../../../engine/nations/data/tables.ts';
import { eventAnswers } from '../../../../engine/nations/facts/eventAnswers.ts';
import { eventsNow } from '../../../../engine/nations/facts/round.ts';
import { growthAnswers } from '../../../../engine/nations/rules/maintenance/growth.ts';
import { NO_STANDING, type Standing } from '../../../../engine/nations/state.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segments } from '../../../ui/choices.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { answerWords, optionWords } from '../prompt/options/optionWords.ts';
import { capital, useWords } from '../words.tsx';
import styles from './StandingAnswers.module.css';

const ASK = 'ask';
type Keep = (change: SetStanding['standing']) => void;

interface Choice {
  key: string;
  label: string;
}

/** The chosen kind first, then the others in their usual order. */
const inOrder = <K extends string>(kinds: readonly K[], head: string): K[] | 'ask' =>
  head === ASK ? ASK : [...kinds.filter((kind) => kind === head), ...kinds.filter((kind) => kind !== head)];
const firstOf = (list: readonly string[] | 'ask') => (list === ASK ? ASK : (list[0] ?? ASK));
const growthKey = (answer: Standing['growth']) =>
  answer === ASK ? ASK : answer.take === 'worker' ? `worker.${answer.section}` : answer.take;

export function StandingAnswers(props: { table: NationsTable }): JSX.Element {
  const { word, term, terms } = useWords();
  const { table } = props;
  const seat = () => table.seat() ?? 0;
  const standing = (): Standing => table.present().nations[seat()]?.standing ?? { ...NO_STANDING };
  const keep: Keep = (change) => void table.actAside({ type: 'setStanding', standing: change });
  const events = createMemo(() =>
    eventsNow(table.present()).map(({ id }) => ({ id, answers: eventAnswers(table.present(), seat(), id) })),
  );
  const askAll = () => keep({ ...NO_STANDING, events: Object.fromEntries(events().map((event) => [event.id, null])) });
  return (
    <>
      <p class={styles.note}>{word('standing.lead')}</p>
      <GrowthRow table={table} seat={seat()} standing={standing()} keep={keep} />
      <For each={events().filter((event) => event.answers.length > 1)}>
        {(event) => <EventRow table={table} seat={seat()} event={event} standing={standing()} keep={keep} />}
      </For>
      <Row
        title={word('standing.spare')}
        help={word('standing.spare.help')}
        value={firstOf(standing().spare)}
        choices={RESOURCES.map((kind) => ({ key: kind, label: terms(kind) }))}
        onChange={(kind) => keep({ spare: inOrder(RESOURCES, kind) })}
      />
      <Row
        title={word('standing.shortage')}
        help={word('standing.shortage.help')}
        value={firstOf(standing().shortage)}
        choices={SUBSTITUTES.map((kind) => ({ key: kind, label: terms(kind) }))}
        onChange={(kind) => keep({ shortage: inOrder(SUBSTITUTES, kind) })}
      />
      <For each={['take', 'return'] as const}>
        {(what) => (
          <Row
            title={word(`standing.${what}`)}
            help={word(`standing.${what}.help`)}
            value={standing()[what]}
            choices={SECTIONS.map((section) => ({ key: section, label: term(section) }))}
            onChange={(section) => keep({ [what]: section as Standing['take'] })}
          />
        )}
      </For>
      <Row
        title={word('standing.titanic')}
        help={word('standing.titanic.help')}
        value={standing().titanic}
        choices={[
          { key: 'gold', label: word('card.titanic.option.0') },
          { key: 'advisors', label: word('card.titanic.option.1') },
        ]}
        onChange={(titanic) => keep({ titanic: titanic as Standing['titanic'] })}
      />
      <Button onClick={askAll}>{word('standing.allAsk')}</Button>
      <p class={styles.note}>{word('standing.note')}</p>
    </>
  );
}

/** One question with its possible answers, and "Ask" before them. */
function Row(props: {
  title: string;
  help: string;
  value: string;
  choices: readonly Choice[];
  onChange: (key: string) => void;
}): JSX.Element {
  const { word } = useWords();
  const options = () => [
    { value: ASK, label: word('standing.ask') },
    ...props.choices.map(({ key, label }) => ({ value: key, label: capital(label) })),
  ];
  return (
    <section class={styles.row}>
      <h3>
        {props.title}
        <small>{props.help}</small>
      </h3>
      <Segments label={props.title} value={props.value} options={options()} onChange={props.onChange} />
    </section>
  );
}

interface RowProps {
  table: NationsTable;
  seat: number;
  standing: Standing;
  keep: Keep;
}

function GrowthRow(props: RowProps): JSX.Element {
  const words = useWords();
  const { word } = words;
  const state = () => props.table.present();
  const answers = () => growthAnswers(state(), props.seat);
  return (
    <Row
      title={word('standing.growth')}
      help={word('standing.growth.help')}
      value={growthKey(props.standing.growth)}
      choices={answers().map((answer) => ({
        key: growthKey(answer),
        label: optionWords(words, state(), props.seat, { type: 'grow', ...answer }),
      }))}
      onChange={(key) => props.keep({ growth: answers().find((answer) => growthKey(answer) === key) ?? ASK })}
    />
  );
}

function EventRow(props: RowProps & { event: { id: string; answers: ReturnType<typeof eventAnswers> } }): JSX.Element {
  const words = useWords();
  const { word } = words;
  const chosen = () => JSON.stringify(props.standing.events[props.event.id]);
  const keyOf = (index: number) => (index < 0 ? ASK : String(index));
  return (
    <Row
      title={word(`event.${props.event.id}.title`)}
      help={word('standing.event.help')}
      value={keyOf(props.event.answers.findIndex((answer) => JSON.stringify(answer) === chosen()))}
      choices={props.event.answers.map((answer, index) => ({
        key: keyOf(index),
        label: answerWords(words, props.table.present(), props.seat, props.event.id, answer),
      }))}
      onChange={(key) => props.keep({ events: { [props.event.id]: props.event.answers[Number(key)] ?? null } })}
    />
  );
}
