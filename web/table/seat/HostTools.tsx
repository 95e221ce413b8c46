/** What the host can do for a stuck table: remind, let the computer play, free a seat. */
import { For, type JSX, Show } from 'solid-js';
import type { Level } from '../../../engine/core/computer.ts';
import type { HostTool } from '../../../worker/domain/wire/seats.ts';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { api } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { day, stillAway } from '../../i18n/time.ts';
import { linksOf, linkTo } from '../../state/links.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag, initials } from '../../ui/Flag.tsx';
import { copyLink } from '../../ui/handLink.ts';
import { LevelChoice } from '../../ui/LevelChoice.tsx';
import { sayError } from '../../ui/sayError.ts';
import { toast } from '../../ui/Toast.tsx';
import text from '../../ui/text.module.css';
import styles from './HostTools.module.css';
import { NewInvite } from './NewInvite.tsx';

type Seat = Table['seats'][number];

export function HostTools(): JSX.Element {
  const room = useRoom();
  const seats = () => room.table()?.seats ?? [];
  const letters = () => initials(seats().map((seat) => seat.name));
  return (
    <>
      <p class={text.hint}>{t('host.help')}</p>
      <ul class={styles.list}>
        <For each={seats()}>{(seat) => <SeatTools seat={seat} letter={letters()[seat.seat] ?? ''} />}</For>
      </ul>
      <Show when={linksOf(room.id)?.tokens.host}>
        {(host) => (
          <div class={styles.invite}>
            <NewInvite
              id={room.id}
              host={host()}
              onMade={(token) => void copyLink(linkTo(room.id, token), t('invite.renewed.copied'))}
            />
          </div>
        )}
      </Show>
    </>
  );
}

function SeatTools(props: { seat: Seat; letter: string }): JSX.Element {
  const room = useRoom();
  const awaited = () => room.table()?.awaiting.some((one) => one.seat === props.seat.seat) ?? false;
  const invite = () => linksOf(room.id)?.tokens.invite;
  const use = async (tool: HostTool['tool'], level?: Level) => {
    const token = linksOf(room.id)?.tokens.host;
    if (!token || (tool === 'replace' && !confirm(t('host.replace.sure')))) return;
    try {
      await api.hostTool(room.id, token, props.seat.seat, { tool, ...(level ? { level } : {}) });
      await room.refresh();
      toast(t(`host.${tool}.done`));
    } catch (error) {
      sayError(error);
    }
  };
  return (
    <li>
      <Flag seat={props.seat.seat} letter={props.letter} width={30} />
      <span>
        <b>{props.seat.name || t('lobby.free')}</b>
        <small>{stateOf(props.seat, awaited())}</small>
      </span>
      <span class={styles.tools}>
        <Show when={props.seat.kind === 'person'}>
          <Show when={awaited() && !props.seat.autopilot && stillAway(props.seat.awayUntil) === null}>
            <Button small onClick={() => void use('remind')}>
              {t('host.remind')}
            </Button>
          </Show>
          <Button small onClick={() => void use(props.seat.autopilot ? 'person' : 'computer')}>
            {t(props.seat.autopilot ? 'host.person' : 'host.computer')}
          </Button>
          <Button small onClick={() => void use('replace')}>
            {t('host.replace')}
          </Button>
        </Show>
        <Show when={props.seat.level}>
          {(level) => <LevelChoice small value={level()} onChange={(chosen) => void use('computer', chosen)} />}
        </Show>
        <Show when={props.seat.kind === 'free' && invite()}>
          {(token) => (
            <Button small onClick={() => void copyLink(linkTo(room.id, token()), t('copied.invite'))}>
              {t('lobby.copyInvite')}
            </Button>
          )}
        </Show>
      </span>
    </li>
  );
}

function stateOf(seat: Seat, isAwaited: boolean): string {
  if (seat.kind === 'computer') return t('lobby.computer');
  if (seat.autopilot) return t('host.onAutopilot');
  const until = stillAway(seat.awayUntil);
  if (until !== null) return t('away.until', { day: day(until) });
  if (seat.noticesFail) return t('seat.notices.fail');
  return isAwaited ? t('wait.decides') : '';
}
