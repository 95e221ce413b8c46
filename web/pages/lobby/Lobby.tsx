/** An open table: seats, invitation, the game's settings, and a seat to take for those who come by the invite link. */
import { createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { api, createIntents } from '../../api/client.ts';
import { loadWords } from '../../games/gameWords.ts';
import { gameName } from '../../games/names.ts';
import { language, t } from '../../i18n/i18n.ts';
import { since } from '../../i18n/time.ts';
import { navigate } from '../../router.tsx';
import { useTitle } from '../../state/calling.ts';
import { forgetTable, forgetToken, linksOf, linkTo } from '../../state/links.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { PromptBar } from '../../table/PromptBar.tsx';
import { SeatSettings } from '../../table/SeatSettings.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { Button } from '../../ui/Button.tsx';
import { Flag, FreeFlag, initials } from '../../ui/Flag.tsx';
import { copyLink } from '../../ui/handLink.ts';
import { Menu } from '../../ui/Menu.tsx';
import { PrefsMenu } from '../../ui/PrefsMenu.tsx';
import { sayError } from '../../ui/sayError.ts';
import { link } from '../../ui/signs/common.ts';
import { Cover } from '../open/Cover.tsx';
import type { Chosen } from '../open/OptionForm.tsx';
import { optionWords, paceSentence } from '../open/sumUp.ts';
import { Claim } from './Claim.tsx';
import { Invite } from './Invite.tsx';
import '../../table/tools.css';
import '../page.css';
import './lobby.css';

export default function Lobby(): JSX.Element {
  const room = useRoom();
  return <Show when={room.table()}>{(table) => <Open table={table()} />}</Show>;
}

function Open(props: { table: Table }): JSX.Element {
  const room = useRoom();
  const [busy, setBusy] = createSignal(false);
  const tokens = () => linksOf(room.id)?.tokens ?? {};
  const isHost = () => Boolean(tokens().host);
  const mine = () => props.table.own?.seat ?? null;
  const seats = () => props.table.seats;
  const free = () => seats().filter((seat) => seat.kind === 'free').length;
  const taken = () => seats().length - free();
  const letters = createMemo(() => initials(seats().map((seat) => seat.name)));
  const canClaim = () => mine() === null && Boolean(tokens().invite) && free() > 0;
  useTitle(() => `${props.table.name} · Commonwealth`);

  const [words] = createResource(
    () => [props.table.game, language()] as const,
    ([game, wanted]) => loadWords(game, wanted, 'options'),
  );
  const [offers] = createResource(() => api.games().catch(() => []));
  const played = () => {
    const offer = offers()?.find((one) => one.id === props.table.game);
    return offer ? optionWords({ offer, words: words() ?? {}, chosen: props.table.options as Chosen }) : [];
  };

  const run = async (work: () => Promise<unknown>) => {
    if (busy()) return;
    setBusy(true);
    try {
      await work();
      await room.refresh();
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };
  const host = () => tokens().host ?? '';
  const attempt = createIntents();
  const seatComputer = () =>
    run(() => attempt('computer', (key) => api.claim(room.id, host(), { computer: true }, key)));
  const start = () => run(() => api.start(room.id, host()));
  /** Players leave through a call of their own seat. The host frees a seat with the same tool as during the game. */
  const remove = (seat: Table['seats'][number]) =>
    run(async () => {
      if (seat.kind === 'person' && !confirm(t('lobby.remove.sure', { who: seat.name }))) return;
      await api.hostTool(room.id, host(), seat.seat, { tool: 'replace' });
    });
  const leave = (seat: number) =>
    run(async () => {
      const token = tokens().seat;
      if (!token || !confirm(t('lobby.leave.sure'))) return;
      await api.leave(room.id, token, seat);
      forgetToken(room.id, token);
      if (!isHost()) {
        forgetTable(room.id);
        navigate('/');
      }
    });

  const seatLine = (seat: Table['seats'][number]): string => {
    if (seat.kind === 'computer') return t('lobby.computer');
    if (seat.kind === 'free') return t('lobby.free.line');
    const parts = [
      ...(seat.seat === mine() ? [t('lobby.you')] : []),
      ...(seat.seat === mine() && isHost() ? [t('lobby.host')] : []),
      ...(seat.seat !== mine() && seat.looking ? [t('lobby.here')] : []),
      ...(seat.mailFails ? [t('seat.mail.fails')] : []),
    ];
    return parts.join(', ') || t('lobby.joined');
  };
  const ask = () => {
    if (canClaim() && !isHost()) return t('lobby.ask.claim', { n: free() });
    if (canClaim()) return t('lobby.ask.own');
    if (free() === 0) return t('lobby.ask.full');
    return isHost() ? t('lobby.ask.share', { n: free(), of: seats().length }) : t('lobby.ask.wait', { n: free() });
  };

  return (
    <div class="page lobby">
      <header class="top">
        <Brand />
        <div class="name">{props.table.name}</div>
        <div class="steps">
          <b>{t('lobby.open')}</b>
          <i>·</i>
          <span>{t('lobby.taken', { n: taken(), of: seats().length })}</span>
        </div>
        <div class="right">
          <Menu label={t('menu.table')}>
            <a href={`/rules/${props.table.game}`}>{t('menu.rules')}</a>
            <hr />
            <PrefsMenu sound />
          </Menu>
        </div>
      </header>
      <main class="two">
        <Cover
          game={props.table.game}
          options={props.table.options}
          seats={seats().map((seat) => ({
            seat: seat.seat,
            letter: letters()[seat.seat] ?? '',
            taken: seat.kind !== 'free',
          }))}
          caption={props.table.game === 'nations' ? t('cover.lobby.nations') : t('cover.lobby.island')}
        />
        <section class="paper">
          <div class="headline">
            <h1>{props.table.name}</h1>
            <p>
              {t('lobby.head', {
                game: gameName(props.table.game),
                n: seats().length,
                time: since(props.table.createdAt),
              })}
            </p>
          </div>
          <Show when={canClaim()}>
            <Claim />
          </Show>
          <section class="blk">
            <h2 class="h">{t('new.seats')}</h2>
            <ol class="seats4">
              <For each={seats()}>
                {(seat) => (
                  <li classList={{ me: seat.seat === mine(), free: seat.kind === 'free' }}>
                    <span class="no">{seat.seat + 1}</span>
                    <Show when={seat.kind !== 'free'} fallback={<FreeFlag width={30} />}>
                      <Flag seat={seat.seat} letter={letters()[seat.seat]} width={30} />
                    </Show>
                    <span>
                      <b>{seat.kind === 'free' ? t('lobby.free') : seat.name}</b>
                      <small>{seatLine(seat)}</small>
                    </span>
                    <Show when={seat.seat === mine()}>
                      <Button kind="quiet" small onClick={() => void leave(seat.seat)}>
                        {t('lobby.leave')}
                      </Button>
                    </Show>
                    <Show when={isHost() && seat.kind === 'free'}>
                      <Button small disabled={busy()} onClick={() => void seatComputer()}>
                        {t('lobby.giveComputer')}
                      </Button>
                    </Show>
                    <Show when={isHost() && seat.kind !== 'free' && seat.seat !== mine()}>
                      <Button kind="quiet" small disabled={busy()} onClick={() => void remove(seat)}>
                        {t('lobby.remove')}
                      </Button>
                    </Show>
                  </li>
                )}
              </For>
            </ol>
          </section>
          <Show when={tokens().invite}>
            {(invite) => <Invite id={room.id} invite={invite()} watch={tokens().watch} host={tokens().host} />}
          </Show>
          <section class="blk">
            <h2 class="h">{t('lobby.played')}</h2>
            <p class="words">
              <b>{t('lobby.played.head', { game: gameName(props.table.game), n: seats().length })}</b>{' '}
              <Show when={played().length > 0}>{played().join('. ')}. </Show>
              <a href={`/rules/${props.table.game}`}>{t('menu.rules')}</a>
            </p>
          </section>
          <section class="blk">
            <h2 class="h">{t('new.pace')}</h2>
            <p class="words">
              {paceSentence(props.table.pace)} {t('lobby.nobody')}
            </p>
          </section>
          <Show when={mine() !== null}>
            <section class="blk">
              <h2 class="h">{t('menu.seat')}</h2>
              <SeatSettings />
            </section>
          </Show>
        </section>
      </main>
      <PromptBar
        tone={isHost() || canClaim() ? 'you' : 'calm'}
        eyebrow={isHost() ? t('lobby.youHost') : undefined}
        ask={ask()}
        sub={canClaim() ? t('lobby.sub.claim') : t('lobby.sub')}
        acts={
          <Show
            when={!canClaim()}
            fallback={
              <Button kind="pri" type="submit" form="claim">
                {t('claim.take')}
              </Button>
            }
          >
            <Show when={isHost()}>
              <Show when={free() > 0}>
                <Button
                  kind="pri"
                  sign={link}
                  onClick={() => void copyLink(linkTo(room.id, tokens().invite ?? ''), t('copied.invite'))}
                >
                  {t('lobby.copyInvite')}
                </Button>
              </Show>
              <Button kind={free() > 0 ? 'line' : 'pri'} disabled={busy()} onClick={() => void start()}>
                <span class={free() > 0 ? 'wide' : ''}>
                  {free() > 0 ? t('lobby.startWith', { n: free() }) : t('lobby.start')}
                </span>
                <Show when={free() > 0}>
                  <span class="only-s">{t('lobby.start')}</span>
                </Show>
              </Button>
            </Show>
          </Show>
        }
      >
        <div class="wait">
          <For each={seats()}>
            {(seat) => (
              <span class="p">
                <Show
                  when={seat.kind !== 'free'}
                  fallback={
                    <>
                      <FreeFlag /> {t('lobby.free').toLowerCase()}
                    </>
                  }
                >
                  <Flag seat={seat.seat} letter={letters()[seat.seat]} />
                  <b>{seat.seat === mine() ? t('you') : seat.name}</b>
                </Show>
              </span>
            )}
          </For>
        </div>
      </PromptBar>
    </div>
  );
}
