/** The seats of an open table, and what the host or the player may do with each. */
import { For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { day, stillAway } from '../../i18n/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag, FreeFlag } from '../../ui/Flag.tsx';
import { LevelChoice } from '../../ui/LevelChoice.tsx';
import type { Lobby, LobbySeat } from './lobby.ts';
import styles from './SeatList.module.css';

function seatLine(lobby: Lobby, seat: LobbySeat): string {
  if (seat.kind === 'computer') return t('lobby.computer');
  if (seat.kind === 'free') return t('lobby.free.line');
  const isMine = seat.seat === lobby.mine();
  const until = stillAway(seat.awayUntil);
  const parts = [
    ...(isMine ? [t('lobby.you')] : []),
    ...(isMine && lobby.isHost() ? [t('lobby.host')] : []),
    ...(!isMine && seat.looking ? [t('lobby.here')] : []),
    ...(until === null ? [] : [t('away.until', { day: day(until) })]),
    ...(seat.noticesFail ? [t('seat.notices.fail')] : []),
  ];
  return parts.join(', ') || t('lobby.joined');
}

export function SeatList(props: { lobby: Lobby }): JSX.Element {
  return (
    <ol>
      <For each={props.lobby.seats()}>
        {(seat) => (
          <li class={styles.seat}>
            <span class={styles.number}>{seat.seat + 1}</span>
            <Show when={seat.kind !== 'free'} fallback={<FreeFlag width={30} />}>
              <Flag seat={seat.seat} letter={props.lobby.letters()[seat.seat]} width={30} />
            </Show>
            <span class={styles.who}>
              <Show when={seat.kind !== 'free'} fallback={<i>{t('lobby.free')}</i>}>
                <b>{seat.name}</b>
              </Show>
              <small>{seatLine(props.lobby, seat)}</small>
              <Show when={props.lobby.isHost() && seat.level}>
                {(level) => (
                  <LevelChoice small value={level()} onChange={(chosen) => void props.lobby.setLevel(seat, chosen)} />
                )}
              </Show>
            </span>
            <SeatAct lobby={props.lobby} seat={seat} />
          </li>
        )}
      </For>
    </ol>
  );
}

function SeatAct(props: { lobby: Lobby; seat: LobbySeat }): JSX.Element {
  const isMine = () => props.seat.seat === props.lobby.mine();
  const isFree = () => props.seat.kind === 'free';
  return (
    <>
      <Show when={isMine()}>
        <Button kind="quiet" small onClick={() => void props.lobby.leave(props.seat.seat)}>
          {t('lobby.leave')}
        </Button>
      </Show>
      <Show when={props.lobby.isHost() && isFree()}>
        <Button small disabled={props.lobby.busy()} onClick={() => void props.lobby.seatComputer()}>
          {t('lobby.giveComputer')}
        </Button>
      </Show>
      <Show when={props.lobby.isHost() && !isFree() && !isMine()}>
        <Button kind="quiet" small disabled={props.lobby.busy()} onClick={() => void props.lobby.remove(props.seat)}>
          {t('lobby.remove')}
        </Button>
      </Show>
    </>
  );
}
