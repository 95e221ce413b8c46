/** The resolution as a table: its steps in rows, each nation's changes in columns, as far as they are known now. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../engine/core/game.ts';
import { isEvent } from '../../../../engine/nations/data/cards/index.ts';
import {
  type ForecastStep,
  forecast,
  type SeatForecast,
  type StepOutlook,
} from '../../../../engine/nations/facts/forecast.ts';
import type { State } from '../../../../engine/nations/state.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Amounts } from '../cards/figures.tsx';
import { useWords } from '../cards/words.tsx';

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
  const changes = (seat: SeatForecast, step: ForecastStep) => seat.steps.find((one) => one.step === step);
  return (
    <Show when={ahead()}>
      <table class="account">
        <caption class="vh">{word('account.caption')}</caption>
        <thead>
          <tr>
            <td />
            <For each={seats()}>
              {(one) => (
                <th scope="col" classList={{ me: one.seat === props.me }}>
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
                    <td classList={{ me: one.seat === props.me }}>
                      <Show when={changes(one, step)} fallback="·">
                        {(outlook) => (
                          <>
                            <Amounts of={outlook().changes} size={13} />
                            <Show when={outlook().asked}>
                              <small>{word('account.asked')}</small>
                            </Show>
                          </>
                        )}
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
          <tr class="sum">
            <th scope="row">{word('account.then')}</th>
            <For each={seats()}>
              {(one) => (
                <td classList={{ me: one.seat === props.me }}>
                  <Amounts of={one.tokens} size={13} />
                </td>
              )}
            </For>
          </tr>
        </tbody>
      </table>
    </Show>
  );
}
