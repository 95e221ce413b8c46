/** The draft: choose a package from the list, place its tiles on the board, press one button. */
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { sameHex } from '../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../engine/wealth/actions/index.ts';
import { FACES } from '../../../../engine/wealth/data/geometry.ts';
import { type Good, INDUSTRIES, type Tile } from '../../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { PRODUCES } from '../../../../engine/wealth/data/tiles.ts';
import { draftRounds } from '../../../../engine/wealth/rules/setUp/draft.ts';
import { MiniTile } from '../../../board/TileSigns.tsx';
import { list } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { check, turn } from '../../../ui/signs/common.ts';
import { Amount } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { narrow } from '../narrow.ts';
import { handTile } from '../picture.ts';
import { useTool } from '../useTool.ts';
import { goodsInWords, term, title, w } from '../words.ts';
import { createDraftHand, type DraftHand } from './draftHand.ts';
import { gainedDots, ghostsOf, isAmong, withTiles } from './ghost.ts';
import { Prompt } from './Prompt.tsx';
import './hand.css';

export function DraftPrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  const hand = createDraftHand(composer, composer.pickedPackage);
  createEffect(
    on(composer.pickedPackage, () => {
      hand.propose();
      // If the screen shows one pane at a time, it switches to the tiles just proposed.
      if (hand.tiles().length > 0) composer.showTab('board');
    }),
  );
  const isNarrow = narrow();

  const action = createMemo((): ActionOf<'pickPackage'> | null => {
    const chosen = composer.pickedPackage();
    if (!chosen || !hand.isComplete()) return null;
    return { type: 'pickPackage', ...chosen, tiles: hand.placed() };
  });
  const refusal = () => {
    const made = action();
    return made ? composer.check(made) : null;
  };
  const mustSkip = () =>
    table.choices().some((choice) => choice.kind === 'one' && choice.action.type === 'skipPackage');
  useTool(composer, {
    marks: () => {
      const placed = hand.placed();
      const seat = table.seat() ?? 0;
      const inHand = hand.slots()[hand.active()];
      return {
        lit: hand.hexes(),
        ring: hand.hexes().filter((hex) => !placed.some((one) => sameHex(one.hex, hex))),
        ghosts: ghostsOf(
          seat,
          placed.map((one) => ({ ...one, held: one === inHand ? 'plan' : 'set' })),
        ),
        gained: gainedDots(table.state(), withTiles(table.state().board, seat, placed)),
      };
    },
    canPick: (hex) => isAmong(hand.hexes(), hex) || hand.placed().some((one) => sameHex(one.hex, hex)),
    isPicked: (hex) => hand.placed().some((one) => sameHex(one.hex, hex)),
    pick: (hex) => {
      const at = hand.slots().findIndex((slot) => slot && sameHex(slot.hex, hex));
      if (at < 0) hand.place(hex);
      else if (at === hand.active()) hand.turn(1);
      else hand.setActive(at);
    },
  });
  const round = () => (table.state().draft?.round ?? 0) + 1;
  const rounds = () => draftRounds(table.state()).length;
  const tileNames = () => {
    const kinds = [...new Set(hand.tiles())];
    return list(kinds.map((kind) => term(kind, hand.tiles().filter((tile) => tile === kind).length)));
  };
  const heading = () => {
    if (mustSkip()) return w('noPackageFits');
    if (!hand.given()) return w('choosePackage');
    if (hand.tiles().length === 0) return w('cubesOnly');
    const tile = hand.tiles()[hand.active()];
    return hand.isComplete() ? w('tilesSet') : w('setTile', { tile: tile ? term(tile) : '' });
  };

  return (
    <Prompt
      composer={composer}
      title={heading()}
      small={hand.tiles().length > 0 ? w('draftHelp') : hand.given() ? undefined : w('draftChooseHelp')}
      aside={w('pickOf', { n: round(), of: rounds() })}
      refusal={refusal()}
      keep={!hand.given()}
      acts={
        <>
          <Show
            when={!mustSkip()}
            fallback={
              <Button kind="pri" onClick={() => composer.act({ type: 'skipPackage' })}>
                {w('skipPick')}
              </Button>
            }
          >
            <Show
              when={refusal() === null && action()}
              fallback={
                <Show
                  when={isNarrow() && !hand.given() && composer.tab() !== 'markets'}
                  fallback={
                    <Button kind="pri" disabled>
                      {hand.given() ? w('setAllTiles') : w('choosePackage')}
                    </Button>
                  }
                >
                  <Button kind="pri" onClick={() => composer.showTab('markets')}>
                    {w('showPackages')}
                  </Button>
                </Show>
              }
            >
              {(made) => (
                <Button kind="pri" onClick={() => composer.act(made())}>
                  <Show
                    when={hand.tiles().length > 0}
                    fallback={w('take', { what: goodsInWords(hand.given()?.goods ?? {}) })}
                  >
                    <span class="wide">
                      {w('takeOn', {
                        what: tileNames(),
                        hexes: hand
                          .placed()
                          .map((one) => hexName(one.hex))
                          .join(', '),
                      })}
                    </span>
                    <span class="only-s">{w('take', { what: tileNames() })}</span>
                  </Show>
                </Button>
              )}
            </Show>
          </Show>
          <Show when={hand.given()}>
            <Button
              onClick={() => {
                composer.choosePackage(null);
                composer.showTab('markets');
              }}
            >
              <span class="wide">{w('otherPackage')}</span>
              <span class="only-s">{w('other')}</span>
            </Button>
          </Show>
          <Show when={hand.placed().length > 0}>
            <Button onClick={() => hand.lift()}>{hand.tiles().length > 1 ? w('liftTiles') : w('liftTile')}</Button>
          </Show>
        </>
      }
    >
      <Show when={hand.tiles().length > 0}>
        <Tray hand={hand} />
      </Show>
    </Prompt>
  );
}

/** What the tiles produce: only products that change. */
function Makes(props: { hand: DraftHand }) {
  const lines = () => {
    const [before, after] = props.hand.makes();
    const goods = INDUSTRIES.map((industry) => PRODUCES[industry] as Good);
    return goods
      .map((good) => ({ good, before: before[good] ?? 0, after: after[good] ?? 0 }))
      .filter((line) => line.before !== line.after);
  };
  return (
    <div class="slot wide">
      <span>
        {w('eachProduce')}
        <b>
          <For each={lines()}>
            {(line) => (
              <Amount good={line.good} size={15}>
                {line.before} <span class="arr">→</span> {line.after}{' '}
              </Amount>
            )}
          </For>
        </b>
      </span>
    </div>
  );
}

function Tray(props: { hand: DraftHand }) {
  const { hand } = props;
  const canTurn = (tile: Tile) => FACES[tile].half[0] !== 0b111111;
  return (
    <div class="tray">
      <For each={hand.tiles()}>
        {(tile, i) => {
          const slot = () => hand.slots()[i()] ?? null;
          const isActive = () => hand.active() === i();
          return (
            <div class="slot" classList={{ on: isActive() }}>
              <button
                type="button"
                class="hold"
                aria-pressed={isActive()}
                aria-label={`${title(tile)} ${slot() ? hexName((slot() as { hex: { q: number; r: number } }).hex) : w('inHand')}`}
                onClick={() => hand.setActive(i())}
              >
                <MiniTile tile={handTile(tile, slot()?.rotation ?? 0)} width={isActive() ? 54 : 42} />
                <span>
                  <Show when={slot()} fallback={<b>{w('inHand')}</b>}>
                    {(set) => (
                      <>
                        <b>{hexName(set().hex)}</b>
                        <Show when={!isActive()}>
                          <Icon of={check} size={12} /> {w('isSet')}
                        </Show>
                      </>
                    )}
                  </Show>
                </span>
              </button>
              <Show when={isActive() && slot() && canTurn(tile)}>
                <span class="turns">
                  <button type="button" aria-label={w('turnLeft')} onClick={() => hand.turn(-1)}>
                    <span class="flip">
                      <Icon of={turn} size={18} />
                    </span>
                  </button>
                  <button type="button" aria-label={w('turnRight')} onClick={() => hand.turn(1)}>
                    <Icon of={turn} size={18} />
                  </button>
                </span>
              </Show>
            </div>
          );
        }}
      </For>
      <Makes hand={hand} />
    </div>
  );
}
