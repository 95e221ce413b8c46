/** Why an action is not possible, in the few words that a plate has room for. */
import { For, Show } from 'solid-js';
import type { Refusal } from '../../../../../engine/core/game.ts';
import { GOODS, type Goods } from '../../../../../engine/wealth/data/goods.ts';
import { Amounts } from '../../Amount.tsx';
import type { Composer } from '../../composer.ts';
import { useWords, type Word } from '../../words.ts';

const SHORT: Readonly<Record<string, Word>> = {
  'stack-empty': 'noneLeft',
  'no-free-flag': 'noFreeFlag',
  'no-hex': 'noRoom',
  'no-place': 'noRoom',
  'dots-clash': 'onlyForced',
  'no-flag-left': 'noFlagLeft',
  'already-automated': 'allAutomated',
  'not-your-tile': 'noTile',
  'no-unit': 'noUnit',
};

/** What is missing to pay, if that is the reason. */
function missingGoods({ params }: Refusal): Goods | null {
  if (!Array.isArray(params?.missing)) return null;
  return Object.fromEntries(
    params.missing.flatMap((item) =>
      typeof item === 'object' && 'term' in item ? [[item.term.replace(/^term\./, ''), item.count]] : [],
    ),
  );
}

export function Missing(props: { composer: Composer; why: Refusal }) {
  const { word } = useWords();
  const short = () => {
    const known = SHORT[props.why.code.split('/').at(-1) ?? ''];
    return known ? word(known) : null;
  };
  const reason = () => short() ?? props.composer.table.sayRefusal(props.why);
  return (
    <Show when={missingGoods(props.why)} fallback={reason()}>
      {(goods) => (
        <>
          {word('lacks', { goods: '' })}
          {/* A space before each, where the line can break. */}
          <For each={GOODS.filter((good) => goods()[good])}>
            {(good) => (
              <>
                {' '}
                <Amounts goods={{ [good]: goods()[good] }} size={12} />
              </>
            )}
          </For>
        </>
      )}
    </Show>
  );
}
