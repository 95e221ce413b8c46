/** The figures of a nation against mine. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import { RESOURCES, type Resource } from '../../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../../engine/nations/facts/nation.ts';
import { productionFacts } from '../../../../../engine/nations/facts/production.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { figureColour } from '../../cards/colours.ts';
import { Change, minus } from '../../cards/figures.tsx';
import { figureSign } from '../../cards/signs.ts';
import { raid as raidSign } from '../../signs.ts';
import { capital, useWords } from '../../words.tsx';
import styles from './Opponent.module.css';

const COMPARED = [...RESOURCES, 'vp', 'strength', 'stability', 'raid'] as const;
type ComparedKind = (typeof COMPARED)[number];

export function Compared(props: {
  state: State;
  seat: Seat;
  me: Seat | null;
  name: (seat: Seat) => string;
}): JSX.Element {
  const { terms } = useWords();
  const columns = () => (props.me === null || props.me === props.seat ? [props.seat] : [props.seat, props.me]);
  return (
    <table class={styles.figures}>
      <thead>
        <tr>
          <td />
          <For each={columns()}>{(seat) => <th scope="col">{props.name(seat)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={COMPARED}>
          {(kind) => (
            <tr>
              <th scope="row">
                <span style={figureColour(kind)}>
                  <Icon of={kind === 'raid' ? raidSign : figureSign[kind]} size={15} />
                </span>{' '}
                {capital(terms(kind))}
              </th>
              <For each={columns()}>
                {(seat) => (
                  <Figure
                    state={props.state}
                    seat={seat}
                    kind={kind}
                    isOwn={seat === props.me && seat !== props.seat}
                  />
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Figure(props: { state: State; seat: Seat; kind: ComparedKind; isOwn: boolean }): JSX.Element {
  const value = () => {
    const { kind } = props;
    if (kind === 'strength' || kind === 'stability' || kind === 'raid')
      return nationFacts(props.state, props.seat)[kind];
    return props.state.nations[props.seat]?.purse[kind] ?? 0;
  };
  const made = (): Resource | null => RESOURCES.find((kind) => kind === props.kind) ?? null;
  return (
    <td class={props.isOwn ? styles.own : ''}>
      <b>{minus(value())}</b>
      <small>
        <Show when={made()}>{(kind) => <Change n={productionFacts(props.state, props.seat).of[kind()].net} />}</Show>
      </small>
    </td>
  );
}
