/** One line of the log, with the time as a link to its moment. */
import { type JSX, Show } from 'solid-js';
import type { Actor } from '../../../worker/domain/wire/actor.ts';
import type { AnyTable, LogLine } from '../../games/contract.ts';
import { type Key, t } from '../../i18n/i18n.ts';
import { since, sinceShort } from '../../i18n/time.ts';
import { Flag } from '../../ui/Flag.tsx';
import { LineText } from './LineText.tsx';
import styles from './LogList.module.css';
import { Remark } from './Remark.tsx';

/** The note for each kind of actor. Computers at their own seats need none, unless they say something. */
const HOW: Readonly<Record<Actor, Key | null>> = {
  setup: null,
  player: null,
  orders: 'log.orders',
  computer: null,
  autopilot: 'log.autopilot',
  forced: 'log.forced',
  late: 'log.late',
  closing: 'log.closing',
};

const noteOf = ({ actor, reason }: LogLine): Key | null => (actor === 'computer' && reason ? 'log.says' : HOW[actor]);

export function LogRow(props: {
  table: AnyTable;
  line: LogLine;
  /** It is an action, not the consequence of one. */
  isDeed: boolean;
  draw?: ((line: LogLine<never>) => JSX.Element) | undefined;
}): JSX.Element {
  const isShown = () => props.table.past() && props.line.version === props.table.shownVersion();
  return (
    <li class={styles.row} aria-current={isShown() ? 'true' : undefined}>
      <Show when={props.line.about !== null} fallback={<span />}>
        <Flag seat={props.line.about ?? 0} letter={props.table.players()[props.line.about ?? 0]?.letter} width={18} />
      </Show>
      <span>
        {props.draw ? props.draw(props.line as LogLine<never>) : <LineText line={props.line} table={props.table} />}
        <Show when={props.isDeed && noteOf(props.line)}>
          {(how) => <Remark>{t(how(), { reason: props.line.reason })}</Remark>}
        </Show>
      </span>
      <button
        type="button"
        class={styles.time}
        aria-label={t('log.look', { time: since(props.line.at) })}
        onClick={() => props.table.look(props.line.version)}
      >
        {sinceShort(props.line.at)}
      </button>
    </li>
  );
}
