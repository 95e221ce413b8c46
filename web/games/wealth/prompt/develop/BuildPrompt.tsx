/** Building a tile on one of my flags: its rotations side by side with their gain, and forcing if it clashes. */
import { For, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../../engine/core/hex.ts';
import { GOODS } from '../../../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import type { TilePreview } from '../../../../../engine/wealth/facts/targets.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { ThenButton } from '../../../../table/orders/PlanButtons.tsx';
import { Button } from '../../../../ui/Button.tsx';
import type { PillLook } from '../../board/picture.ts';
import { MiniTile } from '../../board/TileSigns.tsx';
import { type Composer, type Tool, useMaking } from '../../composer.ts';
import { handTile } from '../../picture.ts';
import { useTool } from '../../useTool.ts';
import { signed, useWords, type Words } from '../../words.ts';
import { clashSpots, gainedDots, ghostsOf, isAmong, withTiles } from '../ghost.ts';
import { RadioOption } from '../Option.tsx';
import { Commit, Prompt } from '../Prompt.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './Build.module.css';
import { type BuildHand, buildOf, createBuildHand } from './buildHand.ts';

/** "+2 labor", "+$30" */
function gainWords({ word, term }: Words, { makes }: TilePreview): string {
  const parts = GOODS.flatMap((good) => {
    const n = makes[good] ?? 0;
    if (n === 0) return [];
    return good === 'money' ? [`+$${n}`] : [`${signed(n)} ${term(good)}`];
  });
  return parts.length > 0 ? parts.join(', ') : word('gainNothing');
}

export function BuildPrompt(props: { composer: Composer }) {
  const words = useWords();
  const { word, term, title } = words;
  const { composer } = props;
  const build = useMaking(composer, 'build');
  const hand = createBuildHand(composer, build);
  useTool(composer, toolOf(composer, hand, words));
  const heading = () => {
    const hex = hand.hex();
    return hex
      ? word('tileOn', { tile: title(build().tile), hex: hexName(hex) })
      : word('tileWhere', { tile: term(build().tile) });
  };
  const action = () => {
    const legal = hand.legal();
    return legal && !hand.isBare(legal.hex) ? buildOf(legal) : null;
  };
  return (
    <Prompt
      composer={composer}
      title={heading()}
      small={
        <Show when={hand.legal() && !action()} fallback={<BeforeAfter composer={composer} action={action()} />}>
          {word('flagFirst')}
        </Show>
      }
      keep
      refusal={hand.refusal()}
      acts={
        <>
          <BuildButton composer={composer} hand={hand} />
          <Button onClick={() => composer.back()}>{word('otherAction')}</Button>
        </>
      }
    >
      <div class={`${styles.place} ${hand.chosen()?.clash ? styles.forced : ''}`}>
        <Rotations hand={hand} />
        <Show when={hand.chosen()?.clash && hand.chosen()}>
          {(preview) => <ClashChoice composer={composer} hand={hand} forced={preview()} />}
        </Show>
      </div>
    </Prompt>
  );
}

/** On bare land the flag is placed now, and the tile follows as an order. */
function BuildButton(props: { composer: Composer; hand: BuildHand }) {
  const { word, goods, term } = useWords();
  const { composer, hand } = props;
  const bare = () => {
    const preview = hand.legal();
    return preview && hand.isBare(preview.hex) ? preview : null;
  };
  const flagAndTile = (preview: TilePreview) =>
    composer.order((desk) => [desk.orderOf(composer.table.state(), buildOf(preview))]);
  return (
    <Show
      when={bare()}
      fallback={
        <Commit
          move={hand.legal()}
          missing={word('chooseHex')}
          composer={composer}
          onSend={(preview) => composer.act(buildOf(preview))}
        >
          {(preview) => word(preview.clash ? 'buildForced' : 'build', { cost: goods(preview.cost) })}
        </Commit>
      }
    >
      {(preview) => (
        <>
          <Button kind="pri" onClick={() => void flagAndTile(preview())}>
            {word('flagThenBuild', {
              flag: goods(rulesOf(composer.table.state()).flagCost),
              tile: term(preview().tile),
              cost: goods(preview().cost),
            })}
          </Button>
          <ThenButton table={composer.table} onThen={() => void flagAndTile(preview())} />
        </>
      )}
    </Show>
  );
}

function toolOf(composer: Composer, hand: BuildHand, words: Words): Tool {
  const { table } = composer;
  const pills = (preview: TilePreview): PillLook[] => {
    if (!preview.clash) return preview.dots === 0 ? [] : [{ hex: preview.hex, text: `+${preview.dots}`, tone: 'act' }];
    return [
      { hex: preview.hex, text: gainWords(words, preview), tone: 'act', beside: 0 },
      { hex: preview.hex, text: `+${words.goods(rulesOf(table.state()).forceCost)}`, tone: 'ink', beside: 1 },
    ];
  };
  return {
    marks: () => {
      const preview = hand.chosen();
      const open = [...hand.hexes(), ...hand.bare()];
      if (!preview) return { lit: open, ring: hand.hexes() };
      const isOther = (hex: Hex) => !sameHex(hex, preview.hex);
      const { board } = table.state();
      const seat = table.seat() ?? 0;
      return {
        lit: open.filter(isOther),
        ring: hand.hexes().filter(isOther),
        ghosts: ghostsOf(seat, [{ ...preview, held: 'plan' }]),
        gained: gainedDots(table.state(), withTiles(board, seat, [preview])),
        clashes: preview.clash ? clashSpots(board, preview) : [],
        pills: pills(preview),
      };
    },
    canPick: (hex: Hex) => isAmong(hand.hexes(), hex) || isAmong(hand.bare(), hex),
    isPicked: hand.isHere,
    // A second tap on the tile turns it.
    pick: (hex: Hex) => (hand.isHere(hex) ? hand.turnOn() : hand.put(hex)),
  };
}

function Rotations(props: { hand: BuildHand }) {
  const words = useWords();
  const isOn = (turn: TilePreview) => turn.rotation === props.hand.chosen()?.rotation;
  return (
    <div class={styles.rotations} role="radiogroup" aria-label={words.word('rotation')}>
      <For each={props.hand.turns()}>
        {(turn) => (
          // biome-ignore lint/a11y/useSemanticElements: a plate, not a standard radio button
          <button
            type="button"
            role="radio"
            class={`${styles.rotation} ${props.hand.isLegal(turn) ? '' : styles.illegal}`}
            data-legal={props.hand.isLegal(turn)}
            aria-checked={isOn(turn)}
            aria-label={words.word(turn.clash ? 'rotationClash' : 'rotationOf', {
              n: turn.rotation + 1,
              gain: gainWords(words, turn),
            })}
            onClick={() => props.hand.turnTo(turn.rotation)}
          >
            <MiniTile tile={handTile(turn.tile, turn.rotation)} width={44} />
            {turn.dots === 0 ? '0' : `+${turn.dots}`}
            <small>{turn.clash ? words.word('clash') : '\u00a0'}</small>
          </button>
        )}
      </For>
    </div>
  );
}

/** The tile clashes as it lies: force it, or turn it. */
function ClashChoice(props: { composer: Composer; hand: BuildHand; forced: TilePreview }) {
  const words = useWords();
  const { word, goods } = words;
  /** "+2 labor, in a bloc of 4" */
  const effect = (preview: TilePreview): string => {
    const gain = gainWords(words, preview);
    return preview.bloc > 1 ? word('gainInBloc', { gain, n: preview.bloc }) : word('gainApart', { gain });
  };
  const forceCost = () => goods(rulesOf(props.composer.table.state()).forceCost);
  return (
    <div class={styles.choice} role="radiogroup" aria-label={word('clash')}>
      <RadioOption isOn name={word('force', { cost: forceCost() })} effect={effect(props.forced)} onClick={() => {}} />
      <Show when={props.hand.calm()}>
        {(other) => (
          <RadioOption
            isOn={false}
            name={word('turnIt')}
            effect={effect(other())}
            onClick={() => props.hand.turnTo(other().rotation)}
          />
        )}
      </Show>
    </div>
  );
}
