/** Develop: every action with its cost. An action that is not possible says why. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Refusal } from '../../../../../engine/core/game.ts';
import type { ActionType } from '../../../../../engine/wealth/actions/index.ts';
import type { Goods, Tile } from '../../../../../engine/wealth/data/goods.ts';
import { bareTargets } from '../../../../../engine/wealth/facts/targets.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { flag, next, turn } from '../../../../ui/signs/common.ts';
import { Amounts } from '../../Amount.tsx';
import { TileSign } from '../../board/TileSigns.tsx';
import type { Composer } from '../../composer.ts';
import type { Opening } from '../../move.ts';
import { automation, swords } from '../../signs.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { PawnSign } from '../PawnSign.tsx';
import { Plate, Plates, tilesOf, useTileName } from '../Plate.tsx';
import { Prompt } from '../Prompt.tsx';
import { legalHexes } from '../targets.ts';
import styles from './Develop.module.css';
import { Missing } from './Missing.tsx';

interface Entry {
  name: string;
  sign: JSX.Element;
  cost: Goods;
  part: Opening;
  why: Refusal | null;
}

/** Null if at least one choice of the kind is legal, otherwise why none is. */
function whyNot(composer: Composer, type: ActionType, tile?: Tile): Refusal | null {
  let why: Refusal | null = { code: 'wealth/develop/no-place', rule: 'W7.1' };
  for (const choice of composer.table.choices()) {
    const template = choice.kind === 'one' ? choice.action : choice.template;
    if (template.type !== type || (tile && 'tile' in template && template.tile !== tile)) continue;
    if (choice.kind !== 'blocked') return null;
    why = choice.why;
  }
  return why;
}

function canBuildLater({ table }: Composer, tile: Tile): boolean {
  const seat = table.seat();
  return table.orders.exist && seat !== null && bareTargets(table.state(), seat, tile).length > 0;
}

/** Every action of Develop in this game. */
function useEntries(composer: Composer): () => Entry[] {
  const { word } = useWords();
  const tileName = useTileName();
  const sign = (of: string) => <Icon of={of} size={22} />;
  return createMemo(() => {
    const state = composer.table.state();
    const { flagCost, tileCosts, moveCost, automateCost, unitCost, activateCost, transportCost } = rulesOf(state);
    const entry = (
      name: 'flag' | 'move' | 'automate' | 'units' | 'activate' | 'transport',
      type: ActionType,
      cost: Goods,
      drawn: JSX.Element,
    ): Entry => ({ name: word(name), sign: drawn, cost, part: { name }, why: whyNot(composer, type) });
    const tiles = tilesOf(state).map(
      (tile): Entry => ({
        name: tileName(tile),
        sign: <TileSign tile={tile} width={28} />,
        cost: tileCosts[tile],
        part: { name: 'build', tile },
        // A flag on bare land now, and the tile as an order.
        why: canBuildLater(composer, tile) ? null : whyNot(composer, 'build', tile),
      }),
    );
    const war = [
      entry('units', 'buildUnits', unitCost, <PawnSign />),
      entry('activate', 'activate', activateCost, sign(swords)),
      entry('transport', 'transport', transportCost, sign(next)),
    ];
    return [
      entry('flag', 'placeFlag', flagCost, sign(flag)),
      ...tiles,
      entry('move', 'moveTiles', moveCost, sign(turn)),
      entry('automate', 'automate', automateCost, sign(automation)),
      ...(state.options.warClouds ? war : []),
    ];
  });
}

export function DevelopPrompt(props: { composer: Composer }) {
  const { word } = useWords();
  const { composer } = props;
  const entries = useEntries(composer);
  const flags = createMemo(() => legalHexes(composer.table.choices(), 'build'));
  useTool(composer, { marks: () => ({ lit: flags(), ring: flags() }) });
  const canAct = () => entries().some((entry) => entry.why === null);
  const pass = () => composer.act({ type: 'passDevelop' });
  return (
    <Prompt
      composer={composer}
      title={word('developOrPass')}
      small={word('developHelp')}
      acts={
        <>
          <Show
            when={canAct()}
            fallback={
              <Button kind="pri" onClick={pass}>
                {word('passDevelop')}
              </Button>
            }
          >
            <Button kind="pri" disabled>
              {word('chooseAction')}
            </Button>
            <Button onClick={pass}>{word('passDevelop')}</Button>
          </Show>
          <Button onClick={() => composer.open({ name: 'plan' })}>{word('plan')}</Button>
        </>
      }
    >
      <Plates many={entries().length > 10}>
        <For each={entries()}>{(entry) => <EntryPlate composer={composer} entry={entry} />}</For>
      </Plates>
    </Prompt>
  );
}

function EntryPlate(props: { composer: Composer; entry: Entry }) {
  return (
    <Plate
      sign={props.entry.sign}
      name={props.entry.name}
      isBarred={props.entry.why !== null}
      onClick={() => props.composer.open(props.entry.part)}
    >
      <Show
        when={props.entry.why}
        fallback={
          <span class={styles.cost}>
            <Amounts goods={props.entry.cost} size={12} />
          </span>
        }
      >
        {(why) => (
          <i class={styles.reason}>
            <Missing composer={props.composer} why={why()} />
          </i>
        )}
      </Show>
    </Plate>
  );
}
