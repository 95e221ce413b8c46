/** The tiles being moved, and the tokens of the blocs that they split. */
import { For, Index, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../../engine/core/hex.ts';
import type { Cost } from '../../../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { close, turn } from '../../../../ui/signs/common.ts';
import type { Lifted } from '../../move.ts';
import { handTile } from '../../picture.ts';
import { useWords } from '../../words.ts';
import tray from '../Tray.module.css';
import { TileSlot, ToolButton, Tray } from '../Tray.tsx';
import type { MoveHand } from './moveHand.ts';

export function MoveTray(props: { hand: MoveHand; forceCost: Cost }) {
  return (
    <Tray>
      <Index each={props.hand.lifted()}>
        {(one, i) => <MovedTile hand={props.hand} one={one()} index={i} forceCost={props.forceCost} />}
      </Index>
      <For each={props.hand.splits()}>{(split) => <TokenChoice hand={props.hand} split={split} />}</For>
    </Tray>
  );
}

function MovedTile(props: { hand: MoveHand; one: Lifted; index: number; forceCost: Cost }) {
  const { word, title, goods } = useWords();
  const isForced = () => props.hand.action()?.tiles[props.index]?.force ?? false;
  return (
    <TileSlot
      tile={handTile(props.one.tile, props.one.rotation)}
      width={44}
      label={`${title(props.one.tile)} ${hexName(props.one.from)} → ${hexName(props.one.to)}`}
      isActive={props.hand.active() === props.index}
      onHold={() => props.hand.hold(props.index)}
      tools={
        <>
          <ToolButton label={word('turnRight')} sign={turn} size={18} onClick={() => props.hand.turn(1)} />
          <ToolButton label={word('putBack')} sign={close} size={16} onClick={() => props.hand.putBack(props.index)} />
        </>
      }
    >
      <b>
        {hexName(props.one.from)}
        <Show when={!sameHex(props.one.from, props.one.to)}> → {hexName(props.one.to)}</Show>
      </b>
      <Show when={isForced()}>
        <em>{word('clashForce', { cost: goods(props.forceCost) })}</em>
      </Show>
    </TileSlot>
  );
}

/** W7.9: the token goes to the larger part unless the player says otherwise. */
function TokenChoice(props: { hand: MoveHand; split: { from: Hex; to: Hex[] } }) {
  const { word } = useWords();
  return (
    <label class={tray.slot}>
      {word('tokenGoes', { hex: hexName(props.split.from) })}
      <select
        value={hexName(props.hand.tokenOf(props.split.from) ?? props.split.from)}
        onChange={(event) => {
          const to = props.split.to[event.currentTarget.selectedIndex - 1];
          if (to) props.hand.putToken(props.split.from, to);
        }}
      >
        <option value="">{word('tokenDefault')}</option>
        <For each={props.split.to}>{(hex) => <option value={hexName(hex)}>{hexName(hex)}</option>}</For>
      </select>
    </label>
  );
}
