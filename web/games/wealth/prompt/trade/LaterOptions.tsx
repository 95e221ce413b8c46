/** More cubes than one action trades: how much worse the price of the later ones may get, and what I do after them. */
import { For, type JSX } from 'solid-js';
import { list } from '../../../../i18n/i18n.ts';
import type { Composer } from '../../composer.ts';
import type { Later } from '../../move.ts';
import type { LongTrade } from '../../trading.ts';
import { useWords } from '../../words.ts';
import styles from './LaterOptions.module.css';

const SLACKS: readonly Later['slack'][] = [0, 1, 2, 4, null];
const ENDS: readonly Later['end'][] = ['ask', 'pass', 'rest'];
const END_WORDS = { ask: 'thenAsk', pass: 'thenPass', rest: 'thenPassRest' } as const;

export function LaterOptions(props: { composer: Composer; long: LongTrade }): JSX.Element {
  const { word, term } = useWords();
  const { composer } = props;
  /** "food at $4 or more" */
  const limit = (slack: Later['slack']): string => {
    if (slack === null) return word('laterAnyPrice');
    const { worst, isBuying } = props.long;
    const key = isBuying ? 'laterAtMost' : 'laterAtLeast';
    const by = isBuying ? slack : -slack;
    return list(worst.map(({ cube, price }) => word(key, { cube: term(cube), price: Math.max(0, price + by) })));
  };
  return (
    <div class={styles.later} data-part="later">
      <p class={styles.condition}>{word('laterIf', { money: props.long.money })}</p>
      <label class={styles.choice}>
        <span>{word('laterPrice')}</span>
        <select
          onChange={(event) =>
            composer.tell({ type: 'setLater', later: { slack: SLACKS[event.currentTarget.selectedIndex] ?? null } })
          }
        >
          <For each={SLACKS}>
            {(slack) => <option selected={composer.later().slack === slack}>{limit(slack)}</option>}
          </For>
        </select>
      </label>
      <label class={styles.choice}>
        <span>{word('laterEnd')}</span>
        <select
          onChange={(event) =>
            composer.tell({ type: 'setLater', later: { end: ENDS[event.currentTarget.selectedIndex] ?? 'ask' } })
          }
        >
          <For each={ENDS}>
            {(end) => <option selected={composer.later().end === end}>{word(END_WORDS[end])}</option>}
          </For>
        </select>
      </label>
    </div>
  );
}
