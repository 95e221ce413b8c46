/** Above the board: the header, and the fate of the round or who chooses in which order. */
import { type JSX, Show } from 'solid-js';
import { choosers } from '../../../../engine/nations/facts/round.ts';
import { TopBar } from '../../../table/frame/TopBar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { later } from '../../../ui/later.tsx';
import { lock } from '../../../ui/signs/common.ts';
import { search } from '../cards/signs.ts';
import type { Opened } from '../Dialogs.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { Steps } from '../Steps.tsx';
import styles from '../Table.module.css';
import { useWords } from '../words.tsx';
import { Fate } from './fate/Fate.tsx';

const Order = later(
  async () => (await import('../prompt/question/Order.tsx')).Order,
  async () => {},
);

export function Top(props: { table: NationsTable; isOver: boolean; onOpen: (what: Opened) => void }): JSX.Element {
  const { table } = props;
  const state = () => table.state();
  return (
    <>
      <TopBar
        table={table}
        steps={<Steps state={state()} />}
        menu={<MenuItems isPlaying={table.seat() !== null && !props.isOver} onOpen={props.onOpen} />}
      />
      {/* It has a place of its own in the frame, also while there is nothing to show. */}
      <div class={styles.round}>
        <Show when={state().round > 0 && !props.isOver}>
          <Show
            when={choosers(state()).length > 0}
            fallback={
              <Fate
                state={state()}
                me={table.seat()}
                names={table.players().map((player) => player.name)}
                letters={table.players().map((player) => player.letter)}
                onEvent={() => props.onOpen('event')}
              />
            }
          >
            <Order table={table} />
          </Show>
        </Show>
      </div>
    </>
  );
}

function MenuItems(props: { isPlaying: boolean; onOpen: (what: Opened) => void }): JSX.Element {
  const { word } = useWords();
  return (
    <>
      <Show when={props.isPlaying}>
        <button type="button" onClick={() => props.onOpen('standing')}>
          <Icon of={lock} />
          {word('standing.title')}
        </button>
      </Show>
      <a href="/cards">
        <Icon of={search} />
        {word('browse.title')}
      </a>
    </>
  );
}
