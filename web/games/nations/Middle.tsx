/** The middle of the page: the progress board, or what replaces it, which loads when it is first needed. */
import { type JSX, lazy, Match, onCleanup, Show, Suspense, Switch } from 'solid-js';
import { withTexts } from './cards/wholeTexts.ts';
import type { Composer } from './composer.ts';

const Growth = lazy(async () => ({ default: (await import('./Asked.tsx')).Asked }));
/** Every other question needs the words of cards, events and answers. */
const Asked = withTexts(async () => (await import('./Asked.tsx')).Asked);
const BoardDraft = withTexts(async () => (await import('./questions/BoardDraft.tsx')).BoardDraft);
const Way = withTexts(async () => (await import('./Way.tsx')).Way);

/** Actions that need a card and a choice of how to use it. */
const WITH_CARD: readonly string[] = ['buy', 'special', 'hire'];

export function Middle(props: { composer: Composer; children: JSX.Element }): JSX.Element {
  const { composer } = props;
  const kind = () => composer.question()?.kind ?? null;
  const isSpent = () => kind() === 'turn' && WITH_CARD.includes(composer.aim()?.name ?? '');
  // A player who reaches for a button is about to look closely at a card, or to try a move.
  const reach = (event: Event) => {
    if (kind() === 'turn' && (event.target as Element).closest?.('button')) void Way.preload();
  };
  const WAYS = ['pointerover', 'focusin'];
  for (const way of WAYS) addEventListener(way, reach, { passive: true });
  onCleanup(() => {
    for (const way of WAYS) removeEventListener(way, reach);
  });
  return (
    <Switch fallback={props.children}>
      <Match when={kind() === 'board'}>
        <Suspense>
          <BoardDraft composer={composer} />
        </Suspense>
        {props.children}
      </Match>
      <Match when={isSpent()}>
        <Suspense fallback={<div class="asked way" />}>
          <Way composer={composer} />
        </Suspense>
      </Match>
      <Match when={kind() !== null && kind() !== 'turn'}>
        <Suspense fallback={<div class="asked" />}>
          <Show when={kind() === 'growth'} fallback={<Asked composer={composer} />}>
            <Growth composer={composer}>{props.children}</Growth>
          </Show>
        </Suspense>
      </Match>
    </Switch>
  );
}
