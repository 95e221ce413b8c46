/** The tiles left in each stack. */
import { For } from 'solid-js';
import type { Purse } from '../../../../engine/core/ledger.ts';
import { INDUSTRIES, type Tile } from '../../../../engine/wealth/data/goods.ts';
import text from '../../../ui/text.module.css';
import { TileSign } from '../board/TileSigns.tsx';
import { useWords } from '../words.ts';
import styles from './Markets.module.css';

export function TilesLeft(props: { stacks: Purse }) {
  const { word, term } = useWords();
  const left = (tile: Tile) => props.stacks[tile] ?? 0;
  const hasEconomies = () => left('integratedEconomy') > 0;
  const tiles = (): Tile[] => (hasEconomies() ? [...INDUSTRIES, 'integratedEconomy'] : [...INDUSTRIES]);
  return (
    <div class={styles.tilesLeft}>
      <span class={text.eyebrow}>{word('tilesLeft')}</span>
      <ul class={`${styles.stacks} ${hasEconomies() ? styles.seven : ''}`}>
        <For each={tiles()}>
          {(tile) => (
            <li title={term(tile)}>
              <TileSign tile={tile} width={34} />
              <b>{left(tile)}</b>
              <span class={text.hidden}>{term(tile, left(tile))}</span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
