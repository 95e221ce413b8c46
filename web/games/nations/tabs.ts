/** The tabs on a phone, and which one is open. The open tab follows the player's actions. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { FrameTab } from '../../table/frame/Frame.tsx';
import { isPhone } from '../../ui/phone.ts';
import { board, log, players } from '../../ui/signs/common.ts';
import type { Composer } from './composer.ts';
import { home } from './signs.ts';
import { useWords } from './words.tsx';

export function createTabs(composer: Composer, isOver: () => boolean) {
  const { word } = useWords();
  const [tab, setTab] = createSignal('board');
  const tabs = createMemo((): FrameTab[] => [
    ...(isOver() ? [{ key: 'scores', label: word('tab.scores'), sign: log }] : []),
    { key: 'board', label: word('tab.board'), sign: board },
    ...(isOver() || composer.me() === null ? [] : [{ key: 'mine', label: word('tab.mine'), sign: home }]),
    { key: 'players', label: word('tab.players'), sign: players },
    { key: 'log', label: word('tab.log'), sign: log },
  ]);
  // A memo, lest each new version of the table take the player back to the board.
  createEffect(on(createMemo(isOver), (over) => setTab(over ? 'scores' : 'board')));
  // The board where workers are deployed has its own tab, which opens and closes with the action.
  createEffect(
    on(
      () => composer.aim()?.name,
      (name, before) => {
        const onOwn = (aim?: string) => aim === 'deploy' || aim === 'undeploy';
        if (onOwn(name) && tab() === 'board' && isPhone()) setTab('mine');
        else if (onOwn(before) && !onOwn(name) && tab() === 'mine') setTab('board');
      },
      { defer: true },
    ),
  );
  return { tab, setTab, tabs };
}
