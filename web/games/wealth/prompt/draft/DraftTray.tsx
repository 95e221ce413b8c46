/** The tiles of the package, and what they produce. */
import { For, Show } from 'solid-js';
import { FACES } from '../../../../../engine/wealth/data/geometry.ts';
import { type Good, INDUSTRIES, type Tile } from '../../../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { PRODUCES } from '../../../../../engine/wealth/data/tiles.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { check, turn } from '../../../../ui/signs/common.ts';
import text from '../../../../ui/text.module.css';
import { Amount, Arrow } from '../../Amount.tsx';
import { handTile } from '../../picture.ts';
import { useWords } from '../../words.ts';
import { Slot, TileSlot, ToolButton, Tray } from '../Tray.tsx';
import type { DraftHand } from './draftHand.ts';

export function DraftTray(props: { hand: DraftHand }) {
  return (
    <Tray>
      <For each={props.hand.tiles()}>{(tile, i) => <PackageTile hand={props.hand} tile={tile} index={i()} />}</For>
      <Makes hand={props.hand} />
    </Tray>
  );
}

const canTurn = (tile: Tile) => FACES[tile].half[0] !== 0b111111;

function PackageTile(props: { hand: DraftHand; tile: Tile; index: number }) {
  const { word, title } = useWords();
  const { hand } = props;
  const slot = () => hand.slots()[props.index] ?? null;
  const isActive = () => hand.active() === props.index;
  const where = () => {
    const set = slot();
    return set ? hexName(set.hex) : word('inHand');
  };
  return (
    <TileSlot
      tile={handTile(props.tile, slot()?.rotation ?? 0)}
      width={isActive() ? 54 : 42}
      label={`${title(props.tile)} ${where()}`}
      isActive={isActive()}
      onHold={() => hand.hold(props.index)}
      tools={
        slot() && canTurn(props.tile) ? (
          <>
            <ToolButton label={word('turnLeft')} sign={turn} size={18} isFlipped onClick={() => hand.turn(-1)} />
            <ToolButton label={word('turnRight')} sign={turn} size={18} onClick={() => hand.turn(1)} />
          </>
        ) : undefined
      }
    >
      <b>{where()}</b>
      <Show when={slot() && !isActive()}>
        <Icon of={check} size={12} /> {word('isSet')}
      </Show>
    </TileSlot>
  );
}

/** What the tiles produce: only products that change. */
function Makes(props: { hand: DraftHand }) {
  const { word } = useWords();
  const lines = () => {
    const [before, after] = props.hand.makes();
    return INDUSTRIES.map((industry) => PRODUCES[industry] as Good)
      .map((good) => ({ good, before: before[good] ?? 0, after: after[good] ?? 0 }))
      .filter((line) => line.before !== line.after);
  };
  return (
    <Slot class={text.notOnPhone}>
      <span>
        {word('eachProduce')}
        <b>
          <For each={lines()}>
            {(line) => (
              <Amount good={line.good} size={15}>
                {line.before} <Arrow /> {line.after}{' '}
              </Amount>
            )}
          </For>
        </b>
      </span>
    </Slot>
  );
}
