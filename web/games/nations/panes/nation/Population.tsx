/** Workers that are free or still on the track, and architects. */
import { For, type JSX } from 'solid-js';
import type { Nation } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { architect, worker } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './Population.module.css';

export function Population(props: { nation: Nation; architects: number }): JSX.Element {
  const { word } = useWords();
  const own = () => Object.values(props.nation.architects).reduce((sum, n) => sum + n, 0);
  const onTrack = (count: number) => (
    <For each={Array.from({ length: count })}>{() => <Icon of={worker} size={15} class={styles.onTrack ?? ''} />}</For>
  );
  return (
    <div class={styles.population}>
      <b>
        <Icon of={worker} size={16} />
        {word('mine.idle', { n: props.nation.idle })}
      </b>
      <span>
        {word('mine.track.food', { n: props.nation.track.food })} {onTrack(props.nation.track.food)}
      </span>
      <span>
        {word('mine.track.stability', { n: props.nation.track.stability })} {onTrack(props.nation.track.stability)}
      </span>
      <span>
        <Icon of={architect} size={14} />
        {word('mine.architects', { n: props.architects, own: own() })}
      </span>
    </div>
  );
}
