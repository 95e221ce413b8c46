/** Moving tiles: tap a tile, tap where it goes, turn it; then the next one. */
import { createMemo, For, Show } from 'solid-js';
import { sameHex } from '../../../../engine/core/hex.ts';
import { moveCost } from '../../../../engine/wealth/actions/moveTiles.ts';
import { HEXES } from '../../../../engine/wealth/data/board.ts';
import type { Cost } from '../../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { pieceAt } from '../../../../engine/wealth/rules/develop/pieces.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { MiniTile } from '../../../board/TileSigns.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { close, turn } from '../../../ui/signs/common.ts';
import type { Composer } from '../composer.ts';
import { handTile } from '../picture.ts';
import { useTool } from '../useTool.ts';
import { goodsInWords, term, title, w } from '../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { clashSpots, ghostsOf, isAmong } from './ghost.ts';
import { createMoveHand, type MoveHand } from './moveHand.ts';
import { Prompt } from './Prompt.tsx';
import './hand.css';

export function MovePrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  const hand = createMoveHand(composer);
  const seat = () => table.seat() ?? 0;
  const own = createMemo(() =>
    HEXES.filter((hex) => {
      const piece = pieceAt(table.state(), hex);
      return piece?.seat === seat() && piece.tile !== null;
    }),
  );
  const canLift = (hex: { q: number; r: number }) => isAmong(own(), hex) && !hand.isLifted(hex) && !hand.isFull();
  useTool(composer, {
    marks: () => {
      const lifted = hand.lifted();
      const liftable = own().filter(canLift);
      if (lifted.length === 0) return { ring: liftable };
      const clashing = (hand.action()?.tiles ?? []).filter((move) => move.force);
      return {
        lit: hand.targets(),
        ring: hand.targets().filter((hex) => !lifted.some((one) => sameHex(one.to, hex))),
        ghosts: ghostsOf(
          seat(),
          lifted.map((one, i) => ({
            tile: hand.tileOf(one),
            hex: one.to,
            rotation: one.rotation,
            held: i === hand.active() ? 'plan' : 'set',
          })),
        ),
        arrows: lifted.filter((one) => !sameHex(one.from, one.to)).map(({ from, to }) => ({ from, to, mine: true })),
        clashes: clashing.flatMap((move) =>
          clashSpots(table.state().board, {
            tile: hand.tileOf(move),
            hex: move.to,
            rotation: move.rotation,
          }),
        ),
      };
    },
    faded: () => new Set(hand.lifted().map((one) => `${one.from.q},${one.from.r}`)),
    canPick: (hex) => isAmong(hand.targets(), hex) || canLift(hex),
    isPicked: (hex) => hand.lifted().some((one) => sameHex(one.to, hex)),
    pick: (hex) => {
      const at = hand.lifted().findIndex((one) => sameHex(one.to, hex));
      if (at >= 0 && at === hand.active()) hand.turn(1);
      else if (at >= 0) hand.setActive(at);
      else if (isAmong(hand.targets(), hex)) hand.moveTo(hex);
      else hand.lift(hex);
    },
  });
  const ready = () => {
    const action = hand.action();
    return action && hand.refusal() === null ? action : null;
  };
  /** The tile is picked up but not placed elsewhere or turned yet, so there is nothing to complain about. */
  const isUnmoved = () => hand.refusal()?.code === 'wealth/develop/nothing-moves';
  const cost = () => goodsInWords(moveCost(table.state(), hand.action()?.tiles ?? []));

  return (
    <Prompt
      composer={composer}
      title={
        hand.lifted().length === 0
          ? w('moveWhich', { n: rulesOf(table.state()).mostMoved })
          : w('moveWhere', { tile: term(hand.tileOf(hand.lifted()[hand.active()] ?? (hand.lifted()[0] as never))) })
      }
      small={
        <Show when={!isUnmoved()} fallback={hand.targets().length > 1 ? w('moveOrTurn') : w('moveOnlyTurn')}>
          {hand.lifted().length === 0 ? w('moveHelp') : <BeforeAfter composer={composer} action={ready()} />}
        </Show>
      }
      keep
      refusal={hand.lifted().length > 0 && !isUnmoved() ? hand.refusal() : null}
      acts={
        <>
          <Show
            when={ready()}
            fallback={
              <Button kind="pri" disabled>
                {hand.lifted().length > 0 ? w('moveOrTurnShort') : w('chooseTile')}
              </Button>
            }
          >
            {(action) => (
              <Button kind="pri" onClick={() => composer.act(action())}>
                {w('moveTiles', { tiles: term('tiles', action().tiles.length), cost: cost() })}
              </Button>
            )}
          </Show>
          <Button onClick={() => composer.open()}>{w('otherAction')}</Button>
        </>
      }
    >
      <Show when={hand.lifted().length > 0}>
        <MoveTray hand={hand} forceCost={rulesOf(table.state()).forceCost} />
      </Show>
    </Prompt>
  );
}

function MoveTray(props: { hand: MoveHand; forceCost: Cost }) {
  const { hand } = props;
  const forced = (i: number) => hand.action()?.tiles[i]?.force ?? false;
  return (
    <div class="tray">
      <For each={hand.lifted()}>
        {(one, i) => (
          <div class="slot" classList={{ on: hand.active() === i() }}>
            <button
              type="button"
              class="hold"
              aria-pressed={hand.active() === i()}
              aria-label={`${title(hand.tileOf(one))} ${hexName(one.from)} → ${hexName(one.to)}`}
              onClick={() => hand.setActive(i())}
            >
              <MiniTile tile={handTile(hand.tileOf(one), one.rotation)} width={44} />
              <span>
                <b>
                  {hexName(one.from)}
                  <Show when={!sameHex(one.from, one.to)}> → {hexName(one.to)}</Show>
                </b>
                <Show when={forced(i())}>
                  <em>{w('clashForce', { cost: goodsInWords(props.forceCost) })}</em>
                </Show>
              </span>
            </button>
            <Show when={hand.active() === i()}>
              <span class="turns">
                <button type="button" aria-label={w('turnRight')} onClick={() => hand.turn(1)}>
                  <Icon of={turn} size={18} />
                </button>
                <button type="button" aria-label={w('putBack')} onClick={() => hand.drop(i())}>
                  <Icon of={close} size={16} />
                </button>
              </span>
            </Show>
          </div>
        )}
      </For>
      <For each={hand.splits()}>
        {(split) => (
          <label class="slot token">
            {w('tokenGoes', { hex: hexName(split.from) })}
            <select
              value={hexName(hand.tokenOf(split.from) ?? split.from)}
              onChange={(event) => {
                const to = split.to[event.currentTarget.selectedIndex - 1];
                if (to) hand.putToken(split.from, to);
              }}
            >
              <option value="">{w('tokenDefault')}</option>
              <For each={split.to}>{(hex) => <option value={hexName(hex)}>{hexName(hex)}</option>}</For>
            </select>
          </label>
        )}
      </For>
    </div>
  );
}
