/** Building a tile on one of my flags: its rotations side by side with their gain, and forcing if it clashes. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../engine/wealth/actions/index.ts';
import { GOODS, type Tile } from '../../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { buildTargets, checkPreview, type TilePreview } from '../../../../engine/wealth/facts/targets.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import type { PillLook } from '../../../board/picture.ts';
import { MiniTile } from '../../../board/TileSigns.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Composer } from '../composer.ts';
import { handTile } from '../picture.ts';
import { useTool } from '../useTool.ts';
import { goodsInWords, signed, term, title, w } from '../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { clashSpots, gainedDots, ghostsOf, isAmong, withTiles } from './ghost.ts';
import { Prompt } from './Prompt.tsx';
import { distinct } from './targets.ts';
import './plates.css';
import './build.css';

/** "+2 labor", "+$30" */
function gainWords({ makes }: TilePreview): string {
  const parts = GOODS.flatMap((good) => {
    const n = makes[good] ?? 0;
    if (n === 0) return [];
    return good === 'money' ? [`+$${n}`] : [`${signed(n)} ${term(good)}`];
  });
  return parts.length > 0 ? parts.join(', ') : w('gainNothing');
}

const actionOf = ({ tile, hex, rotation, clash }: TilePreview): ActionOf<'build'> => ({
  type: 'build',
  tile,
  hex,
  rotation,
  force: clash,
});

export function BuildPrompt(props: { composer: Composer; tile: Tile }) {
  const { composer } = props;
  const { table } = composer;
  const seat = () => table.seat() ?? 0;
  const previews = createMemo(() => buildTargets(table.state(), seat(), props.tile));
  const refusalOf = (preview: TilePreview) => checkPreview(table.state(), seat(), preview);
  const isLegal = (preview: TilePreview) => refusalOf(preview) === null;
  const hexes = createMemo(() =>
    distinct(
      previews()
        .filter(isLegal)
        .map((preview) => preview.hex),
    ),
  );
  const [hex, setHex] = createSignal<Hex | null>(null);
  const [rotation, setRotation] = createSignal(0);

  /** Legal before illegal, without a clash before with one, then by gain. */
  const rank = (a: TilePreview, b: TilePreview) =>
    Number(isLegal(b)) - Number(isLegal(a)) || Number(a.clash) - Number(b.clash) || b.dots - a.dots;
  const at = (where: Hex) => previews().filter((preview) => sameHex(preview.hex, where));
  const turns = createMemo(() => {
    const where = hex();
    return where ? at(where).sort((a, b) => a.rotation - b.rotation) : [];
  });
  const place = (where: Hex) => {
    setHex(where);
    setRotation(at(where).sort(rank)[0]?.rotation ?? 0);
  };
  // First propose the flag where the tile gains most.
  createEffect(
    on(previews, (all) => {
      const best = [...all].sort(rank)[0];
      if (best && !hex()) place(best.hex);
    }),
  );
  const chosen = createMemo(() => turns().find((turn) => turn.rotation === rotation()) ?? null);
  const legal = () => {
    const preview = chosen();
    return preview && isLegal(preview) ? preview : null;
  };
  const calm = () =>
    turns()
      .filter((turn) => !turn.clash && isLegal(turn))
      .sort((a, b) => b.dots - a.dots)[0];
  /** A tap turns the tile. It turns into a clash, which costs more, only if every rotation clashes. */
  const turnOn = () => {
    const open = turns().filter(isLegal);
    const order = calm() ? open.filter((turn) => !turn.clash) : open;
    const next = order[(order.findIndex((turn) => turn.rotation === rotation()) + 1) % order.length];
    if (next) setRotation(next.rotation);
  };

  const pills = (preview: TilePreview): PillLook[] => {
    if (!preview.clash) return preview.dots === 0 ? [] : [{ hex: preview.hex, text: `+${preview.dots}`, tone: 'act' }];
    return [
      { hex: preview.hex, text: gainWords(preview), tone: 'act', beside: 0 },
      { hex: preview.hex, text: `+1 ${term('capital')}`, tone: 'ink', beside: 1 },
    ];
  };
  useTool(composer, {
    marks: () => {
      const preview = chosen();
      const others = preview ? hexes().filter((other) => !sameHex(other, preview.hex)) : hexes();
      if (!preview) return { lit: others, ring: others };
      const { board } = table.state();
      return {
        lit: others,
        ring: others,
        ghosts: ghostsOf(seat(), [{ ...preview, held: 'plan' }]),
        gained: gainedDots(table.state(), withTiles(board, seat(), [preview])),
        clashes: preview.clash ? clashSpots(board, preview) : [],
        pills: pills(preview),
      };
    },
    canPick: (where) => isAmong(hexes(), where),
    isPicked: (where) => hex() !== null && sameHex(where, hex() as Hex),
    // A second tap on the tile turns it.
    pick: (where) => (hex() && sameHex(where, hex() as Hex) ? turnOn() : place(where)),
  });

  return (
    <Prompt
      composer={composer}
      title={
        hex()
          ? w('tileOn', { tile: title(props.tile), hex: hexName(hex() as Hex) })
          : w('tileWhere', { tile: term(props.tile) })
      }
      small={<BeforeAfter composer={composer} action={legal() ? actionOf(legal() as TilePreview) : null} />}
      keep
      refusal={chosen() && !legal() ? refusalOf(chosen() as TilePreview) : null}
      acts={
        <>
          <Show
            when={legal()}
            fallback={
              <Button kind="pri" disabled>
                {w('chooseHex')}
              </Button>
            }
          >
            {(preview) => (
              <Button kind="pri" onClick={() => composer.act(actionOf(preview()))}>
                {w(preview().clash ? 'buildForced' : 'build', { cost: goodsInWords(preview().cost) })}
              </Button>
            )}
          </Show>
          <Button onClick={() => composer.open()}>{w('otherAction')}</Button>
        </>
      }
    >
      <div class="place" classList={{ forced: chosen()?.clash ?? false }}>
        <div class="rots" role="radiogroup" aria-label={w('rotation')}>
          <For each={turns()}>
            {(turn) => (
              // biome-ignore lint/a11y/useSemanticElements: a plate, not a standard radio button
              <button
                type="button"
                role="radio"
                class="rot"
                classList={{ on: turn.rotation === rotation(), no: !isLegal(turn) }}
                aria-checked={turn.rotation === rotation()}
                aria-label={w(turn.clash ? 'rotationClash' : 'rotationOf', {
                  n: turn.rotation + 1,
                  gain: gainWords(turn),
                })}
                onClick={() => setRotation(turn.rotation)}
              >
                <MiniTile tile={handTile(props.tile, turn.rotation)} width={44} />
                {turn.dots === 0 ? '0' : `+${turn.dots}`}
                <small>{turn.clash ? w('clash') : '\u00a0'}</small>
              </button>
            )}
          </For>
        </div>
        <Show when={chosen()?.clash && chosen()}>
          {(preview) => (
            <div class="pair" role="radiogroup" aria-label={w('clash')}>
              {/* biome-ignore lint/a11y/useSemanticElements: a plate, not a standard radio button */}
              <button type="button" role="radio" aria-checked="true" class="opt on">
                <span class="rad" />
                <b>{w('force', { cost: goodsInWords(rulesOf(table.state()).forceCost) })}</b>
                <span>{effect(preview())}</span>
              </button>
              <Show when={calm()}>
                {(other) => (
                  // biome-ignore lint/a11y/useSemanticElements: a plate, not a standard radio button
                  <button
                    type="button"
                    role="radio"
                    aria-checked="false"
                    class="opt"
                    onClick={() => setRotation(other().rotation)}
                  >
                    <span class="rad" />
                    <b>{w('turnIt')}</b>
                    <span>{effect(other())}</span>
                  </button>
                )}
              </Show>
            </div>
          )}
        </Show>
      </div>
    </Prompt>
  );
}

/** "+2 labor, in a bloc of 4" */
const effect = (preview: TilePreview): string =>
  preview.bloc > 1
    ? w('gainInBloc', { gain: gainWords(preview), n: preview.bloc })
    : w('gainApart', { gain: gainWords(preview) });
