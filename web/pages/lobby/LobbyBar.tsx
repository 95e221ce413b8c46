/** The bar of an open table: what it waits for, who is there, and the buttons of the host or of a guest. */
import { For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { linkTo } from '../../state/links.ts';
import { PlayerItem, Players } from '../../table/prompt/Players.tsx';
import { Button } from '../../ui/Button.tsx';
import { Flag, FreeFlag } from '../../ui/Flag.tsx';
import { copyLink } from '../../ui/handLink.ts';
import { link } from '../../ui/signs/later.ts';
import text from '../../ui/text.module.css';
import { CoverBar } from '../open/CoverPage.tsx';
import type { Lobby } from './lobby.ts';

function askOf(lobby: Lobby): string {
  const n = lobby.free();
  if (lobby.canClaim()) return lobby.isHost() ? t('lobby.ask.own') : t('lobby.ask.claim', { n });
  return lobby.isHost() ? t('lobby.ask.share', { n, of: lobby.seats().length }) : t('lobby.ask.wait', { n });
}

export function LobbyBar(props: { lobby: Lobby }): JSX.Element {
  const claim = (
    <Button kind="pri" type="submit" form="claim">
      {t('claim.take')}
    </Button>
  );
  return (
    <CoverBar
      tone={props.lobby.isHost() || props.lobby.canClaim() ? 'you' : 'calm'}
      eyebrow={props.lobby.isHost() ? t('lobby.youHost') : undefined}
      ask={askOf(props.lobby)}
      sub={props.lobby.canClaim() ? t('lobby.sub.claim') : t('lobby.sub')}
      acts={
        <Show when={!props.lobby.canClaim()} fallback={claim}>
          <Show when={props.lobby.isHost()}>
            <HostActs lobby={props.lobby} />
          </Show>
        </Show>
      }
    >
      <Present lobby={props.lobby} />
    </CoverBar>
  );
}

/** A table that is full has started, so there is a free seat. */
function HostActs(props: { lobby: Lobby }): JSX.Element {
  const copyInvite = () => copyLink(linkTo(props.lobby.id, props.lobby.tokens().invite ?? ''), t('copied.invite'));
  return (
    <>
      <Button kind="pri" sign={link} onClick={() => void copyInvite()}>
        {t('lobby.copyInvite')}
      </Button>
      <Button disabled={props.lobby.busy()} onClick={() => void props.lobby.start()}>
        <span class={text.notOnPhone}>{t('lobby.startWith', { n: props.lobby.free() })}</span>
        <span class={text.onPhone}>{t('lobby.start')}</span>
      </Button>
    </>
  );
}

/** Who has come. */
function Present(props: { lobby: Lobby }): JSX.Element {
  const free = () => (
    <>
      <FreeFlag /> {t('lobby.free').toLowerCase()}
    </>
  );
  return (
    <Players>
      <For each={props.lobby.seats()}>
        {(seat) => (
          <PlayerItem>
            <Show when={seat.kind !== 'free'} fallback={free()}>
              <Flag seat={seat.seat} letter={props.lobby.letters()[seat.seat]} />
              <b>{seat.seat === props.lobby.mine() ? t('you') : seat.name}</b>
            </Show>
          </PlayerItem>
        )}
      </For>
    </Players>
  );
}
