/** The board, with the marks of the open prompt, the plan or the playback. */
import { createMemo, createSignal, Show } from 'solid-js';
import { HEXES } from '../../../engine/wealth/data/board.ts';
import type { Event } from '../../../engine/wealth/events.ts';
import { HexBoard } from './board/HexBoard.tsx';
import type { BoardMarks } from './board/picture.ts';
import type { View } from './board/view.ts';
import type { Composer } from './composer.ts';
import { describeHex } from './describeHex.ts';
import { pictureOf } from './picture.ts';
import { orderedHexes, orderGhosts, orderPills } from './prompt/orderMarks.ts';
import { planMarks } from './prompt/plan/planMarks.ts';
import { useWords } from './words.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const NONE: ReadonlySet<string> = new Set();

/** Where an event happened. The past and the playback mark these hexes. */
function hexesOf(event: Event): { q: number; r: number }[] {
  switch (event.type) {
    case 'packagePicked':
      return event.tiles.map((tile) => tile.hex);
    case 'tilesMoved':
      return event.tiles.map((tile) => tile.to);
    case 'blocRan':
    case 'goodsSeized':
    case 'blocAutomated':
      return event.tiles;
    case 'unitsBuilt':
      return event.hexes;
    case 'unitMoved':
    case 'unitTransported':
      return [event.to];
    default:
      return 'hex' in event ? [event.hex] : [];
  }
}

export function HexBoardPane(props: { composer: Composer }) {
  const words = useWords();
  const { composer } = props;
  const { table } = composer;
  const [view, setView] = createSignal<View | null>(null);
  const letters = createMemo(() => table.players().map((player) => player.letter));
  const names = createMemo(() => table.players().map((player) => player.name));
  const faded = (): ReadonlySet<string> => {
    const ordered = orderedHexes(composer);
    const pale = composer.tool()?.faded?.() ?? NONE;
    return ordered.length > 0 ? new Set([...pale, ...ordered]) : pale;
  };
  const picture = createMemo(() => pictureOf(table.state(), letters(), faded()));
  const looked = (): BoardMarks | null => {
    const line =
      table.playback.line() ??
      (table.past() ? table.log().findLast((one) => one.version === table.shownVersion()) : undefined);
    if (!line) return table.past() ? {} : null;
    const arrows = line.event.type === 'unitMoved' ? [{ from: line.event.from, to: line.event.to, mine: false }] : [];
    return { solid: hexesOf(line.event), arrows };
  };
  const marks = createMemo((): BoardMarks => {
    const past = looked();
    if (past) return past;
    const own = composer.tool()?.marks() ?? {};
    const planned = own.ghosts || table.status() === 'finished' ? {} : planMarks(composer);
    const crowns = table.result()?.winners ?? [];
    const pills = [...orderPills(composer), ...(own.pills ?? planned.pills ?? [])];
    const ghosts = [...orderGhosts(composer), ...(own.ghosts ?? planned.ghosts ?? [])];
    return { ...planned, ...own, ghosts, pills, crowns, spot: composer.screen.spot() };
  });
  const canPick = (hex: { q: number; r: number }) => !table.past() && (composer.tool()?.canPick?.(hex) ?? false);
  return (
    <>
      <HexBoard
        picture={picture()}
        marks={marks()}
        label={words.word('boardLabel', { n: HEXES.length })}
        describe={(hex) => describeHex(words, table.state(), hex, names(), canPick(hex))}
        canPick={canPick}
        isPicked={(hex) => composer.tool()?.isPicked?.(hex) ?? false}
        onPick={(hex) => composer.tool()?.pick?.(hex)}
        onView={(shown) => setView(shown)}
      />
      <Show when={view()}>{(shown) => <ZoomButtons view={shown()} />}</Show>
    </>
  );
}
