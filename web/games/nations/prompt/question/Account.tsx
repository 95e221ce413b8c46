/** The resolution as a table: its steps in rows, each nation's changes in columns, as far as they are known now. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import { isEvent } from '../../../../../engine/nations/data/cards/index.ts';
import {
  type ForecastStep,
  forecast,
  type SeatForecast,
  type StepOutlook,
} from '../../../../../engine/nations/facts/forecast.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import text from '../../../../ui/text.module.css';
import { Amounts } from '../../cards/figures.tsx';
import { useWords } from '../../words.tsx';
import styles from './Account.module.css';

export function Account(props: {
  state: State;
  me: Seat;
  names: readonly string[];
  letters: readonly string[];
}): JSX.Element {
  const { word } = useWords();
  const ahead = createMemo(() => forecast(props.state));
  const seats = () =>
    [...(ahead()?.seats ?? [])].sort((a, b) => Number(b.seat === props.me) - Number(a.seat === props.me));
  const matters = ({ changes, asked }: StepOutlook) => asked || Object.values(changes).some((n) => n !== 0);
  const steps = () => [...new Set(seats().flatMap((seat) => seat.steps.filter(matters).map((one) => one.step)))];
  const nameOf = (step: ForecastStep) => (isEvent(step) ? word(`event.${step}.title`) : word(`step.${step}`));
  const mark = ({ seat }: SeatForecast) => (seat === props.me ? styles.mine : '');
  return (
    <Show when={ahead()}>
      <table class={styles.account}>
        <caption class={text.hidden}>{word('account.caption')}</caption>
        <thead>
          <tr>
            <td />
            <For each={seats()}>
              {(one) => (
                <th scope="col" class={mark(one)}>
                  <Flag seat={one.seat} letter={props.letters[one.seat] ?? ''} width={20} />{' '}
                  {one.seat === props.me ? word('ledger.you') : props.names[one.seat]}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={steps()}>
            {(step) => (
              <tr>
                <th scope="row">{nameOf(step)}</th>
                <For each={seats()}>
                  {(one) => (
                    <td class={mark(one)}>
                      <Outlook of={one.steps.find((outlook) => outlook.step === step)} />
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
          <tr class={styles.sum}>
            <th scope="row">{word('account.then')}</th>
            <For each={seats()}>
              {(one) => (
                <td class={mark(one)}>
                  <Amounts of={one.tokens} />
                </td>
              )}
            </For>
          </tr>
        </tbody>
      </table>
    </Show>
  );
}

function Outlook(props: { of: StepOutlook | undefined }): JSX.Element {
  const { word } = useWords();
  return (
    <Show when={props.of} fallback="·">
      {(outlook) => (
        <>
          <Amounts of={outlook().changes} />
          <Show when={outlook().asked}>
            <small>{word('account.asked')}</small>
          </Show>
        </>
      )}
    </Show>
  );
}
