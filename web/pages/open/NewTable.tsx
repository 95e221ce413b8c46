/** The form for a new table, with all options explained. */
import { createMemo, createResource, type JSX, Show } from 'solid-js';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { api } from '../../api/client.ts';
import { loadWords } from '../../games/gameWords.ts';
import { aboutGame, gameName } from '../../games/names.ts';
import { gameOf } from '../../games/registry.ts';
import { language, t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { useTitle } from '../../state/calling.ts';
import { tokenOf } from '../../state/links.ts';
import { Button } from '../../ui/Button.tsx';
import { createBusy } from '../../ui/busy.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { NoSuchGame, Notice } from '../Notice.tsx';
import { SiteTop } from '../SiteTop.tsx';
import { Cover } from './Cover.tsx';
import { CoverBar, CoverPage } from './CoverPage.tsx';
import { GameBlock, NamesBlock, PaceBlock, SeatsBlock } from './DraftBlocks.tsx';
import { createDraft, type Draft } from './draft.ts';
import styles from './NewTable.module.css';
import { OptionForm } from './OptionForm.tsx';
import { optionsToSend, reasonOf } from './options.ts';
import { sumUp } from './sumUp.ts';

export default function NewTable(): JSX.Element {
  useTitle(() => `${t('home.new')} · Commonwealth`);
  const [games, { refetch }] = createResource(() => api.games());
  const [like] = createResource(fetchLike);
  return (
    <Show
      when={!games.error}
      fallback={
        <Notice
          title={t('new.failed')}
          text={t('error.offline')}
          acts={
            <Button kind="ink" onClick={() => void refetch()}>
              {t('error.retry')}
            </Button>
          }
        />
      }
    >
      <Show when={like.state === 'ready' && games()}>
        {(offers) => <Known offers={offers().filter((one) => gameOf(one.id))} like={like() ?? null} />}
      </Show>
    </Show>
  );
}

/** For a rematch: the table whose settings fill the form. */
async function fetchLike(): Promise<Table | null> {
  const id = new URLSearchParams(location.search).get('like');
  const token = id && tokenOf(id);
  if (!id || !token) return null;
  return (await api.table(id, token).catch(() => null))?.body ?? null;
}

/** The form for the game that the address asks for, or for the first game. */
function Known(props: { offers: readonly GameOffer[]; like: Table | null }): JSX.Element {
  const asked = props.like?.game ?? new URLSearchParams(location.search).get('game');
  const game = asked === null ? props.offers[0]?.id : props.offers.find((one) => one.id === asked)?.id;
  if (game === undefined) return <NoSuchGame />;
  return <Form offers={props.offers} like={props.like} game={game} />;
}

function Form(props: { offers: readonly GameOffer[]; like: Table | null; game: string }): JSX.Element {
  const draft = createDraft(props.offers, props.like, props.game);
  let form: HTMLFormElement | undefined;
  const [words] = createResource(
    () => [draft.game(), language()] as const,
    ([id, wanted]) => loadWords(id, wanted, 'options'),
  );
  const [opening] = createResource(
    () => gameOf(draft.game()),
    (one) => one.opening(),
  );
  const refused = createMemo(() => {
    const parsed = opening()?.parseOptions(optionsToSend(draft.offer(), draft.chosen()), draft.players());
    return parsed && !parsed.ok ? reasonOf(parsed.refusal, words() ?? {}) : null;
  });
  const sum = () =>
    sumUp({
      game: gameName(draft.game()),
      offer: draft.offer(),
      words: words() ?? {},
      chosen: draft.chosen(),
      seats: draft.players(),
      computers: draft.computers(),
      pace: draft.pace(),
    });
  return (
    <CoverPage
      top={
        <SiteTop name={t('home.new')}>
          <a href={`/rules/${draft.game()}`}>{t('menu.rules')}</a>
          <hr />
        </SiteTop>
      }
      cover={
        <Cover opening={opening()} options={draft.chosen()} seats={[]} caption={aboutGame(draft.game(), 'cover')} />
      }
      bar={<OpenBar draft={draft} refused={refused()} sum={sum()} isValid={() => form?.reportValidity() ?? false} />}
    >
      <Hidden as="h1">{t('home.new')}</Hidden>
      <form ref={form}>
        <GameBlock draft={draft} />
        <SeatsBlock draft={draft} />
        <Show when={words() && opening()}>
          {(loaded) => (
            <OptionForm
              offer={draft.offer()}
              words={words() ?? {}}
              parse={loaded().parseOptions}
              pictures={loaded().pictures}
              seats={draft.players()}
              chosen={draft.chosen()}
              onChange={draft.choose}
            />
          )}
        </Show>
        <PaceBlock draft={draft} />
        <NamesBlock draft={draft} />
      </form>
    </CoverPage>
  );
}

/** What the table will be, and the buttons that open it. */
function OpenBar(props: { draft: Draft; refused: string | null; sum: string; isValid: () => boolean }): JSX.Element {
  const { busy, run } = createBusy();
  const open = async (alone: boolean) => {
    if (props.refused || (!alone && !props.isValid())) return;
    await run(async () => navigate(`/t/${await props.draft.open(alone)}`));
  };
  const isBlocked = () => busy() || props.refused !== null;
  return (
    <CoverBar
      eyebrow={t('new.eyebrow', { seats: props.draft.players(), n: props.draft.computers() })}
      ask={props.draft.name() || t('home.new')}
      sub={t('new.later')}
      why={props.refused ?? undefined}
      acts={
        <>
          <Button kind="pri" disabled={isBlocked()} onClick={() => void open(false)}>
            {t('new.open')}
          </Button>
          <Show when={props.draft.players() > 1}>
            <Button disabled={isBlocked()} onClick={() => void open(true)}>
              {t('home.alone')}
            </Button>
          </Show>
        </>
      }
    >
      <p class={styles.sumUp}>{props.sum}</p>
    </CoverBar>
  );
}
