/** What has become of the last move: on its way, not sent, refused, or overtaken by somebody else's. */
import { batch, createSignal } from 'solid-js';
import type { Refusal, Tagged } from '../../../engine/core/game.ts';
import type { ApiError } from '../../api/client.ts';
import type { Conflict, Sending } from '../../games/contract.ts';

const refusalOf = ({ code, details }: ApiError): Refusal => ({
  code,
  rule: details.rule ?? '',
  ...(details.params ? { params: details.params as NonNullable<Refusal['params']> } : {}),
});

export function createLastMove<A extends Tagged, E extends Tagged>(clearDraft: () => void) {
  const [sending, setSending] = createSignal<Sending>('idle');
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [conflict, setConflict] = createSignal<Conflict<A, E> | null>(null);
  const begin = (next: Sending) =>
    batch(() => {
      setRefusal(null);
      setConflict(null);
      setSending(next);
    });
  const clearTrouble = () =>
    batch(() => {
      if (sending() === 'unsent') clearDraft();
      begin(sending() === 'unsent' ? 'idle' : sending());
    });
  return {
    /** For the page. */
    shown: { sending, refusal, conflict, clearTrouble },
    isSending: () => sending() === 'sending',
    begin: () => begin('sending'),
    taken: () => {
      clearDraft();
      setSending('idle');
    },
    /** It was never sent: the rules as they are here do not allow it. */
    refuse: setRefusal,
    failed: (error: ApiError): false => {
      // Nobody knows whether the service got it, so the move stays.
      if (error.unsure) setSending('unsent');
      else
        batch(() => {
          clearDraft();
          setRefusal(refusalOf(error));
          setSending('idle');
        });
      return false;
    },
    /** It is over, and the draft stays. */
    end: () => setSending('idle'),
    overtaken: (by: Conflict<A, E>) =>
      batch(() => {
        clearDraft();
        setConflict(by);
        setSending('idle');
      }),
  };
}
