/** What something costs or brings me, or that it does nothing to me. */
import { type JSX, Show } from 'solid-js';
import type { Amounts as Tokens } from '../../../../../engine/nations/data/cards/types.ts';
import text from '../../../../ui/text.module.css';
import { Amounts } from '../../cards/figures.tsx';
import { useWords, type WordKey } from '../../words.tsx';
import styles from './Fate.module.css';

export const isAny = (changes: Tokens | undefined): boolean => Object.values(changes ?? {}).some((n) => n !== 0);

export function ForMe(props: { changes: Tokens | undefined; lead: WordKey; none: WordKey }): JSX.Element {
  const { word } = useWords();
  return (
    <div class={`${styles.forMe} ${isAny(props.changes) ? styles.bad : styles.good}`}>
      <Show when={isAny(props.changes)} fallback={word(props.none)}>
        <span class={text.notOnPhone}>{word(props.lead)}</span> <Amounts of={props.changes ?? {}} size={12} />
      </Show>
    </div>
  );
}
