/** Nothing has been built for some rounds: who agrees to end the game, and my own vote (W11.11). */
import { For, Show } from 'solid-js';
import { isLiving } from '../../../engine/wealth/rules/acting/turns.ts';
import { roundsToEnd } from '../../../engine/wealth/rules/editions.ts';
import { hasAgreed, stillRounds } from '../../../engine/wealth/rules/end/standstill.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import type { Composer } from './composer.ts';
import styles from './EndOffer.module.css';
import { useWords } from './words.ts';

export function EndOffer(props: { composer: Composer }) {
  const { word } = useWords();
  const { table } = props.composer;
  const state = () => table.present();
  const agreed = () => table.players().filter(({ seat }) => hasAgreed(state(), seat));
  const mine = () => {
    const seat = table.seat();
    return seat !== null && isLiving(state(), seat) ? seat : null;
  };
  const haveAgreed = () => hasAgreed(state(), mine() ?? -1);
  return (
    <section class={styles.offer} aria-label={word('endOffer.label')}>
      <div>
        <p>{word('endOffer.still', { n: stillRounds(state()), end: roundsToEnd(state()) })}</p>
        <p class={styles.agreed}>
          <Show when={agreed().length > 0} fallback={word('endOffer.nobody')}>
            {word('endOffer.agreed')}
            <For each={agreed()}>
              {({ seat, letter, name }) => (
                <span>
                  <Flag seat={seat} letter={letter} width={16} /> {seat === table.seat() ? word('you') : name}
                </span>
              )}
            </For>
          </Show>
        </p>
      </div>
      <Show when={mine() !== null}>
        {/* This bypasses the composer, so that a half-made move stays as it is. */}
        <Button
          disabled={table.sending() === 'sending'}
          onClick={() => void table.act({ type: haveAgreed() ? 'playOn' : 'agreeToEnd' })}
        >
          {word(haveAgreed() ? 'endOffer.playOn' : 'endOffer.agree')}
        </Button>
      </Show>
    </section>
  );
}
