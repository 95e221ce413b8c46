/** All layers of the board, from the sea up. */
import { createMemo, For, Show } from 'solid-js';
import { type Hex, hexKey, sameHex } from '../../../../engine/core/hex.ts';
import styles from './board.module.css';
import { Chart, Terrain, Tufts } from './Chart.tsx';
import { hexPath, SIDE, VIEW_BOX } from './geometry.ts';
import { Arrow, Clash, OperationSign, Pill } from './Marks.tsx';
import { AutomationToken, CrownFlag, LoneFlag, TileFlag } from './Pieces.tsx';
import type { BoardMarks, BoardPicture, GhostLook } from './picture.ts';
import { Face, FullDot, Middle, Outline, Parts } from './Tiles.tsx';
import { Units } from './Units.tsx';

interface Props {
  picture: BoardPicture;
  marks: BoardMarks;
}

const hueOf = (seat: number) => (seat % 6) + 1;

export function Drawing(props: Props) {
  const ghosts = () => props.marks.ghosts ?? [];
  const letter = (seat: number): string => props.picture.letters[seat] ?? '';
  const taken = createMemo(() => {
    const { tiles, flags, terrain } = props.picture;
    return new Set([...tiles, ...flags, ...terrain, ...ghosts()].map(({ hex }) => hexKey(hex)));
  });
  const isBusy = (hex: Hex) => taken().has(hexKey(hex));
  const isUnder = (hex: Hex) => ghosts().some((ghost) => sameHex(ghost.hex, hex));
  return (
    <svg class={styles.layer} viewBox={VIEW_BOX} aria-hidden="true">
      <Chart />
      <Tufts bare={(hex) => !isBusy(hex)} />
      <For each={props.picture.terrain}>{(spot) => <Terrain hex={spot.hex} kind={spot.kind} />}</For>
      <For each={props.marks.lit ?? []}>{(hex) => <path class={styles.lit} d={hexPath(hex, SIDE - 1)} />}</For>
      <Tiles picture={props.picture} ring={props.marks.ring ?? []} isUnder={isUnder} />
      <Pieces picture={props.picture} letter={letter} isUnder={isUnder} />
      <Rings picture={props.picture} marks={props.marks} />
      <Ghosts ghosts={ghosts()} gained={props.marks.gained ?? []} />
      <For each={props.marks.arrows ?? []}>{(arrow) => <Arrow arrow={arrow} />}</For>
      <Units units={props.picture.units} letter={letter} isBusy={isBusy} />
      <For each={props.marks.clashes ?? []}>{(spot) => <Clash spot={spot} />}</For>
      <For each={props.marks.signs ?? []}>{(sign) => <OperationSign look={sign} busy={isBusy} />}</For>
      <For each={props.marks.pills ?? []}>{(pill) => <Pill pill={pill} />}</For>
      <For each={props.marks.crowns ?? []}>
        {(seat, index) => (
          <CrownFlag seat={seat} letter={letter(seat)} of={props.marks.crowns?.length ?? 1} index={index()} />
        )}
      </For>
      <Show when={props.marks.spot}>
        {(hex) => <path class={styles.spotRing} data-part="spot" d={hexPath(hex(), SIDE - 1)} />}
      </Show>
    </svg>
  );
}

const hasTile = (picture: BoardPicture) => {
  const keys = new Set(picture.tiles.map((tile) => hexKey(tile.hex)));
  return (hex: Hex) => keys.has(hexKey(hex));
};

/** Faces, outlines and dots. Rings around tiles lie below the dots, so that the dots can still be counted. */
function Tiles(props: { picture: BoardPicture; ring: readonly Hex[]; isUnder: (hex: Hex) => boolean }) {
  const rings = createMemo(() => props.ring.filter(hasTile(props.picture)));
  const looks = (faded: string | undefined, tile: { hex: Hex; faded?: boolean }) => ({
    [faded ?? '']: tile.faded === true,
    [styles.under ?? '']: props.isUnder(tile.hex),
  });
  return (
    <>
      <For each={props.picture.tiles}>
        {(tile) => (
          <g classList={looks(styles.unfed, tile)}>
            <Face hex={tile.hex} industry={tile.industry} />
          </g>
        )}
      </For>
      <For each={props.picture.blocs}>{(bloc) => <Outline bloc={bloc} hue={hueOf(bloc.seat)} />}</For>
      <For each={rings()}>{(hex) => <BeddedRing hex={hex} class={styles.ring} />}</For>
      <For each={props.picture.tiles}>
        {(tile) => (
          <g classList={looks(styles.idle, tile)}>
            <Parts tile={tile} />
            <Middle tile={tile} />
          </g>
        )}
      </For>
      <For each={props.picture.dots}>
        {(dot) => (
          <g classList={{ [styles.idle ?? '']: dot.faded === true }}>
            <FullDot dot={dot} />
          </g>
        )}
      </For>
    </>
  );
}

function Pieces(props: { picture: BoardPicture; letter: (seat: number) => string; isUnder: (hex: Hex) => boolean }) {
  const flags = createMemo(() => props.picture.flags.filter((flag) => !props.isUnder(flag.hex)));
  const hasUnit = (hex: Hex) => props.picture.units.some((unit) => sameHex(unit.hex, hex));
  return (
    <>
      <For each={flags()}>
        {(flag) => (
          <LoneFlag hex={flag.hex} seat={flag.seat} letter={props.letter(flag.seat)} aside={hasUnit(flag.hex)} />
        )}
      </For>
      <For each={props.picture.tiles}>{(tile) => <TileFlag hex={tile.hex} seat={tile.seat} />}</For>
      <For each={props.picture.automated}>{(hex) => <AutomationToken hex={hex} />}</For>
    </>
  );
}

function Rings(props: Props) {
  const bare = createMemo(() => {
    const isTile = hasTile(props.picture);
    return (props.marks.ring ?? []).filter((hex) => !isTile(hex));
  });
  return (
    <>
      <For each={bare()}>{(hex) => <path class={styles.ring} d={hexPath(hex, SIDE - 4.5)} />}</For>
      <For each={props.marks.solid ?? []}>{(hex) => <BeddedRing hex={hex} class={styles.solidRing} />}</For>
    </>
  );
}

/** A ring with a bed of its own, so that it is visible on any colour. */
function BeddedRing(props: { hex: Hex; class: string | undefined }) {
  const path = () => hexPath(props.hex, SIDE - 4);
  return (
    <>
      <path class={styles.ringBed} d={path()} />
      <path class={props.class} d={path()} />
    </>
  );
}

/** The tiles in hand, and the dots that they would complete. */
function Ghosts(props: { ghosts: readonly GhostLook[]; gained: NonNullable<BoardMarks['gained']> }) {
  return (
    <>
      <For each={props.ghosts}>
        {(ghost) => (
          <>
            <g class={ghost.held === 'set' ? styles.setGhost : styles.ghost}>
              <Face hex={ghost.hex} industry={ghost.industry} />
            </g>
            <Parts tile={ghost} />
            <Middle tile={ghost} />
          </>
        )}
      </For>
      <For each={props.ghosts}>
        {(ghost) => (
          <path class={ghost.held === 'set' ? styles.setRing : styles.ghostRing} d={hexPath(ghost.hex, SIDE - 2.5)} />
        )}
      </For>
      <For each={props.gained}>{(dot) => <FullDot dot={dot} />}</For>
      <For each={props.ghosts}>{(ghost) => <TileFlag hex={ghost.hex} seat={ghost.seat} />}</For>
    </>
  );
}
