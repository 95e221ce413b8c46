/** What the page shows beside the move: the pane of a narrow screen, the list beside the log, the hex that is pointed at. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Hex } from '../../../engine/core/hex.ts';
import type { WealthTable } from './wealthTable.ts';

type Stage = 'draft' | 'play' | 'over';

/** The end opens with its scores. The packages disappear after the draft, and the next question is about the board. */
function tabAt(stage: Stage, chosen: { tab: string; stage: Stage } | null): string {
  const first = stage === 'over' ? 'scores' : 'board';
  if (!chosen || (chosen.stage === 'over') !== (stage === 'over')) return first;
  return chosen.stage === 'draft' && stage === 'play' && chosen.tab === 'markets' ? first : chosen.tab;
}

export function createScreen(table: WealthTable) {
  const isOver = createMemo(() => table.status() === 'finished' && !table.past());
  const isTrade = createMemo(() => ['trade', 'finalTrade'].includes(table.state().phase));
  const stage = createMemo((): Stage => (isOver() ? 'over' : table.state().phase === 'draft' ? 'draft' : 'play'));
  const [chosenTab, setTab] = createSignal<{ tab: string; stage: Stage } | null>(null);
  const [side, setSide] = createSignal('log');
  const [spot, setSpot] = createSignal<Hex | null>(null);
  const offersToMe = createMemo(() => table.state().offers.filter((offer) => offer.to === table.seat()));
  // A new offer opens the list of offers. The list closes with the phase that ends the offers.
  createEffect(
    on(
      () => offersToMe().length,
      (now, before) => now > (before ?? 0) && setSide('offers'),
    ),
  );
  // A replay that starts at the end shows the board first, and not the pane that was chosen during the game.
  createEffect(on(isOver, (over) => over && setTab(null)));
  createEffect(on(isTrade, (trading) => !trading && side() === 'offers' && setSide('log')));
  return {
    isOver,
    isTrade,
    /** The pane that a narrow screen shows. */
    tab: createMemo(() => tabAt(stage(), chosenTab())),
    showTab: (tab: string) => setTab({ tab, stage: stage() }),
    /** The list beside the log. */
    side,
    showSide: setSide,
    /** The hex whose name is pointed at in the log. */
    spot,
    setSpot,
    offersToMe,
  };
}
