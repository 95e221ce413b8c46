/**
 * War, both events and famine of the round, each with its effect on me, and what I would hold if the round ended now.
 */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import { RESOURCES } from '../../../../../engine/nations/data/cards/types.ts';
import { type ForecastStep, forecast, type SeatForecast } from '../../../../../engine/nations/facts/forecast.ts';
import { RANKED } from '../../../../../engine/nations/facts/ranks.ts';
import { eventsNow, famineNow } from '../../../../../engine/nations/facts/round.ts';
import type { State, Tokens } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Amount, change } from '../../cards/figures.tsx';
import { famine as famineSign } from '../../signs.ts';
import { capital, useWords } from '../../words.tsx';
import { Against } from './Against.tsx';
import { EventPlate } from './EventPlate.tsx';
import styles from './Fate.module.css';
import { ForMe } from './ForMe.tsx';
import { WarPlate } from './WarPlate.tsx';

export function Fate(props: {
  state: State;
  me: Seat | null;
  names: readonly string[];
  letters: readonly string[];
  onEvent: () => void;
}): JSX.Element {
  const { word, term } = useWords();
  const ahead = createMemo(() => forecast(props.state));
  const mine = () => (props.me === null ? undefined : ahead()?.seats[props.me]);
  const step = (name: ForecastStep) => mine()?.steps.find((one) => one.step === name);
  const events = () => eventsNow(props.state);
  const nameOf = (seat: Seat | null) =>
    seat === null ? term('shadow') : seat === props.me ? word('ledger.you') : (props.names[seat] ?? '');
  /** In the solo game there are five plates, and on a phone no room for signs. */
  const isAgainstShadow = () => events().length === 0 && props.state.shadow !== null;
  return (
    <div class={styles.fate} classList={{ [styles.crowded ?? '']: isAgainstShadow() }} data-part="fate">
      <WarPlate war={props.state.war} me={props.me} nameOf={nameOf} changes={step('war')?.changes} />
      <For each={events()}>
        {(half) => (
          <EventPlate
            half={half}
            state={props.state}
            outlook={step(half.id)}
            nameOf={nameOf}
            letters={props.letters}
            onOpen={props.onEvent}
          />
        )}
      </For>
      <Show when={isAgainstShadow()}>
        <For each={RANKED}>{(kind) => <Against kind={kind} state={props.state} letter={props.letters[0] ?? ''} />}</For>
      </Show>
      <div class={styles.plate}>
        <div class={styles.title}>
          <Icon of={famineSign} size={15} />
          <span>{capital(term('famine'))}</span>
        </div>
        <Show when={famineNow(props.state) !== null} fallback={<div class={styles.text}>{word('fate.unknown')}</div>}>
          <div class={styles.text}>{word('fate.famine', { n: famineNow(props.state) ?? 0 })}</div>
          <Show when={props.me !== null}>
            <ForMe changes={step('famine')?.changes} lead="fate.youPay" none="fate.nothing" />
          </Show>
        </Show>
      </div>
      <Show when={mine()}>
        {(seat) => <AtTheEnd outlook={seat()} now={props.state.nations[props.me ?? 0]?.purse} />}
      </Show>
    </div>
  );
}

function AtTheEnd(props: { outlook: SeatForecast; now: Tokens | undefined }): JSX.Element {
  const { word } = useWords();
  return (
    <div class={`${styles.plate} ${styles.sum}`}>
      <div class={styles.title}>{word('fate.ifEnded')}</div>
      <div>
        <For each={[...RESOURCES, 'vp'] as const}>
          {(kind) => (
            <span>
              <Amount of={kind} value={props.outlook.tokens[kind]} size={13} />
              <small>{change(props.outlook.tokens[kind] - (props.now?.[kind] ?? 0))}</small>
            </span>
          )}
        </For>
      </div>
    </div>
  );
}
