/** Activating or transporting a unit: tap the unit, tap its hex, choose what it does. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import type { SignLook } from '../../../board/picture.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Composer } from '../composer.ts';
import { useTool } from '../useTool.ts';
import { goodsInWords, w } from '../words.ts';
import { DeedPlates } from './DeedPlates.tsx';
import { isAmong } from './ghost.ts';
import { Prompt } from './Prompt.tsx';
import { createUnitHand, type UnitWay } from './unitHand.ts';

const BOARD_SIGN = { move: 'next', battle: 'swords', conquer: 'flag', settle: 'tile' } as const;

export function UnitPrompt(props: { composer: Composer; way: UnitWay }) {
  const { composer } = props;
  const { table } = composer;
  const hand = createUnitHand(composer, props.way);
  /** The unit that has just moved: usually it moves on. */
  const walker = createMemo(() => {
    if (table.present().activations === 0) return undefined;
    const last = table.log().findLast(({ event }) => event.type === 'unitMoved')?.event;
    return last?.type === 'unitMoved' && isAmong(hand.starts(), last.to) ? last.to : undefined;
  });
  const [isTapped, setTapped] = createSignal(false);
  // If only one unit can go, it is chosen. The log may arrive after the state, so the choice is made again until the
  // player taps a unit.
  createEffect(
    on([hand.starts, walker], ([starts, moved]) => {
      const [only, other] = starts;
      const meant = other ? moved : only;
      if (meant && !isTapped() && !hand.isFrom(meant)) hand.begin(meant);
    }),
  );
  // The next activation starts over: the unit is elsewhere now, or gone.
  const activation = createMemo(() => table.present().activations);
  const anew = () => {
    hand.clear();
    setTapped(false);
  };
  createEffect(on(activation, anew, { defer: true }));
  const isStart = (hex: Hex) => isAmong(hand.starts(), hex);
  /** A tap aims at a hex or takes up a unit. If it could mean either it aims, and a second tap takes up. */
  function pick(hex: Hex): void {
    setTapped(true);
    if (isAmong(hand.targets(), hex) && !hand.isTo(hex)) hand.aim(hex);
    else if (isStart(hex)) hand.begin(hex);
  }
  const used = () => table.state().activations;
  const isRunning = () => used() > 0;
  useTool(composer, {
    marks: () => {
      const from = hand.from();
      if (!from) return { ring: hand.starts() };
      const to = hand.to();
      const signs = hand.targets().flatMap((hex): SignLook[] => {
        const deed = hand.isTo(hex) ? hand.deed() : hand.bestDeed(hex);
        return deed && deed.name !== 'move' ? [{ hex, sign: BOARD_SIGN[deed.name], chosen: hand.isTo(hex) }] : [];
      });
      return {
        solid: [from],
        ring: hand.targets(),
        arrows: to && !hand.isFrom(to) ? [{ from, to, mine: true }] : [],
        signs,
      };
    },
    canPick: (hex) => isAmong(hand.targets(), hex) || isStart(hex),
    isPicked: (hex) => hand.isFrom(hex) || hand.isTo(hex),
    pick,
  });
  const commit = () => {
    const to = hand.to();
    const deed = hand.deed();
    if (!to || !deed) return '';
    const cost = goodsInWords(rulesOf(table.state()).transportCost);
    if (props.way === 'transport')
      return w(`carry.${deed.name === 'settle' ? 'settle' : 'move'}`, { hex: hexName(to), cost });
    const params = { hex: hexName(to), name: deed.against === null ? '' : (table.players()[deed.against]?.name ?? '') };
    return w(hand.isFrom(to) ? `stay.${deed.name}` : `go.${deed.name}`, params);
  };
  const heading = () => {
    if (props.way === 'transport') return w('transportTitle');
    return w('activateTitle', { n: used() + 1, of: rulesOf(table.state()).mostActivations });
  };
  const help = () => {
    const [from, to] = [hand.from(), hand.to()];
    if (!from) return w('chooseUnit');
    if (!to) return w('unitWhere', { from: hexName(from) });
    if (sameHex(from, to)) return w('unitStays', { from: hexName(from) });
    const words = { from: hexName(from), to: hexName(to) };
    return isStart(to) ? `${w('unitGoes', words)} ${w('unitThere', words)}` : w('unitGoes', words);
  };
  /** What it costs. An activation in progress is already paid. */
  const price = () => {
    if (props.way === 'transport') return undefined;
    return w(isRunning() ? 'foodPaid' : 'costs', { cost: goodsInWords(rulesOf(table.state()).activateCost) });
  };

  return (
    <Prompt
      composer={composer}
      title={heading()}
      small={help()}
      keep
      aside={price()}
      acts={
        <>
          <Show
            when={hand.action()}
            fallback={
              <Button kind="pri" disabled>
                {hand.from() ? w('chooseHex') : w('chooseUnitShort')}
              </Button>
            }
          >
            {(action) => (
              <Button kind="pri" onClick={() => composer.act(action())}>
                {commit()}
              </Button>
            )}
          </Show>
          <Show when={isRunning()} fallback={<Button onClick={() => composer.open()}>{w('otherAction')}</Button>}>
            <Button onClick={() => composer.act({ type: 'endActivation' })}>
              <span class="wide">{w('endActivating')}</span>
              <span class="only-s">{w('end')}</span>
            </Button>
          </Show>
          <Show when={isRunning() && table.canUndo()}>
            <Button onClick={() => table.undo()}>{w('undo')}</Button>
          </Show>
        </>
      }
    >
      <DeedPlates composer={composer} hand={hand} />
    </Prompt>
  );
}
