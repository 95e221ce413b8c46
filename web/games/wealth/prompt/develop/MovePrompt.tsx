/** Moving tiles: tap a tile, tap where it goes, turn it; then the next one. */
import { Show } from 'solid-js';
import { type Hex, hexKey, sameHex } from '../../../../../engine/core/hex.ts';
import { moveCost } from '../../../../../engine/wealth/actions/moveTiles.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { Button } from '../../../../ui/Button.tsx';
import { type Composer, type Tool, useMaking } from '../../composer.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { clashSpots, ghostsOf, isAmong } from '../ghost.ts';
import { Commit, Prompt } from '../Prompt.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { MoveTray } from './MoveTray.tsx';
import { createMoveHand, type MoveHand } from './moveHand.ts';

export function MovePrompt(props: { composer: Composer }) {
  const { word, term, goods } = useWords();
  const { composer } = props;
  const state = () => composer.table.state();
  const hand = createMoveHand(composer, useMaking(composer, 'move'));
  useTool(composer, toolOf(composer, hand));
  const inHand = () => hand.lifted()[hand.active()] ?? hand.lifted()[0];
  const heading = () => {
    const one = inHand();
    return one ? word('moveWhere', { tile: term(one.tile) }) : word('moveWhich', { n: rulesOf(state()).mostMoved });
  };
  return (
    <Prompt
      composer={composer}
      title={heading()}
      small={
        <Show when={!hand.isUnmoved()} fallback={word(hand.targets().length > 1 ? 'moveOrTurn' : 'moveOnlyTurn')}>
          <Show when={inHand()} fallback={word('moveHelp')}>
            <BeforeAfter composer={composer} action={hand.ready()} />
          </Show>
        </Show>
      }
      keep
      refusal={hand.isUnmoved() ? null : hand.refusal()}
      acts={
        <>
          <Commit
            composer={composer}
            move={hand.ready()}
            missing={word(inHand() ? 'moveOrTurnShort' : 'chooseTile')}
            onSend={(action) => composer.act(action)}
          >
            {({ tiles }) =>
              word('moveTiles', { tiles: term('tiles', tiles.length), cost: goods(moveCost(state(), tiles)) })
            }
          </Commit>
          <Button onClick={() => composer.back()}>{word('otherAction')}</Button>
        </>
      }
    >
      <Show when={inHand()}>
        <MoveTray hand={hand} forceCost={rulesOf(state()).forceCost} />
      </Show>
    </Prompt>
  );
}

function toolOf(composer: Composer, hand: MoveHand): Tool {
  const { table } = composer;
  const isInHand = (hex: Hex) => hand.lifted().some((one) => sameHex(one.to, hex));
  return {
    marks: () => {
      const lifted = hand.lifted();
      if (lifted.length === 0) return { ring: hand.liftable() };
      const clashing = lifted.filter((_, i) => hand.action()?.tiles[i]?.force);
      return {
        lit: hand.targets(),
        ring: hand.targets().filter((hex) => !lifted.some((one) => sameHex(one.to, hex))),
        ghosts: ghostsOf(
          table.seat() ?? 0,
          lifted.map((one, i) => ({
            tile: one.tile,
            hex: one.to,
            rotation: one.rotation,
            held: i === hand.active() ? 'plan' : 'set',
          })),
        ),
        arrows: lifted.filter((one) => !sameHex(one.from, one.to)).map(({ from, to }) => ({ from, to, mine: true })),
        clashes: clashing.flatMap(({ tile, to, rotation }) =>
          clashSpots(table.state().board, { tile, hex: to, rotation }),
        ),
      };
    },
    faded: () => new Set(hand.lifted().map((one) => hexKey(one.from))),
    canPick: (hex) => isInHand(hex) || isAmong(hand.targets(), hex) || isAmong(hand.liftable(), hex),
    isPicked: isInHand,
    pick: (hex) => {
      const at = hand.lifted().findIndex((one) => sameHex(one.to, hex));
      if (at >= 0 && at === hand.active()) hand.turn(1);
      else if (at >= 0) hand.hold(at);
      else if (isAmong(hand.targets(), hex)) hand.moveTo(hex);
      else hand.lift(hex);
    },
  };
}
