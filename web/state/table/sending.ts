/** Sends moves, takes them back, and says what became of them. */
import { batch, createSignal } from 'solid-js';
import type { Refusal, StateBase, Tagged } from '../../../engine/core/game.ts';
import type { Act, View } from '../../../worker/domain/wire/play.ts';
import { ApiError, api, createIntents } from '../../api/client.ts';
import type { Conflict, LogLine, Sending } from '../../games/contract.ts';
import type { Room } from '../room.ts';
import type { Draft } from './draft.ts';
import { lastOwn } from './notUndone.ts';

/** The log, as far as sending needs it. */
interface Lines<E extends Tagged> {
  lines(): readonly LogLine<E>[];
  catchUp(version: number): Promise<void>;
}

/** One move on its way. */
interface Sent<A extends Tagged> {
  actions: readonly A[];
  /** It is independent of the turn, so other players' actions in the meantime do not matter to it. */
  isAside: boolean;
  /** The version it was made for. */
  version: number;
  /** What I was asked, if several players decide at once. */
  asked: string | null;
}

const refusalOf = ({ code, details }: ApiError): Refusal => ({
  code,
  rule: details.rule ?? '',
  ...(details.params ? { params: details.params as NonNullable<Refusal['params']> } : {}),
});

export function createSending<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  view: () => View,
  draft: Draft<S, A, E>,
  log: Lines<E>,
) {
  const [sending, setSending] = createSignal<Sending>('idle');
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [conflict, setConflict] = createSignal<Conflict<A, E> | null>(null);
  const attempt = createIntents();

  const myPrompt = () => view().awaiting.find((one) => one.seat === view().seat)?.prompt;

  function sentNow(actions: readonly A[], isAside: boolean): Sent<A> {
    const prompt = myPrompt();
    const asked = prompt && view().awaiting.length > 1 ? JSON.stringify(prompt) : null;
    return { actions, isAside, version: view().version, asked };
  }

  async function send(sent: Sent<A>, call: () => Promise<{ view: View }>): Promise<boolean> {
    batch(() => {
      setRefusal(null);
      setConflict(null);
      setSending('sending');
    });
    try {
      await room.move(call, () => {
        draft.put([]);
        setSending('idle');
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return failed(sent, error);
    }
  }

  async function failed(sent: Sent<A>, error: ApiError): Promise<boolean> {
    if (error.unsure) {
      setSending('unsent');
      return false;
    }
    if (error.status === 409) {
      await room.refresh();
      if (isStillMeant(sent)) {
        setSending('idle');
        return transmit(sent.actions, sent.isAside);
      }
      await showConflict(sent);
    } else
      batch(() => {
        draft.put([]);
        setRefusal(refusalOf(error));
      });
    setSending('idle');
    return false;
  }

  /**
   * Somebody else's action came in first. A move beside the turn can be sent again, and so can one of several decisions
   * at once, if I am asked the same and it is still legal.
   */
  function isStillMeant({ actions, isAside, asked }: Sent<A>): boolean {
    if (isAside) return true;
    return asked !== null && actions.length > 0 && JSON.stringify(myPrompt()) === asked && !draft.check(actions);
  }

  async function showConflict({ actions, version }: Sent<A>): Promise<void> {
    await log.catchUp(view().version);
    const stillLegal = actions.length > 0 && draft.check(actions) === null;
    batch(() => {
      draft.put([]);
      setConflict({ sent: actions, stillLegal, meanwhile: log.lines().filter((line) => line.version > version) });
    });
  }

  async function transmit(actions: readonly A[], isAside = false): Promise<boolean> {
    const token = room.token();
    if (actions.length === 0 || !token || sending() === 'sending') return false;
    const refused = draft.check(actions);
    if (refused) {
      setRefusal(refused);
      return false;
    }
    draft.put(actions);
    const body = { expected: view().version, actions: actions as unknown as Act['actions'] };
    return send(sentNow(actions, isAside), () => attempt(body, (key) => api.act(room.id, token, body, key)));
  }

  async function undo(): Promise<boolean> {
    const { undoTo: lowest, seat, version } = view();
    const token = room.token();
    if (lowest === null || !token || seat === null) return false;
    const last = lastOwn(log.lines(), seat);
    const body = { expected: version, to: Math.max(lowest, last ? last.version - 1 : lowest) };
    return send(sentNow([], false), () => attempt(body, (key) => api.undo(room.id, token, body, key)));
  }

  const clearTrouble = () =>
    batch(() => {
      setRefusal(null);
      setConflict(null);
      if (sending() === 'unsent') {
        setSending('idle');
        draft.put([]);
      }
    });

  return {
    act: (...given: A[]) => transmit(given.length > 0 ? given : draft.actions()),
    actAside: (action: A) => transmit([action], true),
    undo,
    sending,
    refusal,
    conflict,
    clearTrouble,
  };
}
