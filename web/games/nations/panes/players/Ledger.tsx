/** All nations in one ledger: what they hold, and in small figures what the next production and book scoring bring. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import { RESOURCES } from '../../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../../engine/nations/facts/nation.ts';
import { productionFacts } from '../../../../../engine/nations/facts/production.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { t } from '../../../../i18n/i18n.ts';
import { day } from '../../../../i18n/time.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { figureColour } from '../../cards/colours.ts';
import { Change, minus } from '../../cards/figures.tsx';
import { figureSign } from '../../cards/signs.ts';
import { worker } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import { HeldCards } from './HeldCards.tsx';
import styles from './Ledger.module.css';

const COLUMNS = ['vp', ...RESOURCES, 'strength', 'stability'] as const;

interface LedgerProps {
  state: State;
  me: Seat | null;
  names: readonly string[];
  letters: readonly string[];
  awaited: readonly Seat[];
  /** Until when each player is away. */
  away: readonly (number | null)[];
  onNation: (seat: Seat) => void;
}

export function Ledger(props: LedgerProps): JSX.Element {
  const { word, term } = useWords();
  const seats = () => {
    const order = props.state.order;
    return props.me === null ? order : [props.me, ...order.filter((seat) => seat !== props.me)];
  };
  return (
    <>
      <table class={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">
              <span class={text.hidden}>{word('ledger.nation')}</span>
            </th>
            <For each={COLUMNS}>
              {(kind) => (
                <th scope="col" style={figureColour(kind)}>
                  <Icon of={figureSign[kind]} size={16} label={term(kind)} />
                </th>
              )}
            </For>
            <th scope="col">
              <Icon of={worker} size={16} label={word('ledger.workers')} />
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={seats()}>{(seat) => <NationRows {...props} seat={seat} />}</For>
        </tbody>
      </table>
      <p class={styles.key}>{word('ledger.key')}</p>
    </>
  );
}

function NationRows(props: LedgerProps & { seat: Seat }): JSX.Element {
  const { word } = useWords();
  const nation = () => props.state.nations[props.seat];
  const facts = () => nationFacts(props.state, props.seat);
  const production = () => productionFacts(props.state, props.seat);
  const isMine = () => props.seat === props.me;
  return (
    <>
      <tr class={`${styles.nation} ${isMine() ? styles.mine : ''}`}>
        <th scope="row">
          <Who {...props} />
        </th>
        <td>
          {nation()?.purse.vp}
          <small>
            <Change n={facts().bookPoints} />
          </small>
        </td>
        <For each={RESOURCES}>
          {(kind) => (
            <td>
              {nation()?.purse[kind]}
              <small>
                <Change n={production().of[kind].net} />
              </small>
            </td>
          )}
        </For>
        <td>{facts().strength}</td>
        <td class={production().revolt === null ? undefined : text.loss}>
          {minus(facts().stability)}
          <Show when={production().revolt}>
            <small class={text.loss}>{word('ledger.revolt')}</small>
          </Show>
        </td>
        <td>{facts().workers.idle + facts().workers.onCards}</td>
      </tr>
      <Show when={!isMine() && nation()}>
        {(here) => (
          <tr class={styles.cards}>
            <td colSpan={COLUMNS.length + 2}>
              <HeldCards nation={here()} />
            </td>
          </tr>
        )}
      </Show>
    </>
  );
}

function Who(props: LedgerProps & { seat: Seat }): JSX.Element {
  const { word, term } = useWords();
  const isMine = () => props.seat === props.me;
  const isAwaited = () => props.awaited.includes(props.seat);
  const status = () => {
    const nation = props.state.nations[props.seat];
    const until = props.away[props.seat] ?? null;
    if (isMine() && isAwaited()) return word('ledger.yourMove');
    if (isAwaited() && until === null) return word('ledger.decides');
    if ((nation?.passed ?? 0) > 0) return word('ledger.passed');
    if (until !== null) return t('away.until', { day: day(until) });
    return nation?.name ? term(nation.name) : '';
  };
  return (
    <button type="button" class={styles.who} onClick={() => props.onNation(props.seat)}>
      <Flag seat={props.seat} letter={props.letters[props.seat] ?? ''} width={24} />
      <span>
        <span>{isMine() ? word('ledger.you') : props.names[props.seat]}</span>
        <small class={isMine() && isAwaited() ? styles.now : ''}>{status()}</small>
      </span>
    </button>
  );
}
