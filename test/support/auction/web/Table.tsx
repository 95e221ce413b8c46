/** The table page of the auction: a prize, the purses, and a prompt with a button for each choice. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Param } from '../../../../engine/core/messages.ts';
import type { AnyTable, TableStore } from '../../../../web/games/contract.ts';
import { Frame } from '../../../../web/table/frame/Frame.tsx';
import { Pane } from '../../../../web/table/frame/Pane.tsx';
import { SidePanel } from '../../../../web/table/frame/SidePanel.tsx';
import { TopBar } from '../../../../web/table/frame/TopBar.tsx';
import { PromptBar } from '../../../../web/table/prompt/PromptBar.tsx';
import { TablePrompt } from '../../../../web/table/prompt/TablePrompt.tsx';
import { Button } from '../../../../web/ui/Button.tsx';
import { board, log } from '../../../../web/ui/signs/common.ts';
import type { Action, Event, State } from '../engine/index.ts';
import type { page } from './messages/en.ts';

type AuctionTable = TableStore<State, Action, Event>;

export function Table(props: { table: AnyTable }): JSX.Element {
  const table: AuctionTable = props.table;
  const [tab, setTab] = createSignal('board');
  const word = (key: keyof typeof page, params: Record<string, Param> = {}) => table.say({ key, params });
  const state = () => table.state();
  const purse = (seat: number) => {
    const { coins, points } = state().players[seat] ?? { coins: 0, points: 0 };
    return word('purse', { n: coins, points });
  };
  return (
    <Frame
      tabs={[
        { key: 'board', label: word('board'), sign: board },
        { key: 'log', label: word('log'), sign: log },
      ]}
      tab={tab()}
      onTab={setTab}
      past={table.past()}
      top={<TopBar table={table} steps={word('round', { n: state().round, of: state().rounds })} />}
      prompt={
        <TablePrompt table={table}>
          <Question table={table} word={word} />
        </TablePrompt>
      }
    >
      <Pane tab="board" label={word('board')} kind="board">
        <h2>{word('prize', { n: state().prize })}</h2>
        <ul>
          <For each={table.players()}>
            {(player) => (
              <li>
                {player.name}: {purse(player.seat)}
              </li>
            )}
          </For>
        </ul>
      </Pane>
      <Pane tab="log" beside label={word('log')} kind="side">
        <SidePanel table={table} />
      </Pane>
    </Frame>
  );
}

function Question(props: {
  table: AuctionTable;
  word: (key: keyof typeof page, params?: Record<string, Param>) => string;
}): JSX.Element {
  const { table, word } = props;
  const mine = () => table.awaiting().find((one) => one.seat === table.seat());
  /** A few bids are enough for a test, and fit a phone. */
  const bids = () => [...new Set([0, 1, table.state().players[table.seat() ?? 0]?.coins ?? 0])];
  const can = (type: Action['type']) => table.choices().some((one) => one.kind === 'one' && one.action.type === type);
  /** A press while another move is on its way would be lost. */
  const isSending = () => table.sending() === 'sending';
  return (
    <PromptBar
      ask={table.say(mine()?.prompt ?? { key: '' })}
      acts={
        <>
          <Show when={can('bid')}>
            <For each={bids()}>
              {(n) => (
                <Button disabled={isSending()} onClick={() => void table.act({ type: 'bid', coins: n })}>
                  {word('bid', { n })}
                </Button>
              )}
            </For>
          </Show>
          <Show when={can('paint')}>
            <Button disabled={isSending()} onClick={() => void table.act({ type: 'paint' })}>
              {word('paint')}
            </Button>
          </Show>
          <Show when={can('end')}>
            <Button kind="pri" disabled={isSending()} onClick={() => void table.act({ type: 'end' })}>
              {word('end')}
            </Button>
          </Show>
        </>
      }
    />
  );
}
