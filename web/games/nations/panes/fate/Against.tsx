/** Solo: one value of the shadow against mine. */
import type { JSX } from 'solid-js';
import { type Ranked, ranks } from '../../../../../engine/nations/facts/ranks.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { minus } from '../../cards/figures.tsx';
import { figureSign, shadow as shadowSign } from '../../cards/signs.ts';
import { capital, useWords } from '../../words.tsx';
import styles from './Fate.module.css';

export function Against(props: { kind: Ranked; state: State; letter: string }): JSX.Element {
  const { word, term, terms } = useWords();
  const all = () => ranks(props.state, props.kind);
  const figureOf = (seat: 0 | null) => all().find((one) => one.seat === seat)?.value ?? 0;
  const isAhead = () => all().some((one) => one.seat === 0 && one.rank === 1 && !one.tied);
  return (
    <div class={styles.plate}>
      <div class={styles.title}>
        <span class={text.notOnPhone}>
          <Icon of={figureSign[props.kind]} size={15} />
        </span>
        <span>{capital(terms(props.kind))}</span>
      </div>
      <div class={styles.forMe}>
        <Icon of={shadowSign} size={13} label={term('shadow')} /> {minus(figureOf(null))}
        <span class={`${text.muted} ${text.notOnPhone}`}>{word('solo.versus')}</span>
        <span class={text.onPhone}>
          <Flag seat={0} letter={props.letter} width={16} label={word('solo.versus')} />
        </span>
        <span class={isAhead() ? styles.good : styles.bad}>{minus(figureOf(0))}</span>
      </div>
    </div>
  );
}
