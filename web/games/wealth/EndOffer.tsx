/** Nothing has been built for some rounds: who agrees to end the game, and my own vote (W11.11). */
import { For, Show } from 'solid-js';
import { isLiving } from '../../../engine/wealth/rules/acting/turns.ts';
import { roundsToEnd } from '../../../engine/wealth/rules/editions.ts';
import { hasAgreed, stillRounds } from '../../../engine/wealth/rules/end/standstill.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import type { Composer } from './composer.ts';
import { w } from './words.ts';
import './endOffer.css';

export function EndOffer(props: { composer: Composer }) {
  const { table } = props.composer;
  const state = () => table.present();
  const agreed = () => table.players().filter(({ seat }) => hasAgreed(state(), seat));
  const mine = () => {
    const seat = table.seat();
    return seat !== null && isLiving(state(), seat) ? seat : null;
  };
  return (
    <section class="endoffer" aria-label={w('endOffer.label')}>
      <div>
        <p>{w('endOffer.still', { n: stillRounds(state()), end: roundsToEnd(state()) })}</p>
        <p class="who">
          <Show when={agreed().length > 0} fallback={w('endOffer.nobody')}>
            {w('endOffer.agreed')}
            <For each={agreed()}>
              {({ seat, letter, name }) => (
                <span class="one">
                  <Flag seat={seat} letter={letter} width={16} /> {seat === table.seat() ? w('you') : name}
                </span>
              )}
            </For>
          </Show>
        </p>
      </div>
      <Show when={mine() !== null}>
        {/* These bypass the composer, so that a half-made move stays as it is. */}
        <Show
          when={hasAgreed(state(), mine() ?? -1)}
          fallback={
            <Button disabled={table.sending() === 'sending'} onClick={() => void table.act({ type: 'agreeToEnd' })}>
              {w('endOffer.agree')}
            </Button>
          }
        >
          <Button disabled={table.sending() === 'sending'} onClick={() => void table.act({ type: 'playOn' })}>
            {w('endOffer.playOn')}
          </Button>
        </Show>
      </Show>
    </section>
  );
}
