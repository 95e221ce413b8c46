/** The middle of the page: the progress board, or what takes its place, which is fetched when it is first needed. */
import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import type { Desk } from './desk.ts';

const Asked = lazy(async () => ({ default: (await import('./Asked.tsx')).Asked }));
const Boards = lazy(async () => ({ default: (await import('./questions/Boards.tsx')).Boards }));

/** What a turn can be spent on that asks for a card and the way to use it. */
const WITH_CARD: readonly string[] = ['buy', 'special', 'hire'];

export function Middle(props: { desk: Desk; children: JSX.Element }): JSX.Element {
  const { desk } = props;
  const kind = () => desk.question()?.kind ?? null;
  const isAsked = () => (kind() === 'turn' ? WITH_CARD.includes(desk.aim()?.name ?? '') : kind() !== null);
  return (
    <Switch fallback={props.children}>
      <Match when={kind() === 'board'}>
        <Suspense>
          <Boards desk={desk} />
        </Suspense>
        {props.children}
      </Match>
      <Match when={isAsked()}>
        <Suspense fallback={<div class="asked" />}>
          <Asked desk={desk}>{props.children}</Asked>
        </Suspense>
      </Match>
    </Switch>
  );
}
