/** The form for a new table, with all options explained. */
import { createEffect, createMemo, createResource, createSignal, type JSX, on, Show } from 'solid-js';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { api } from '../../api/client.ts';
import { loadParseOptions } from '../../games/engines.ts';
import { loadWords } from '../../games/gameWords.ts';
import { gameLong, gameName } from '../../games/names.ts';
import { language, t } from '../../i18n/i18n.ts';
import { suggestName } from '../../i18n/names.ts';
import { navigate } from '../../router.tsx';
import { useTitle } from '../../state/calling.ts';
import { tokenOf } from '../../state/links.ts';
import { keepMyName, myName, openTable, timeZone } from '../../state/openTable.ts';
import { PromptBar } from '../../table/PromptBar.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { Button } from '../../ui/Button.tsx';
import { PlainLine, Plates, Segments, TextField } from '../../ui/fields.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PrefsMenu } from '../../ui/PrefsMenu.tsx';
import { sayError } from '../../ui/sayError.ts';
import { Notice } from '../Notice.tsx';
import { Cover } from './Cover.tsx';
import { type Chosen, OptionForm, optionsToSend, reasonOf } from './OptionForm.tsx';
import { PACES, paceShort } from './pace.ts';
import { sumUp } from './sumUp.ts';
import '../page.css';

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
        {(offers) => <Form offers={offers()} like={like() ?? null} />}
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

const HOUR = 3_600_000;

function Form(props: { offers: readonly GameOffer[]; like: Table | null }): JSX.Element {
  const like = props.like;
  const asked = like?.game ?? new URLSearchParams(location.search).get('game');
  const [game, setGame] = createSignal(props.offers.find((one) => one.id === asked)?.id ?? props.offers[0]?.id ?? '');
  const [players, setPlayers] = createSignal(like?.seats.length ?? 4);
  const [computers, setComputers] = createSignal(like?.seats.filter((seat) => seat.kind === 'computer').length ?? 0);
  const [chosen, setChosen] = createSignal<Chosen>((like?.options ?? {}) as Chosen);
  const [pace, setPace] = createSignal(like ? Math.round((like.pace.perDecision ?? 0) / HOUR) : 48);
  const [late, setLate] = createSignal<'default' | 'wait'>(like?.pace.late ?? 'default');
  const [name, setName] = createSignal(like ? t('new.again', { name: like.name }).slice(0, 60) : suggestName());
  const [me, setMe] = createSignal(myName());
  const [mail, setMail] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  let form: HTMLFormElement | undefined;

  const offer = () => props.offers.find((one) => one.id === game()) as GameOffer;
  const [words] = createResource(
    () => [game(), language()] as const,
    ([id, wanted]) => loadWords(id, wanted, 'options'),
  );
  const [parse] = createResource(game, async (id) => ({ run: await loadParseOptions(id) }));
  createEffect(
    on(
      game,
      () => {
        setChosen({});
        setPlayers(Math.min(Math.max(players(), offer().seats.min), offer().seats.max));
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (computers() > players() - 1) setComputers(players() - 1);
  });
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
  const refused = createMemo(() => {
    const parsed = parse()?.run(optionsToSend(offer(), chosen()), players());
    return parsed && !parsed.ok ? reasonOf(parsed.refusal, words() ?? {}) : null;
  });

  const open = async (alone: boolean) => {
    if (busy() || refused() || (!alone && !form?.reportValidity())) return;
    setBusy(true);
    try {
      const own = me().trim();
      if (own) keepMyName(own);
      const person = own || (alone ? t('try.me') : '');
      const id = await openTable({
        game: game(),
        options: optionsToSend(offer(), chosen()),
        seats: players(),
        name: name().trim() || suggestName(),
        pace: { perDecision: pace() ? pace() * HOUR : null, late: late() },
        computers: alone ? players() - 1 : computers(),
        ...(person
          ? {
              me: {
                name: person,
                language: language(),
                timeZone: timeZone(),
                ...(mail().trim() ? { mail: mail().trim() } : {}),
              },
            }
          : {}),
      });
      navigate(`/t/${id}`);
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div class="page">
      <header class="top">
        <Brand />
        <div class="name">{t('home.new')}</div>
        <div class="right">
          <Menu label={t('menu.site')}>
            <a href={`/rules/${game()}`}>{t('menu.rules')}</a>
            <hr />
            <PrefsMenu />
          </Menu>
        </div>
      </header>
      <main class="two form">
        <Cover
          game={game()}
          options={chosen()}
          caption={game() === 'nations' ? t('cover.nations') : t('cover.island')}
        />
        <form class="paper" ref={form} onSubmit={(event) => event.preventDefault()}>
          <h1 class="vh">{t('home.new')}</h1>
          <section class="blk">
            <h2 class="h">{t('new.game')}</h2>
            <Plates
              label={t('new.game')}
              options={props.offers.map((one) => ({ value: one.id, label: gameName(one.id), help: gameLong(one.id) }))}
              value={game()}
              onChange={setGame}
            />
          </section>
          <section class="blk">
            <h2 class="h">{t('new.seats')}</h2>
            <PlainLine label={t('new.players')}>
              <Segments
                label={t('new.players')}
                options={numbers(offer().seats.min, offer().seats.max)}
                value={players()}
                onChange={setPlayers}
              />
            </PlainLine>
            <Show when={players() > 1}>
              <PlainLine label={t('new.computers')}>
                <Segments
                  label={t('new.computers')}
                  options={numbers(0, players() - 1)}
                  value={computers()}
                  onChange={setComputers}
                />
              </PlainLine>
              <p class="note">{t('new.computers.note')}</p>
            </Show>
          </section>
          <Show when={words() && parse()}>
            {(loaded) => (
              <OptionForm
                offer={offer()}
                words={words() ?? {}}
                parse={loaded().run}
                seats={players()}
                chosen={chosen()}
                onChange={(key, value) => setChosen({ ...chosen(), [key]: value })}
              />
            )}
          </Show>
          <section class="blk">
            <h2 class="h">{t('new.pace')}</h2>
            <PlainLine label={t('new.time')}>
              <Segments
                label={t('new.time')}
                options={[...new Set([...PACES, pace()])]
                  .sort((a, b) => a - b)
                  .map((hours) => ({ value: hours, label: paceShort(hours) }))}
                value={pace()}
                onChange={setPace}
              />
            </PlainLine>
            <Show when={pace() > 0}>
              <Plates
                label={t('new.late')}
                options={[
                  { value: 'default', label: t('new.late.default'), help: t('new.late.default.help') },
                  { value: 'wait', label: t('new.late.wait'), help: t('new.late.wait.help') },
                ]}
                value={late()}
                onChange={setLate}
              />
            </Show>
          </section>
          <section class="blk">
            <h2 class="h">{t('new.names')}</h2>
            <TextField label={t('new.table')} value={name()} onInput={setName} maxLength={60} required />
            <TextField
              label={t('new.you')}
              value={me()}
              onInput={setMe}
              maxLength={40}
              autocomplete="nickname"
              hint={t('new.you.hint')}
            />
            <TextField
              label={t('new.mail')}
              type="email"
              value={mail()}
              onInput={setMail}
              autocomplete="email"
              placeholder={t('seat.mail.placeholder')}
              hint={t('seat.mail.none')}
            />
          </section>
        </form>
      </main>
      <PromptBar
        eyebrow={t('new.eyebrow', { seats: players(), n: computers() })}
        ask={name() || t('home.new')}
        sub={t('new.later')}
        why={refused() ?? undefined}
        acts={
          <>
            <Button kind="pri" disabled={busy() || refused() !== null} onClick={() => void open(false)}>
              {t('new.open')}
            </Button>
            <Show when={players() > 1}>
              <Button disabled={busy() || refused() !== null} onClick={() => void open(true)}>
                {t('home.alone')}
              </Button>
            </Show>
          </>
        }
      >
        <p class="sumup">
          {sumUp({
            game: gameName(game()),
            offer: offer(),
            words: words() ?? {},
            chosen: chosen(),
            seats: players(),
            computers: computers(),
            pace: pace() ? { perDecision: pace() * HOUR, late: late() } : { perDecision: null, late: late() },
          })}
        </p>
      </PromptBar>
    </div>
  );
}
