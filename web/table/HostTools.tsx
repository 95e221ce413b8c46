/** What the host can do for a stuck table: remind, let the computer play, free a seat. */
import { For, type JSX, Show } from 'solid-js';
import type { HostTool } from '../../worker/domain/wire/seats.ts';
import { api } from '../api/client.ts';
import { t } from '../i18n/i18n.ts';
import { linksOf, linkTo } from '../state/links.ts';
import { useRoom } from '../state/RoomContext.ts';
import { Button } from '../ui/Button.tsx';
import { Flag, initials } from '../ui/Flag.tsx';
import { copyLink } from '../ui/handLink.ts';
import { sayError } from '../ui/sayError.ts';
import { toast } from '../ui/Toast.tsx';
import { NewInvite } from './NewInvite.tsx';
import './tools.css';

export function HostTools(): JSX.Element {
  const room = useRoom();
  const seats = () => room.table()?.seats ?? [];
  const letters = () => initials(seats().map((seat) => seat.name));
  const awaited = (seat: number) => room.table()?.awaiting.some((one) => one.seat === seat) ?? false;
  const use = async (seat: number, tool: HostTool['tool']) => {
    const token = linksOf(room.id)?.tokens.host;
    if (!token || (tool === 'replace' && !confirm(t('host.replace.sure')))) return;
    try {
      await api.hostTool(room.id, token, seat, { tool });
      await room.refresh();
      toast(t(`host.${tool}.done`));
    } catch (error) {
      sayError(error);
    }
  };
  const invite = () => linksOf(room.id)?.tokens.invite;
  return (
    <>
      <p class="hint">{t('host.help')}</p>
      <ul class="hosttools">
        <For each={seats()}>
          {(seat) => (
            <li>
              <Flag seat={seat.seat} letter={letters()[seat.seat]} width={30} />
              <span>
                <b>{seat.name || t('lobby.free')}</b>
                <small>
                  {seat.kind === 'computer'
                    ? t('lobby.computer')
                    : seat.autopilot
                      ? t('host.onAutopilot')
                      : seat.mailFails
                        ? t('seat.mail.fails')
                        : awaited(seat.seat)
                          ? t('wait.decides')
                          : ''}
                </small>
              </span>
              <span class="do">
                <Show when={seat.kind === 'person'}>
                  <Show when={awaited(seat.seat) && !seat.autopilot}>
                    <Button small onClick={() => void use(seat.seat, 'remind')}>
                      {t('host.remind')}
                    </Button>
                  </Show>
                  <Button small onClick={() => void use(seat.seat, seat.autopilot ? 'person' : 'computer')}>
                    {t(seat.autopilot ? 'host.person' : 'host.computer')}
                  </Button>
                  <Button small onClick={() => void use(seat.seat, 'replace')}>
                    {t('host.replace')}
                  </Button>
                </Show>
                <Show when={seat.kind === 'free' && invite()}>
                  {(token) => (
                    <Button small onClick={() => void copyLink(linkTo(room.id, token()), t('copied.invite'))}>
                      {t('lobby.copyInvite')}
                    </Button>
                  )}
                </Show>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={linksOf(room.id)?.tokens.host}>
        {(host) => (
          <NewInvite
            id={room.id}
            host={host()}
            onMade={(token) => void copyLink(linkTo(room.id, token), t('invite.renewed.copied'))}
          />
        )}
      </Show>
    </>
  );
}
