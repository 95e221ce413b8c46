/** The last roll of the round in words. In the solo game this is what happens between my actions. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { NationsEvent } from '../../../../engine/nations/events.ts';
import { Amounts } from '../cards/figures.tsx';
import { useWords } from '../cards/words.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { Die } from './Die.tsx';
import './rolled.css';

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
    word(value <= 4 ? 'solo.rolled.clear' : 'solo.rolled.shadow', { die: word(`solo.face.${value}`) });
  return (
    <Show when={first('dieRolled')} fallback={props.none}>
      {(roll) => (
        <div class="since rolled">
          <Die value={roll().value} dark size={26} />
          <span>
            {said(roll().value)}{' '}
            <Show when={roll().value > 4 && first('shadowChanged')}>
              {(grown) => <Amounts of={grown().change} size={13} />}
            </Show>
            <Show when={first('warDeclared')}>
              {(war) => <b>{word('solo.rolled.war', { card: word(`card.${war().card}.name`), n: war().marker })}</b>}
            </Show>
          </span>
        </div>
      )}
    </Show>
  );
}
