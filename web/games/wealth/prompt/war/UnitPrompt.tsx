/** Activating or transporting a unit: tap the unit, tap its hex, choose what it does. */
import { Show } from 'solid-js';
import { sameHex } from '../../../../../engine/core/hex.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { Button } from '../../../../ui/Button.tsx';
import text from '../../../../ui/text.module.css';
import type { SignLook } from '../../board/picture.ts';
import type { Composer, Tool } from '../../composer.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { isAmong } from '../ghost.ts';
import { Commit, Prompt } from '../Prompt.tsx';
import { DeedPlates } from './DeedPlates.tsx';
import { createUnitHand, type UnitHand, type UnitWay } from './unitHand.ts';

interface Props {
  composer: Composer;
  hand: UnitHand;
}

export function UnitPrompt(props: { composer: Composer; way: UnitWay }) {
  const { word, goods } = useWords();
  const { composer } = props;
  const rules = () => rulesOf(composer.table.state());
  const hand = createUnitHand(composer, props.way);
  useTool(composer, toolOf(hand));
  const used = () => composer.table.state().activations;
  const isTransport = props.way === 'transport';
  const help = () => {
    const [from, to] = [hand.from(), hand.to()];
    if (!from) return word('chooseUnit');
    if (!to) return word('unitWhere', { from: hexName(from) });
    if (sameHex(from, to)) return word('unitStays', { from: hexName(from) });
    const names = { from: hexName(from), to: hexName(to) };
    return isAmong(hand.starts(), to)
      ? `${word('unitGoes', names)} ${word('unitThere', names)}`
      : word('unitGoes', names);
  };
  /** What it costs. An activation in progress is already paid. */
  const price = () =>
    isTransport ? undefined : word(used() > 0 ? 'foodPaid' : 'costs', { cost: goods(rules().activateCost) });
  return (
    <Prompt
      composer={composer}
      title={
        isTransport ? word('transportTitle') : word('activateTitle', { n: used() + 1, of: rules().mostActivations })
      }
      small={help()}
      keep
      aside={price()}
      acts={
        <>
          <SendUnit composer={composer} hand={hand} />
          <OtherWays composer={composer} isRunning={used() > 0} />
        </>
      }
    >
      <DeedPlates composer={composer} hand={hand} />
    </Prompt>
  );
}

const BOARD_SIGN = { move: 'next', battle: 'swords', conquer: 'flag', settle: 'tile' } as const;

const toolOf = (hand: UnitHand): Tool => ({
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
  pick: hand.pick,
});

function SendUnit(props: Props) {
  const { word, goods } = useWords();
  const { table } = props.composer;
  const label = () => {
    const to = props.hand.to();
    const deed = props.hand.deed();
    if (!to || !deed) return '';
    const hex = hexName(to);
    if (props.hand.way === 'transport')
      return word(deed.name === 'settle' ? 'carry.settle' : 'carry.move', {
        hex,
        cost: goods(rulesOf(table.state()).transportCost),
      });
    const name = deed.against === null ? '' : (table.players()[deed.against]?.name ?? '');
    return word(props.hand.isFrom(to) ? `stay.${deed.name}` : `go.${deed.name}`, { hex, name });
  };
  return (
    <Commit
      move={props.hand.action()}
      missing={word(props.hand.from() ? 'chooseHex' : 'chooseUnitShort')}
      // An activation has several steps, and the list may begin only with a whole action.
      composer={props.hand.way === 'transport' ? props.composer : undefined}
      onSend={(action) => props.composer.act(action)}
    >
      {label}
    </Commit>
  );
}

function OtherWays(props: { composer: Composer; isRunning: boolean }) {
  const { word } = useWords();
  const { table } = props.composer;
  return (
    <Show
      when={props.isRunning}
      fallback={<Button onClick={() => props.composer.back()}>{word('otherAction')}</Button>}
    >
      <Button onClick={() => props.composer.act({ type: 'endActivation' })}>
        <span class={text.notOnPhone}>{word('endActivating')}</span>
        <span class={text.onPhone}>{word('end')}</span>
      </Button>
      <Show when={table.canUndo()}>
        <Button onClick={() => table.undo()}>{word('undo')}</Button>
      </Show>
    </Show>
  );
}
