/** Beside the board: all nations, and the log. */
import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../engine/core/game.ts';
import { Pane, Part } from '../../../table/frame/Pane.tsx';
import { SidePanel } from '../../../table/frame/SidePanel.tsx';
import { awayOf } from '../../../table/prompt/seatWords.ts';
import { headingOf } from '../log/headings.ts';
import { LogText } from '../log/LogText.tsx';
import type { NationsTable } from '../nationsTable.ts';
import styles from '../Table.module.css';
import { withTexts } from '../texts.ts';
import { useWords } from '../words.tsx';
import { Ledger } from './players/Ledger.tsx';
import { Tracks } from './players/Tracks.tsx';

const Solo = withTexts('solo', async () => (await import('../solo/Solo.tsx')).Solo);

export function SidePane(props: { table: NationsTable; onNation: (seat: Seat) => void }): JSX.Element {
  const words = useWords();
  const { word } = words;
  const { table } = props;
  const state = () => table.state();
  const names = () => table.players().map((player) => player.name);
  const letters = () => table.players().map((player) => player.letter);
  return (
    <Pane tab={['players', 'log']} beside label={word('tab.players')} kind="side" class={styles.side}>
      <Part tab="players" beside label={word('tab.players')} class={styles.players ?? ''}>
        <Ledger
          state={state()}
          me={table.seat()}
          names={names()}
          letters={letters()}
          awaited={table.awaiting().map((one) => one.seat)}
          away={table.players().map(({ seat }) => (table.past() ? null : awayOf(table, seat)))}
          onNation={props.onNation}
        />
        <Tracks state={state()} names={names()} letters={letters()} />
        <Show when={state().shadow}>
          <div data-part="solo">
            <Solo table={table} />
          </div>
        </Show>
      </Part>
      <Part tab="log" label={word('tab.log')} kind="log">
        <SidePanel
          table={table}
          heading={headingOf(words) as never}
          draw={(line) => <LogText table={table} line={line} />}
        />
      </Part>
    </Pane>
  );
}
