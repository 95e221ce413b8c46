/** The units on the board: side by side if two players share a hex, smaller on a hex that holds something else. */
import { createMemo, For } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import { centre, SIDE } from './geometry.ts';
import { Pawn } from './Pieces.tsx';
import type { UnitLook } from './picture.ts';

export function Units(props: {
  units: readonly UnitLook[];
  letter: (seat: number) => string;
  isBusy: (hex: Hex) => boolean;
}) {
  const placed = createMemo(() => {
    const units = props.units;
    return units.map((unit) => {
      const here = units.filter((other) => sameHex(other.hex, unit.hex));
      const index = here.indexOf(unit);
      const { x, y } = centre(unit.hex);
      const busy = props.isBusy(unit.hex);
      const shift = busy ? (index ? 0.4 : -0.38) : here.length > 1 ? (index ? 0.34 : -0.34) : 0;
      return {
        unit,
        place: { x: x + SIDE * shift, y: y + SIDE * (busy ? 0.46 : 0.12) },
        width: SIDE * (busy ? 0.56 : 0.7),
      };
    });
  });
  return (
    <For each={placed()}>
      {({ unit, place, width }) => (
        <Pawn place={place} seat={unit.seat} letter={props.letter(unit.seat)} count={unit.count} width={width} />
      )}
    </For>
  );
}
