/** A table in play, for its page: what is shown, what the player may do, and the only way to do it. */
import { batch, createEffect, createMemo, createSignal } from 'solid-js';
import type { Choice } from '../../engine/core/choices.ts';
import { unknownChance } from '../../engine/core/draws.ts';
import type { Awaited, PlayableGame, Refusal, StateBase, Tagged } from '../../engine/core/game.ts';
import { type Catalogue, type Message, say } from '../../engine/core/messages.ts';
import { type Outcome, perform } from '../../engine/core/play.ts';
import type { Act, View } from '../../worker/domain/wire/play.ts';
import { ApiError, api, createIntents } from '../api/client.ts';
import type { Conflict, Player, Sending, TableStore } from '../games/contract.ts';
import { maybe, t } from '../i18n/i18n.ts';
import { initials } from '../ui/Flag.tsx';
import { linksOf } from './links.ts';
import { createLog } from './log.ts';
import { lastOwn, notUndone } from './notUndone.ts';
import { createPlayback } from './playback.ts';
import { createRefusalWords } from './refusalWords.ts';
import type { Room } from './room.ts';
import { sameParts } from './sameParts.ts';

const NEEDS_CHANCE = 'core/needs-chance';
/** How many lines a watcher sees, who has no turn of their own to count from. */
const LATEST = 8;

/** Plays actions in this browser, up to the first one that draws: only the server knows the outcome of a draw. */
export function playOn<S extends StateBase, A extends Tagged, E extends Tagged>(
  game: PlayableGame<S, A, E>,
  start: S,
  seat: number,
  actions: readonly A[],
): Outcome<S, E> {
  let state = start;
  const events: E[] = [];
  const chance = unknownChance();
  for (const action of actions) {
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) {
      if (outcome.refusal.code === NEEDS_CHANCE) return { ok: true, state, events, undoable: false };
      return outcome;
    }
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { ok: true, state, events, undoable: true };
}

export function createTable<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  game: PlayableGame<S, A, E>,
  words: () => Catalogue,
): TableStore<S, A, E> {
  type Lines = TableStore<S, A, E>['log'];
  const view = () => room.view() as View;
  const seat = () => view().seat;
  const names = createMemo(() => (room.table()?.seats ?? []).map((s) => s.name));
  const sayIt = (message: Message) => say(message, words(), names());
  const present = createMemo<S>((before) => sameParts(before, view().state as unknown as S));
  const [draft, setDraftSignal] = createSignal<readonly A[]>([]);
  const [sending, setSending] = createSignal<Sending>('idle');
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [conflict, setConflict] = createSignal<Conflict<A, E> | null>(null);
  const [looked, setLooked] = createSignal<{ version: number; state: S } | null>(null);
  const pasts = new Map<number, Promise<S>>();
  const attempt = createIntents();

  const log = createLog<E>(room, names);
  const refusalWords = createRefusalWords(game.id);
  createEffect(() => void log.catchUp(view().version));

  const drafted = createMemo(() => {
    const mine = seat();
    const actions = draft();
    if (mine === null || actions.length === 0) return null;
    const outcome = playOn(game, present(), mine, actions);
    return outcome.ok ? outcome : null;
  });
  const state = createMemo<S>((before) => sameParts(before, looked()?.state ?? drafted()?.state ?? present()));
  const past = () => looked() !== null;

  function check(actions: readonly A[]): Refusal | null {
    const mine = seat();
    if (mine === null) return { code: 'core/not-yours', rule: 'core' };
    const outcome = playOn(game, present(), mine, actions);
    return outcome.ok ? null : outcome.refusal;
  }

  function setDraft(actions: readonly A[]): Refusal | null {
    const refused = actions.length > 0 ? check(actions) : null;
    if (!refused) setDraftSignal([...actions]);
    return refused;
  }

  async function send(actions: readonly A[], call: () => Promise<{ view: View }>, isAside = false): Promise<boolean> {
    batch(() => {
      setRefusal(null);
      setConflict(null);
      setSending('sending');
    });
    const before = view().version;
    const asked = askedBesideOthers();
    try {
      const reply = await call();
      batch(() => {
        room.accept(reply.view);
        setDraftSignal([]);
        setSending('idle');
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.unsure) {
        setSending('unsent');
        return false;
      }
      if (error.status === 409) {
        if (isAside || (asked && actions.length > 0 && (await isStillAsked(asked, actions)))) {
          if (isAside) await room.refresh();
          setSending('idle');
          return transmit(actions, isAside);
        }
        await meanwhile(actions, before);
      } else
        batch(() => {
          setDraftSignal([]);
          setRefusal({
            code: error.code,
            rule: error.details.rule ?? '',
            ...(error.details.params ? { params: error.details.params as NonNullable<Refusal['params']> } : {}),
          });
        });
      setSending('idle');
      return false;
    }
  }

  const askedOf = () => view().awaiting.find((one) => one.seat === seat())?.prompt;

  /** What I am asked, if several players decide at once. */
  function askedBesideOthers(): string | null {
    const mine = askedOf();
    return mine && view().awaiting.length > 1 ? JSON.stringify(mine) : null;
  }

  /** Another player's decision came in first. Mine can be sent again if I am asked the same and it is still legal. */
  async function isStillAsked(asked: string, actions: readonly A[]): Promise<boolean> {
    await room.refresh();
    return JSON.stringify(askedOf()) === asked && check(actions) === null;
  }

  async function meanwhile(sent: readonly A[], before: number): Promise<void> {
    await room.refresh();
    await log.catchUp(view().version);
    const stillLegal = sent.length > 0 && check(sent) === null;
    batch(() => {
      setDraftSignal([]);
      setConflict({ sent, stillLegal, meanwhile: log.lines().filter((line) => line.version > before) });
    });
  }

  const act = (...given: A[]): Promise<boolean> => transmit(given.length > 0 ? given : draft());
  const actAside = (action: A): Promise<boolean> => transmit([action], true);

  async function transmit(actions: readonly A[], isAside = false): Promise<boolean> {
    const token = room.token();
    if (actions.length === 0 || !token || sending() === 'sending') return false;
    const refused = check(actions);
    if (refused) {
      setRefusal(refused);
      return false;
    }
    setDraftSignal([...actions]);
    const body = { expected: view().version, actions: actions as unknown as Act['actions'] };
    return send(actions, () => attempt(body, (key) => api.act(room.id, token, body, key)), isAside);
  }

  async function undo(): Promise<boolean> {
    const lowest = view().undoTo;
    const token = room.token();
    const mine = seat();
    if (lowest === null || !token || mine === null) return false;
    const last = lastOwn(log.lines(), mine);
    const body = { expected: view().version, to: Math.max(lowest, last ? last.version - 1 : lowest) };
    return send([], () => attempt(body, (key) => api.undo(room.id, token, body, key)));
  }

  function pastState(version: number): Promise<S> {
    const known = pasts.get(version);
    if (known) return known;
    const token = room.token() ?? '';
    const asked = api.at(room.id, token, version).then((reply) => reply.state as unknown as S);
    asked.catch(() => pasts.delete(version));
    pasts.set(version, asked);
    return asked;
  }

  let wanted: number | null = null;
  async function look(version: number | null): Promise<void> {
    wanted = version;
    if (version === null || version >= view().version) {
      wanted = null;
      setLooked(null);
      return;
    }
    try {
      const then = await pastState(version);
      if (wanted === version) setLooked({ version, state: then });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  const since = createMemo<readonly ReturnType<Lines>[number][]>(() => {
    const mine = seat();
    const moves = notUndone(log.lines()).filter((line) => line.seat !== null);
    if (mine === null) return moves.slice(-LATEST);
    const last = lastOwn(log.lines(), mine);
    return moves.filter((line) => line.seq > (last?.seq ?? -1));
  });

  const playback = createPlayback<E>(since, look, (version) => void pastState(version).catch(() => {}));

  const choices = createMemo<readonly Choice<A>[]>(() => {
    const mine = seat();
    if (mine === null || past() || view().status !== 'playing') return [];
    const made = drafted();
    return made ? game.choices(made.state, mine) : (view().choices as unknown as Choice<A>[]);
  });

  const awaiting = () => view().awaiting as unknown as Awaited[];

  return {
    id: room.id,
    game,
    name: () => room.table()?.name ?? '',
    seat,
    isHost: () => Boolean(linksOf(room.id)?.tokens.host),
    players: createMemo<readonly Player[]>(() => {
      const letters = initials(names());
      return (room.table()?.seats ?? []).map((one) => ({
        seat: one.seat,
        name: one.name,
        letter: letters[one.seat] ?? '?',
        computer: one.kind === 'computer' || one.autopilot,
        present: one.looking,
      }));
    }),
    status: () => (view().status === 'finished' ? 'finished' : 'playing'),
    version: () => view().version,
    shownVersion: () => looked()?.version ?? view().version,
    state,
    present,
    awaiting,
    due: () => room.table()?.awaiting ?? [],
    stopped: () => room.table()?.stopped ?? false,
    myTurn: () => !past() && awaiting().some((one) => one.seat === seat()),
    choices,
    result: () => view().result ?? null,
    draft,
    setDraft,
    actAside,
    preview: (...actions) => {
      const mine = seat();
      if (mine === null) return { ok: false, refusal: { code: 'core/not-yours', rule: 'core' } };
      return playOn(game, state(), mine, actions);
    },
    act,
    sending,
    canUndo: () => !past() && view().undoTo !== null,
    undo,
    refusal,
    conflict,
    clearTrouble: () =>
      batch(() => {
        setRefusal(null);
        setConflict(null);
        if (sending() === 'unsent') {
          setSending('idle');
          setDraftSignal([]);
        }
      }),
    log: log.lines,
    loadWholeLog: log.loadAll,
    wholeLog: () => log.from() === 0,
    since,
    look: (version) => void look(version),
    past,
    playback,
    link: room.link,
    seenAt: room.seenAt,
    retry: () => void room.refresh(),
    say: sayIt,
    sayRefusal: (refused) => {
      const ours = maybe(`refuse.${refused.code}`);
      if (ours) return ours;
      const known = refusalWords();
      if (!known) return '';
      const key = `refuse.${refused.code.split('/').slice(1).join('/')}`;
      if (known[key] === undefined) return t('refused');
      return say(refused.params ? { key, params: refused.params } : { key }, { ...words(), ...known }, names());
    },
  };
}
