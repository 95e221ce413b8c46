/** Standing answers: given in advance, played for me, and hidden from others. Changes are saved at once. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { SetStanding } from '../../../engine/nations/actions/setStanding.ts';
import { eventCardOf, eventOf } from '../../../engine/nations/data/cards/index.ts';
import { eventAnswers } from '../../../engine/nations/facts/eventAnswers.ts';
import { growthAnswers } from '../../../engine/nations/rules/maintenance/growth.ts';
import { NO_STANDING, type Standing } from '../../../engine/nations/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/fields.tsx';
import { useWords } from './cards/words.tsx';
import type { NationsTable } from './nationsTable.ts';
import { answerWords, optionWords } from './optionWords.ts';
import './standingAnswers.css';

const ASK = 'ask';
const KINDS = ['gold', 'food', 'stone'] as const;
const SPARED = ['gold', 'food', 'stone', 'books'] as const;

export function StandingAnswers(props: { table: NationsTable }): JSX.Element {
  const { word, many } = useWords();
  const { table } = props;
  const seat = () => table.seat() ?? 0;
  const standing = (): Standing => table.present().nations[seat()]?.standing ?? { ...NO_STANDING };
  const keep = (change: SetStanding['standing']) => void table.act({ type: 'setStanding', standing: change });
  const ask = () => ({ value: ASK, label: word('standing.ask') });
  const first = (list: readonly string[] | 'ask') => (list === ASK ? ASK : (list[0] ?? ASK));
  /** The chosen kind first, then the others in their usual order. */
  const ordered = <K extends string>(kinds: readonly K[], head: string): K[] | 'ask' =>
    head === ASK ? ASK : [...kinds.filter((kind) => kind === head), ...kinds.filter((kind) => kind !== head)];
  const growths = () => growthAnswers(table.present(), seat());
  const growthKey = (answer: Standing['growth']) =>
    answer === ASK ? ASK : answer.take === 'worker' ? `worker.${answer.section}` : answer.take;
  const events = createMemo(() => {
    const up = table.present().event;
    if (!up) return [];
    return eventCardOf(up).events.map((half) => ({
      id: half.id,
      answers: eventAnswers(table.present(), seat(), half.id),
    }));
  });

  return (
    <div class="standing">
      <p class="lead">{word('standing.lead')}</p>
      <Row name="growth">
        <Segments
          label={word('standing.growth')}
          value={growthKey(standing().growth)}
          options={[
            ask(),
            ...growths().map((answer) => ({
              value: growthKey(answer),
              label: optionWords(word, table.present(), seat(), { type: 'grow', ...answer }),
            })),
          ]}
          onChange={(key) =>
            keep({ growth: key === ASK ? ASK : (growths().find((answer) => growthKey(answer) === key) ?? ASK) })
          }
        />
      </Row>
      <For each={events().filter((event) => event.answers.length > 1)}>
        {(event) => (
          <Row title={word(`event.${eventOf(event.id).id}.title`)} help={word('standing.event.help')}>
            <Segments
              label={word(`event.${event.id}.title`)}
              value={event.answers
                .findIndex((answer) => JSON.stringify(answer) === JSON.stringify(standing().events[event.id]))
                .toString()}
              options={[
                { value: '-1', label: word('standing.ask') },
                ...event.answers.map((answer, index) => ({
                  value: String(index),
                  label: answerWords(word, table.present(), seat(), event.id, answer),
                })),
              ]}
              onChange={(key) => keep({ events: { [event.id]: event.answers[Number(key)] ?? null } })}
            />
          </Row>
        )}
      </For>
      <Row name="spare">
        <Segments
          label={word('standing.spare')}
          value={first(standing().spare)}
          options={[ask(), ...SPARED.map((kind) => ({ value: kind, label: many(`term.${kind}`) }))]}
          onChange={(kind) => keep({ spare: ordered(SPARED, kind) })}
        />
      </Row>
      <Row name="shortage">
        <Segments
          label={word('standing.shortage')}
          value={first(standing().shortage)}
          options={[ask(), ...KINDS.map((kind) => ({ value: kind, label: many(`term.${kind}`) }))]}
          onChange={(kind) => keep({ shortage: ordered(KINDS, kind) })}
        />
      </Row>
      <For each={['take', 'return'] as const}>
        {(what) => (
          <Row name={what}>
            <Segments
              label={word(`standing.${what}`)}
              value={standing()[what]}
              options={
                [
                  ask(),
                  ...(['food', 'stability'] as const).map((section) => ({
                    value: section,
                    label: word(`term.${section}`),
                  })),
                ] as { value: Standing['take']; label: string }[]
              }
              onChange={(section) => keep({ [what]: section })}
            />
          </Row>
        )}
      </For>
      <Row name="titanic">
        <Segments
          label={word('standing.titanic')}
          value={standing().titanic}
          options={
            [
              ask(),
              { value: 'gold', label: word('card.titanic.option.0') },
              { value: 'advisors', label: word('card.titanic.option.1') },
            ] as { value: Standing['titanic']; label: string }[]
          }
          onChange={(titanic) => keep({ titanic })}
        />
      </Row>
      <Button
        onClick={() =>
          keep({
            shortage: ASK,
            spare: ASK,
            take: ASK,
            return: ASK,
            titanic: ASK,
            growth: ASK,
            events: Object.fromEntries(events().map((event) => [event.id, null])),
          })
        }
      >
        {word('standing.allAsk')}
      </Button>
      <p class="note">{word('standing.note')}</p>
    </div>
  );

  function Row(row: { name?: string; title?: string; help?: string; children: JSX.Element }): JSX.Element {
    return (
      <section class="row">
        <h3>
          {row.title ?? word(`standing.${row.name}`)}
          <Show when={row.help ?? word(`standing.${row.name}.help`)}>{(help) => <small>{help()}</small>}</Show>
        </h3>
        {row.children}
      </section>
    );
  }
}
