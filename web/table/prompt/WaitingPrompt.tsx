/** The prompt while others decide. Where several decide at once, those who have decided already are ticked. */
import { For, type JSX, Show } from 'solid-js';
import type { AnyTable, Player } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { day, since, stillAway } from '../../i18n/time.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { check } from '../../ui/signs/common.ts';
import { PlayerItem, Players } from './Players.tsx';
import { PromptBar } from './PromptBar.tsx';
import { awayOf, nameOf, waitingWords } from './seatWords.ts';
import styles from './WaitingPrompt.module.css';

export function WaitingPrompt(props: {
  table: AnyTable;
  acts?: JSX.Element;
  offTurn?: JSX.Element;
  idle?: string | undefined;
}): JSX.Element {
  const { table } = props;
  const late = () => table.due().find((one) => one.late);
  const eyebrow = () => {
    if (late()) return t('late');
    if (table.due().length === 0) return undefined;
    return t('wait.since', { time: since(Math.min(...table.due().map((one) => one.since))) });
  };
  const away = () => table.awaiting().flatMap(({ seat }) => awayWords(table, seat) ?? []);
  const sub = () => {
    if (away().length > 0) return away().join(' ');
    if (late()) return t('late.sub');
    const mine = table.seat();
    return mine === null ? t('wait.watching') : (props.idle ?? awayWords(table, mine) ?? t('wait.sub'));
  };
  return (
    <PromptBar
      tone={late() ? 'late' : 'calm'}
      eyebrow={eyebrow()}
      ask={
        <Show when={late()} fallback={waitingWords(table)}>
          {(one) => t('late.ask', { who: nameOf(table, one().seat), time: since(one().due ?? one().since) })}
        </Show>
      }
      sub={sub()}
      keepSub={away().length > 0 || Boolean(late()) || table.seat() === null || props.idle !== undefined}
      acts={props.acts}
    >
      {props.offTurn ?? <Awaited table={table} late={late()?.seat} />}
    </PromptBar>
  );
}

/** "Bruno is away until Fri 21 Nov." Null for who is here. */
function awayWords(table: AnyTable, seat: number): string | null {
  const until = awayOf(table, seat);
  if (until === null) return null;
  if (seat === table.seat()) return t('away.you', { day: day(until) });
  return t('away.they', { who: nameOf(table, seat), day: day(until) });
}

function Awaited(props: { table: AnyTable; late: number | undefined }): JSX.Element {
  const several = () => props.table.awaiting().length > 1;
  const awaited = (player: Player) => props.table.awaiting().some((one) => one.seat === player.seat);
  const word = (player: Player) => {
    if (props.late === player.seat) return t('late');
    return t(stillAway(player.awayUntil) === null ? 'wait.decides' : 'wait.away');
  };
  return (
    <Players isNamed={!several()}>
      <For each={props.table.players()}>
        {(player) => (
          <Show when={several() || awaited(player)}>
            <PlayerItem>
              <Flag seat={player.seat} letter={player.letter} />
              <b>{nameOf(props.table, player.seat)}</b>
              <Show when={awaited(player)} fallback={<Decided />}>
                <span class={props.late === player.seat ? styles.late : ''}>{word(player)}</span>
              </Show>
            </PlayerItem>
          </Show>
        )}
      </For>
    </Players>
  );
}

function Decided(): JSX.Element {
  return (
    <span class={styles.decided}>
      <Icon of={check} size={14} label={t('wait.done')} />
    </span>
  );
}
