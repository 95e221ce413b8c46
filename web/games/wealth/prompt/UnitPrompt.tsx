/** Activating or transporting a unit: tap the unit, tap its hex, choose the deed. */
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { hexName } from '../../../../engine/wealth/hexNames.ts';
import { MOST_ACTIVATIONS } from '../../../../engine/wealth/tables/tiles.ts';
import type { SignLook } from '../../../board/picture.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { flag, next } from '../../../ui/signs/common.ts';
import { swords, tile } from '../../../ui/signs/wealth.ts';
import type { Desk } from '../desk.ts';
import { useTool } from '../useTool.ts';
import { term, w } from '../words.ts';
import { isAmong } from './ghost.ts';
import { Prompt } from './Prompt.tsx';
import { createUnitHand, type Deed, type UnitWay } from './unitHand.ts';

const SIGN = { move: next, battle: swords, conquer: flag, settle: tile } as const;
const BOARD_SIGN = { move: 'next', battle: 'swords', conquer: 'flag', settle: 'tile' } as const;

export function UnitPrompt(props: { desk: Desk; way: UnitWay }) {
  const { desk } = props;
  const { table } = desk;
  const hand = createUnitHand(desk, props.way);
  /** The unit that has just moved: it mostly walks on. */
  const walker = createMemo(() => {
    if (table.present().activations === 0) return undefined;
    const last = table.log().findLast(({ event }) => event.type === 'unitMoved')?.event;
    return last?.type === 'unitMoved' && isAmong(hand.starts(), last.to) ? last.to : undefined;
  });
  // The only unit that can go is the one meant.
  createEffect(
    on([hand.starts, walker], ([starts, moved]) => {
      const [only, other] = starts;
      const meant = other ? moved : only;
      if (meant && !hand.from()) hand.begin(meant);
    }),
  );
  // The next activation begins anew: the unit stands elsewhere, or is gone.
  const activation = createMemo(() => table.present().activations);
  createEffect(on(activation, hand.clear, { defer: true }));
  const used = () => table.state().activations;
  const isRunning = () => used() > 0;
  useTool(desk, {
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
    canPick: (hex) => isAmong(hand.targets(), hex) || isAmong(hand.starts(), hex),
    isPicked: (hex) => hand.isFrom(hex) || hand.isTo(hex),
    pick: (hex) => (isAmong(hand.targets(), hex) ? hand.aim(hex) : hand.begin(hex)),
  });
  const commit = () => {
    const to = hand.to();
    const deed = hand.deed();
    if (!to || !deed) return '';
    const params = { hex: hexName(to), name: deed.against === null ? '' : (table.players()[deed.against]?.name ?? '') };
    return w(hand.isFrom(to) ? `stay.${deed.name}` : `go.${deed.name}`, params);
  };
  const heading = () => {
    if (props.way === 'transport') return w('transportTitle');
    return w('activateTitle', { n: used() + 1, of: MOST_ACTIVATIONS });
  };
  const help = () => {
    const [from, to] = [hand.from(), hand.to()];
    if (!from) return w('chooseUnit');
    return to ? w('unitGoes', { from: hexName(from), to: hexName(to) }) : w('unitWhere', { from: hexName(from) });
  };

  return (
    <Prompt
      desk={desk}
      title={heading()}
      small={help()}
      keep
      aside={isRunning() ? w('foodPaid', { cost: term('food', 1) }) : undefined}
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
              <Button kind="pri" onClick={() => desk.act(action())}>
                {commit()}
              </Button>
            )}
          </Show>
          <Show when={isRunning()} fallback={<Button onClick={() => desk.open()}>{w('otherAction')}</Button>}>
            <Button onClick={() => desk.act({ type: 'endActivation' })}>
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
      <div class="opts">
        <For each={hand.deeds()}>
          {({ deed, why }) => (
            <button
              type="button"
              class="opt"
              classList={{ on: same(hand.deed(), deed), no: why !== null }}
              aria-pressed={same(hand.deed(), deed)}
              aria-disabled={why !== null}
              onClick={() => why === null && hand.setDeed(deed)}
            >
              <b>
                <Icon of={SIGN[deed.name]} size={16} /> {w(`deed.${deed.name}`)}
              </b>
              <span>
                {why
                  ? table.sayRefusal(why)
                  : w(`deed.${deed.name}.does`, {
                      hex: hexName(hand.to() ?? { q: 0, r: 0 }),
                      name: deed.against === null ? '' : (table.players()[deed.against]?.name ?? ''),
                    })}
              </span>
            </button>
          )}
        </For>
      </div>
    </Prompt>
  );
}

const same = (a: Deed | null, b: Deed): boolean => a?.name === b.name && a.against === b.against;
