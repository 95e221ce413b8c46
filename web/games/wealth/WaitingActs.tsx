/** What I can do while the table waits for somebody else. */
import { Show } from 'solid-js';
import { checkBarterAllowed } from '../../../engine/wealth/rules/trade.ts';
import { PlanAhead } from '../../table/orders/PlanButtons.tsx';
import { Button } from '../../ui/Button.tsx';
import text from '../../ui/text.module.css';
import type { Composer } from './composer.ts';
import { useWords } from './words.ts';

const RECONSIDER = { type: 'reconsider' } as const;

export function WaitingActs(props: { composer: Composer }) {
  const { word } = useWords();
  const { table, screen, open, openOffer, me } = props.composer;
  return (
    <Show when={table.seat() !== null && me()?.eliminated == null}>
      <PlanOrAnswer composer={props.composer} />
      <Show when={screen.isTrade()}>
        <Show when={checkBarterAllowed(table.state()) === null}>
          <Button onClick={() => openOffer()}>{word('barter')}</Button>
        </Show>
        <Button onClick={() => open({ name: 'notes' })}>{word('notes')}</Button>
      </Show>
      <TakeBack composer={props.composer} />
    </Show>
  );
}

/** Orders for my next turns and the list of wishes, or first the offers that wait for my answer. */
function PlanOrAnswer(props: { composer: Composer }) {
  const { word } = useWords();
  const { table, screen, open } = props.composer;
  const offers = () => screen.offersToMe().length;
  const openOffers = () => {
    screen.showSide('offers');
    screen.showTab('log');
  };
  return (
    <Show
      when={offers() > 0}
      fallback={
        <>
          <PlanAhead table={table} />
          <Button onClick={() => open({ name: 'plan' })}>{word('planShort')}</Button>
        </>
      }
    >
      <Button kind="ink" onClick={openOffers}>
        {word('answerOffers', { n: offers() })}
      </Button>
      <span class={text.notOnPhone}>
        <PlanAhead table={table} kind="line" />
      </span>
      <Button onClick={() => open({ name: 'plan' })}>{word('planShort')}</Button>
    </Show>
  );
}

/** If others have chosen what to run since, an undo would take back their choices as well. */
function TakeBack(props: { composer: Composer }) {
  const { word } = useWords();
  const { table, check, act } = props.composer;
  return (
    <Show
      when={table.canUndo()}
      fallback={
        <Show when={check(RECONSIDER) === null}>
          <Button onClick={() => act(RECONSIDER)}>{word('takeBack')}</Button>
        </Show>
      }
    >
      <Button onClick={() => table.undo()}>{word('takeBack')}</Button>
    </Show>
  );
}
