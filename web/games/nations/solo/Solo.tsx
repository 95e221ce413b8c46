/** The solo game: the shadow against you, its tile of the round, the rolls so far, and the hall of fame. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { tileOf } from '../../../../engine/nations/data/cards/index.ts';
import type { ShadowChange } from '../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../engine/nations/facts/nation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Amounts } from '../cards/figures.tsx';
import { shadow as shadowSign } from '../cards/signs.ts';
import type { NationsTable } from '../nationsTable.ts';
import { architect, famine } from '../signs.ts';
import { capital, useWords } from '../words.tsx';
import { Die } from './Die.tsx';
import { Fame } from './Fame.tsx';
import styles from './Solo.module.css';

export function Solo(props: { table: NationsTable }): JSX.Element {
  const { word, term } = useWords();
  const state = () => props.table.state();
  const tile = () => (state().shadow?.tile ? tileOf(state().shadow?.tile ?? '') : null);
  const rolls = createMemo(() => {
    const lines = props.table.log();
    const from = lines.findLastIndex((line) => line.event.type === 'roundBegan');
    return lines.slice(from + 1).flatMap((line) => (line.event.type === 'dieRolled' ? [line.event.value] : []));
  });
  const points = () => nationFacts(state(), 0).score.total;
  return (
    <div class={styles.solo}>
      <Show when={tile()}>
        {(one) => (
          <section class={styles.tile}>
            <header>
              <Icon of={shadowSign} size={16} />
              {word('solo.tile')}
            </header>
            <p>
              <Icon of={architect} size={15} /> {word('face.architects')} <b>{one().architects}</b>
              <span>
                <Icon of={famine} size={15} /> {capital(term('famine'))} <b>{one().famine}</b>
              </span>
            </p>
            <Effect face={5} change={one().on5} />
            <Effect face={6} change={one().on6} />
          </section>
        )}
      </Show>
      <section class={styles.rolls}>
        <h3>{word('solo.rolls')}</h3>
        <Show when={rolls().length > 0} fallback={<i>{word('solo.noRoll')}</i>}>
          <For each={rolls()}>{(value) => <Die value={value} />}</For>
        </Show>
        <p>{word('solo.why', { columns: state().board[0]?.length ?? 0 })}</p>
      </section>
      <Fame table={props.table} points={points()} />
    </div>
  );
}

function Effect(props: { face: number; change: ShadowChange }): JSX.Element {
  const { word } = useWords();
  return (
    <p>
      <Die value={props.face} /> {word(`solo.on.${props.face}`)}
      <span>
        <Amounts of={props.change} size={14} />
      </span>
    </p>
  );
}
