/** What a nation holds, and what the next production brings. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import { RESOURCES } from '../../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../../engine/nations/facts/nation.ts';
import { productionFacts } from '../../../../../engine/nations/facts/production.ts';
import { ranks } from '../../../../../engine/nations/facts/ranks.ts';
import type { Nation, State } from '../../../../../engine/nations/state.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { figureColour } from '../../cards/colours.ts';
import { Change, minus } from '../../cards/figures.tsx';
import { type Figure, figureSign } from '../../cards/signs.ts';
import { capital, useWords } from '../../words.tsx';
import styles from './Holdings.module.css';

interface NationProps {
  state: State;
  seat: Seat;
  nation: Nation;
  letter: string;
}

export function Holdings(props: NationProps): JSX.Element {
  const { word } = useWords();
  const production = () => productionFacts(props.state, props.seat);
  const facts = () => nationFacts(props.state, props.seat);
  const rankWord = (kind: 'strength' | 'stability') => {
    const own = ranks(props.state, kind).find((one) => one.seat === props.seat);
    return word(own?.tied ? 'rank.tied' : 'rank', { rank: word(`rank.${own?.rank ?? 1}`) });
  };
  return (
    <div class={styles.holdings}>
      <NationName {...props} />
      <table class={styles.figures}>
        <tbody>
          <For each={RESOURCES}>
            {(kind) => (
              <Line of={kind} value={props.nation.purse[kind]} note={<Change n={production().of[kind].net} />} />
            )}
          </For>
        </tbody>
      </table>
      <table class={styles.figures}>
        <tbody>
          <Line of="vp" value={props.nation.purse.vp} note={word('mine.scoreNow', { n: facts().score.total })} />
          <Line of="strength" value={facts().strength} note={rankWord('strength')} />
          <Line of="stability" value={facts().stability} note={rankWord('stability')} />
        </tbody>
      </table>
    </div>
  );
}

export function NationName(props: NationProps): JSX.Element {
  const { word, term } = useWords();
  return (
    <h2 class={styles.name}>
      <Flag seat={props.seat} letter={props.letter} width={30} />
      <span>
        {term(props.nation.name ?? 'china')}
        <small>
          {capital(word(`option.difficulty.${props.nation.difficulty}`))},{' '}
          {word('rank.order', { rank: word(`rank.${props.state.order.indexOf(props.seat) + 1}`) })}
        </small>
      </span>
    </h2>
  );
}

function Line(props: { of: Figure; value: number; note: JSX.Element }): JSX.Element {
  const { terms } = useWords();
  return (
    <tr>
      <th scope="row">
        <span class={styles.sign} style={figureColour(props.of)}>
          <Icon of={figureSign[props.of]} size={15} />
        </span>
        {capital(terms(props.of))}
      </th>
      <td class={`${styles.held} ${props.value < 0 ? text.loss : ''}`}>{minus(props.value)}</td>
      <td class={styles.note}>{props.note}</td>
    </tr>
  );
}
