/** The hall of fame: names to compare with, earlier games in this browser, and this game. */
import { For, type JSX, Show } from 'solid-js';
import { HALL_OF_FAME } from '../../../../engine/nations/data/tables.ts';
import { Flag } from '../../../ui/Flag.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { useWords } from '../words.tsx';
import { bestGames } from './bestGames.ts';
import styles from './Fame.module.css';

export function Fame(props: { table: NationsTable; points: number }): JSX.Element {
  const { word } = useWords();
  const isOver = () => props.table.status() === 'finished' && !props.table.past();
  const lines = () => {
    const mine = { points: props.points, name: word(isOver() ? 'solo.now' : 'solo.you'), me: true };
    const kept = bestGames()
      .filter((best) => best.id !== props.table.id)
      .map((best) => ({ points: best.points, name: word('solo.earlier', { name: best.table }), me: false }));
    const known = HALL_OF_FAME.map(([needed, name]) => ({ points: needed, name, me: false }));
    return [...known, ...kept, mine].sort((a, b) => b.points - a.points || Number(a.me) - Number(b.me));
  };
  return (
    <section class={styles.fame}>
      <h3>{word('solo.fame')}</h3>
      <ol>
        <For each={lines()}>
          {(line) => (
            <li class={`${styles.line} ${line.me ? styles.mine : ''}`}>
              <b>{line.points}</b> {line.name}
              <Show when={line.me}>
                <Flag seat={0} letter={props.table.players()[0]?.letter ?? ''} width={18} />
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
