/** The last roll of the round in words. In the solo game this is what happens between my actions. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { NationsEvent } from '../../../../engine/nations/events.ts';
import { columnCleared } from '../../../../engine/nations/rules/solo.ts';
import { StripRow } from '../../../table/frame/StripRow.tsx';
import { Amounts } from '../cards/figures.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { useWords } from '../words.tsx';
import { Die } from './Die.tsx';
import styles from './Rolled.module.css';

export function Rolled(props: { table: NationsTable; none: JSX.Element }): JSX.Element {
  const { word } = useWords();
  /** The roll and its consequences. */
  const events = createMemo((): readonly NationsEvent[] => {
    const lines = props.table.log().filter((line) => line.version <= props.table.shownVersion());
    const began = lines.findLastIndex(({ event }) => event.type === 'roundBegan');
    const last = lines.findLastIndex(({ event }) => event.type === 'dieRolled');
    return last > began ? lines.slice(last).map(({ event }) => event) : [];
  });
  const first = <T extends NationsEvent['type']>(type: T) =>
    events().find((event): event is Extract<NationsEvent, { type: T }> => event.type === type);
  const said = (value: number) =>
    word(columnCleared(props.table.state(), value) !== null ? 'solo.rolled.clear' : 'solo.rolled.shadow', {
      die: word(`solo.face.${value}`),
    });
  return (
    <Show when={first('dieRolled')} fallback={props.none}>
      {(roll) => (
        <StripRow class={styles.rolled ?? ''}>
          <Die value={roll().value} dark size={26} />
          <span>
            {said(roll().value)}{' '}
            <Show when={columnCleared(props.table.state(), roll().value) === null && first('shadowChanged')}>
              {(grown) => <Amounts of={grown().change} size={13} />}
            </Show>
            <Show when={first('warDeclared')}>
              {(war) => <b>{word('solo.rolled.war', { card: word(`card.${war().card}.name`), n: war().marker })}</b>}
            </Show>
          </span>
        </StripRow>
      )}
    </Show>
  );
}
