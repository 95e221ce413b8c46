/** The hex board: all layers from the sea up, one button per hex, pan and zoom inside its own frame. */
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { type Hex, hexKey, sameHex } from '../../engine/core/hex.ts';
import { hexName } from '../../engine/wealth/data/hexNames.ts';
import { Chart, Terrain, Tufts } from './Chart.tsx';
import { centre, HEXES, hexPath, SIDE, VIEW_BOX } from './geometry.ts';
import { hexBeyond, hexInRow } from './keys.ts';
import { Arrow, Clash, OperationSign, Pill } from './Marks.tsx';
import { AutomationToken, CrownFlag, LoneFlag, Pawn, TileFlag } from './Pieces.tsx';
import type { BoardMarks, BoardPicture, UnitLook } from './picture.ts';
import { Face, FullDot, Middle, Outline, Parts } from './Tiles.tsx';
import { createView, type View } from './view.ts';
import './board.css';

export interface HexBoardProps {
  picture: BoardPicture;
  marks: BoardMarks;
  label: string;
  /** What is on a hex, in words. */
  describe: (hex: Hex) => string;
  /** Whether a click on a hex chooses it. The other hexes can still be read. */
  canPick?: (hex: Hex) => boolean;
  isPicked?: (hex: Hex) => boolean;
  onPick?: (hex: Hex) => void;
  /** Gives the view to the page, for its zoom buttons. */
  onView?: (view: View) => void;
}

const hueOf = (seat: number) => (seat % 6) + 1;

export function HexBoard(props: HexBoardProps) {
  let frame: HTMLDivElement | undefined;
  let svg: SVGSVGElement | undefined;
  const view = createView();
  const [focused, setFocused] = createSignal<Hex>({ q: 0, r: 0 });
  onMount(() => {
    if (frame) onCleanup(view.attach(frame));
    props.onView?.(view);
  });

  const letter = (seat: number): string => props.picture.letters[seat] ?? '';
  const ghosts = () => props.marks.ghosts ?? [];
  const taken = createMemo(() => {
    const keys = new Set<string>();
    for (const { hex } of [...props.picture.tiles, ...props.picture.flags, ...props.picture.terrain, ...ghosts()]) {
      keys.add(hexKey(hex));
    }
    return keys;
  });
  const isBusy = (hex: Hex) => taken().has(hexKey(hex));
  const isUnder = (hex: Hex) => ghosts().some((ghost) => sameHex(ghost.hex, hex));
  const hasUnit = (hex: Hex) => props.picture.units.some((unit) => sameHex(unit.hex, hex));
  /** Rings lie below the dots, so that the dots can still be counted. */
  const rings = createMemo(() => {
    const tiles = new Set(props.picture.tiles.map((tile) => hexKey(tile.hex)));
    const all = props.marks.ring ?? [];
    return { tiles: all.filter((hex) => tiles.has(hexKey(hex))), land: all.filter((hex) => !tiles.has(hexKey(hex))) };
  });
  const flags = createMemo(() => props.picture.flags.filter((flag) => !isUnder(flag.hex)));

  function pick(hex: Hex): void {
    if (view.wasDragged()) return;
    if (props.canPick?.(hex)) props.onPick?.(hex);
  }

  function goTo(hex: Hex): void {
    setFocused(hex);
    svg?.querySelector<SVGPathElement>(`[data-hex="${hexName(hex)}"]`)?.focus();
  }

  function onKey(event: KeyboardEvent, hex: Hex): void {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (props.canPick?.(hex)) props.onPick?.(hex);
      return;
    }
    const next = event.key.startsWith('Page')
      ? hexInRow(hex, event.key === 'PageDown' ? 1 : -1, (other) => props.canPick?.(other) ?? false)
      : hexBeyond(hex, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <div class="boardview" ref={frame}>
      <div
        class="boardsheet"
        style={{ transform: view.transform(), 'will-change': view.isMoving() ? 'transform' : undefined }}
      >
        <svg class="hexboard" viewBox={VIEW_BOX} aria-hidden="true">
          <Chart />
          <Tufts bare={(hex) => !isBusy(hex)} />
          <For each={props.picture.terrain}>{(spot) => <Terrain hex={spot.hex} kind={spot.kind} />}</For>
          <For each={props.marks.lit ?? []}>{(hex) => <path class="legal" d={hexPath(hex, SIDE - 1)} />}</For>
          <For each={props.picture.tiles}>
            {(tile) => (
              <g classList={{ unfed: tile.faded === true, under: isUnder(tile.hex) }}>
                <Face hex={tile.hex} industry={tile.industry} />
              </g>
            )}
          </For>
          <For each={props.picture.blocs}>{(bloc) => <Outline bloc={bloc} hue={hueOf(bloc.seat)} />}</For>
          <For each={rings().tiles}>{(hex) => <Ring hex={hex} kind="legalring" />}</For>
          <For each={props.picture.tiles}>
            {(tile) => (
              <g classList={{ idle: tile.faded === true, under: isUnder(tile.hex) }}>
                <Parts tile={tile} />
                <Middle tile={tile} />
              </g>
            )}
          </For>
          <For each={props.picture.dots}>
            {(dot) => (
              <g classList={{ idle: dot.faded === true }}>
                <FullDot dot={dot} />
              </g>
            )}
          </For>
          <For each={flags()}>
            {(flag) => (
              <LoneFlag hex={flag.hex} seat={flag.seat} letter={letter(flag.seat)} aside={hasUnit(flag.hex)} />
            )}
          </For>
          <For each={props.picture.tiles}>{(tile) => <TileFlag hex={tile.hex} seat={tile.seat} />}</For>
          <For each={props.picture.automated}>{(hex) => <AutomationToken hex={hex} />}</For>
          <For each={rings().land}>{(hex) => <path class="legalring" d={hexPath(hex, SIDE - 4.5)} />}</For>
          <For each={props.marks.solid ?? []}>{(hex) => <Ring hex={hex} kind="solidring" />}</For>
          <For each={ghosts()}>
            {(ghost) => (
              <>
                <g class={ghost.held === 'set' ? 'ghost set' : 'ghost'}>
                  <Face hex={ghost.hex} industry={ghost.industry} />
                </g>
                <Parts tile={ghost} />
                <Middle tile={ghost} />
              </>
            )}
          </For>
          <For each={ghosts()}>
            {(ghost) => (
              <path class={ghost.held === 'set' ? 'setring' : 'legalring wide3'} d={hexPath(ghost.hex, SIDE - 2.5)} />
            )}
          </For>
          <For each={props.marks.gained ?? []}>{(dot) => <FullDot dot={dot} />}</For>
          <For each={ghosts()}>{(ghost) => <TileFlag hex={ghost.hex} seat={ghost.seat} />}</For>
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
          <Show when={props.marks.spot}>{(hex) => <path class="spotring" d={hexPath(hex(), SIDE - 1)} />}</Show>
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset */}
        <svg ref={svg} class="hexboard" viewBox={VIEW_BOX} role="group" aria-label={props.label}>
          <For each={HEXES}>
            {(hex) => (
              // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a button
              <path
                class="hit"
                classList={{ can: props.canPick?.(hex) ?? false }}
                d={hexPath(hex)}
                data-hex={hexName(hex)}
                role="button"
                tabindex={sameHex(focused(), hex) ? 0 : -1}
                aria-label={props.describe(hex)}
                aria-disabled={!(props.canPick?.(hex) ?? false)}
                aria-pressed={props.isPicked?.(hex) ?? false}
                onClick={() => pick(hex)}
                onFocus={() => setFocused(hex)}
                onKeyDown={(event) => onKey(event, hex)}
              />
            )}
          </For>
        </svg>
      </div>
    </div>
  );
}

/** A ring with a bed of its own, so that it is visible on any colour. */
function Ring(props: { hex: Hex; kind: 'legalring' | 'solidring' }) {
  const path = () => hexPath(props.hex, SIDE - 4);
  return (
    <>
      <path class="ringbed" d={path()} />
      <path class={props.kind} d={path()} />
    </>
  );
}

function Units(props: { units: readonly UnitLook[]; letter: (seat: number) => string; isBusy: (hex: Hex) => boolean }) {
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
