/** An open table: seats, invitation, the game's settings, and a seat to take for those who come by the invite link. */
import { createResource, type JSX, Show } from 'solid-js';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { api } from '../../api/client.ts';
import { loadWords } from '../../games/gameWords.ts';
import { aboutGame, gameName } from '../../games/names.ts';
import { gameOf } from '../../games/registry.ts';
import { language, t } from '../../i18n/i18n.ts';
import { since } from '../../i18n/time.ts';
import { useTitle } from '../../state/calling.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { SeatSettings } from '../../table/seat/SeatSettings.tsx';
import { Steps } from '../../ui/Top.tsx';
import text from '../../ui/text.module.css';
import { Block } from '../Block.tsx';
import { Cover } from '../open/Cover.tsx';
import { CoverPage } from '../open/CoverPage.tsx';
import type { Chosen } from '../open/options.ts';
import { optionWords, paceSentence } from '../open/sumUp.ts';
import { SiteTop } from '../SiteTop.tsx';
import { Claim } from './Claim.tsx';
import { Invite } from './Invite.tsx';
import styles from './Lobby.module.css';
import { LobbyBar } from './LobbyBar.tsx';
import { createLobby, type Lobby as LobbyState } from './lobby.ts';
import { SeatList } from './SeatList.tsx';

export default function Lobby(): JSX.Element {
  const room = useRoom();
  return <Show when={room.table()}>{(table) => <Open table={table()} />}</Show>;
}

function Open(props: { table: Table }): JSX.Element {
  const lobby = createLobby(useRoom(), () => props.table);
  useTitle(() => `${props.table.name} · Commonwealth`);
  const seats = () => props.table.seats;
  const [opening] = createResource(
    () => gameOf(props.table.game),
    (game) => game.opening(),
  );
  return (
    <CoverPage
      top={<LobbyTop lobby={lobby} />}
      cover={
        <Cover
          opening={opening()}
          options={props.table.options}
          seats={seats().map((seat) => ({
            seat: seat.seat,
            letter: lobby.letters()[seat.seat] ?? '',
            taken: seat.kind !== 'free',
          }))}
          caption={aboutGame(props.table.game, 'cover.lobby')}
        />
      }
      bar={<LobbyBar lobby={lobby} />}
    >
      <div class={styles.headline}>
        <h1>{props.table.name}</h1>
        <p>
          {t('lobby.head', {
            game: gameName(props.table.game),
            n: seats().length,
            time: since(props.table.createdAt),
          })}
        </p>
      </div>
      <Show when={lobby.canClaim()}>
        <Claim />
      </Show>
      <Block title={t('new.seats')}>
        <SeatList lobby={lobby} />
      </Block>
      <Show when={lobby.tokens().invite}>
        {(invite) => <Invite id={lobby.id} invite={invite()} watch={lobby.tokens().watch} host={lobby.tokens().host} />}
      </Show>
      <AsPlayed table={props.table} />
      <Show when={lobby.mine() !== null}>
        <Block title={t('menu.seat')}>
          <SeatSettings />
        </Block>
      </Show>
    </CoverPage>
  );
}

function LobbyTop(props: { lobby: LobbyState }): JSX.Element {
  const of = () => props.lobby.seats().length;
  return (
    <SiteTop
      name={props.lobby.table().name}
      steps={
        <Steps>
          <b>{t('lobby.open')}</b>
          <i>·</i>
          <span>{t('lobby.taken', { n: of() - props.lobby.free(), of: of() })}</span>
        </Steps>
      }
      menuLabel={t('menu.table')}
      sound
    >
      <a href={`/rules/${props.lobby.table().game}`}>{t('menu.rules')}</a>
      <hr />
    </SiteTop>
  );
}

/** What is played, and at which pace, in words. */
function AsPlayed(props: { table: Table }): JSX.Element {
  const [words] = createResource(
    () => [props.table.game, language()] as const,
    ([game, wanted]) => loadWords(game, wanted, 'options'),
  );
  const [offers] = createResource(() => api.games().catch(() => []));
  const played = () => {
    const offer = offers()?.find((one) => one.id === props.table.game);
    return offer ? optionWords({ offer, words: words() ?? {}, chosen: props.table.options as Chosen }) : [];
  };
  return (
    <>
      <Block title={t('lobby.played')}>
        <p class={text.words}>
          <b>{t('lobby.played.head', { game: gameName(props.table.game), n: props.table.seats.length })}</b>{' '}
          <Show when={played().length > 0}>{played().join('. ')}. </Show>
          <a class={styles.rules} href={`/rules/${props.table.game}`}>
            {t('menu.rules')}
          </a>
        </p>
      </Block>
      <Block title={t('new.pace')}>
        <p class={text.words}>
          {paceSentence(props.table.pace)} {t('lobby.nobody')}
        </p>
      </Block>
    </>
  );
}
