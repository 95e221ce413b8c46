/** The tabs of a narrow screen. */
import type { FrameTab } from '../../table/frame/Frame.tsx';
import { barter, board, log, players } from '../../ui/signs/common.ts';
import type { Composer } from './composer.ts';
import { markets, tile } from './signs.ts';
import type { Words } from './words.ts';

export function tabsOf({ word }: Words, { table, screen, making }: Composer): FrameTab[] {
  const boardTab = { key: 'board', label: word('tab.board'), sign: board };
  const marketTab = { key: 'markets', label: word('markets'), sign: markets };
  const logTab = { key: 'log', label: word('tab.log'), sign: log };
  if (screen.isOver()) return [{ key: 'scores', label: word('tab.scores'), sign: log }, boardTab, marketTab, logTab];
  const offers = screen.offersToMe().length;
  return [
    making('offer') ? { ...boardTab, label: word('tab.offer'), sign: barter } : boardTab,
    table.state().phase === 'draft' ? { ...marketTab, label: word('tab.packages'), sign: tile } : marketTab,
    { key: 'players', label: word('players'), sign: players },
    offers > 0 ? { ...logTab, badge: offers } : logTab,
  ];
}
