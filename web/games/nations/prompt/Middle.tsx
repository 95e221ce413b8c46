/** The middle of the page: the progress board, or what replaces it, which loads when it is first needed. */
import { type JSX, Match, onCleanup, Switch } from 'solid-js';
import { later } from '../../../ui/later.tsx';
import type { Composer } from '../composer.ts';
import { withTexts } from '../texts.ts';
import styles from './question/Asked.module.css';

/** While it loads, the player's own board stays about where it will be. */
const waiting = () => <div class={`${styles.asked} ${styles.waiting}`} />;

const Growth = later(
  async () => (await import('./question/Asked.tsx')).Asked,
  async () => {},
  waiting,
);
/** Every other question needs the words of answers. */
const Asked = withTexts('answering', async () => (await import('./question/Asked.tsx')).Asked, waiting);
const BoardDraft = withTexts('draft', async () => (await import('./draft/BoardDraft.tsx')).BoardDraft);
const Way = withTexts('whole', async () => (await import('./action/Way.tsx')).Way, waiting);

/** Actions that need a card and a choice of how to use it. */
const WITH_CARD: readonly string[] = ['buy', 'special', 'hire'];

export function Middle(props: { composer: Composer; children: JSX.Element }): JSX.Element {
  const { composer } = props;
  const kind = () => composer.question()?.kind ?? null;
  const isSpent = () => kind() === 'turn' && WITH_CARD.includes(composer.aim()?.name ?? '');
  // A player who reaches for a button is about to look closely at a card, or to try a move.
  const reach = (event: Event) => {
    if (kind() === 'turn' && (event.target as Element).closest?.('button')) Way.preload();
  };
  const WAYS = ['pointerover', 'focusin'];
  for (const way of WAYS) addEventListener(way, reach, { passive: true });
  onCleanup(() => {
    for (const way of WAYS) removeEventListener(way, reach);
  });
  return (
    <Switch fallback={props.children}>
      <Match when={kind() === 'board'}>
        <BoardDraft composer={composer} />
        {props.children}
      </Match>
      <Match when={isSpent()}>
        <Way composer={composer} />
      </Match>
      <Match when={kind() === 'growth'}>
        <Growth composer={composer}>{props.children}</Growth>
      </Match>
      <Match when={kind() !== null && kind() !== 'turn'}>
        <Asked composer={composer} />
      </Match>
    </Switch>
  );
}
