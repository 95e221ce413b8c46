/** A tick box below the answers: give this answer every time without being asked again. */
import { type JSX, Show } from 'solid-js';
import type { Composer } from '../composer.ts';
import { useWords } from '../words.tsx';
import styles from './Always.module.css';
import type { Always as AlwaysAnswer } from './standingFrom.ts';

export function Always(props: { composer: Composer }): JSX.Element {
  const { word, terms } = useWords();
  const { composer } = props;
  const whatOf = ({ what }: AlwaysAnswer) => (what ? terms(what) : '');
  return (
    <Show when={composer.always()}>
      {(one) => (
        <label class={styles.always}>
          <input
            type="checkbox"
            checked={composer.isAlways()}
            onChange={(event) => composer.tickAlways(event.currentTarget.checked)}
          />
          <span>
            {word(`always.${one().name}`, { what: whatOf(one()) })} <small>{word('always.help')}</small>
          </span>
        </label>
      )}
    </Show>
  );
}
