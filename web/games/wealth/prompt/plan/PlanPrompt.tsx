/** The plan: what I want to build, what it costs, what is missing, and what that costs today. */
import { For, type JSX, Show } from 'solid-js';
import { HEXES, isPlayable } from '../../../../../engine/wealth/data/board.ts';
import { CUBES } from '../../../../../engine/wealth/data/goods.ts';
import { pieceAt } from '../../../../../engine/wealth/rules/develop/pieces.ts';
import { openPlan } from '../../../../table/orders/openPlan.ts';
import { PromptBar } from '../../../../table/prompt/PromptBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { check, flag, next } from '../../../../ui/signs/common.ts';
import text from '../../../../ui/text.module.css';
import { Amounts } from '../../Amount.tsx';
import { TileSign } from '../../board/TileSigns.tsx';
import type { Composer } from '../../composer.ts';
import { GOOD_SIGN } from '../../looks.ts';
import { automation, swords } from '../../signs.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { isAmong } from '../ghost.ts';
import { PawnSign } from '../PawnSign.tsx';
import { CountPlate, Plate, Plates, tilesOf, useTileName } from '../Plate.tsx';
import styles from './Plan.module.css';
import type { Counted } from './plan.ts';
import { planMarks } from './planMarks.ts';
import { wishOrders } from './wishOrders.ts';

export function PlanPrompt(props: { composer: Composer }) {
  const { word } = useWords();
  const { composer } = props;
  const { table, plan } = composer;
  const open = () =>
    HEXES.filter((hex, place) => {
      const piece = pieceAt(table.state(), hex);
      return isPlayable(table.state().options, place) && (!piece || (piece.seat === table.seat() && !piece.tile));
    });
  useTool(composer, {
    marks: () => ({ ...planMarks(composer), lit: [] }),
    canPick: (hex) => plan.wishes().length > 0 && isAmong(open(), hex),
    pick: (hex) => plan.put(hex),
  });
  const isLacking = () => CUBES.some((cube) => plan.need().missing[cube]);
  const buyMissing = () => {
    composer.pickMissing(plan.need().missing);
    composer.back();
  };
  const makeOrders = async () => {
    if (!(await openPlan(table))) return;
    for (const task of wishOrders(composer)) table.orders.desk()?.plan.addTask(task);
    composer.back();
  };
  return (
    <PromptBar
      tone={table.myTurn() ? 'you' : 'calm'}
      eyebrow={word('planOnly')}
      ask={word('planTitle')}
      sub={word('planHelp')}
      under={
        <Show when={!plan.isEmpty()}>
          <Sums composer={composer} isLacking={isLacking()} />
        </Show>
      }
      acts={
        <>
          <Button kind="ink" onClick={() => composer.back()}>
            {word(plan.isEmpty() ? 'back' : 'planKeep')}
          </Button>
          <Show when={composer.canTrade() && isLacking()}>
            <Button onClick={buyMissing}>{word('planBuy')}</Button>
          </Show>
          <Show when={wishOrders(composer).length > 0}>
            <Button onClick={() => void makeOrders()}>{word('planOrders')}</Button>
          </Show>
          <Show when={!plan.isEmpty()}>
            <Button onClick={() => plan.clear()}>{word('planDrop')}</Button>
          </Show>
        </>
      }
    >
      <Wishes composer={composer} />
    </PromptBar>
  );
}

function Sums(props: { composer: Composer; isLacking: boolean }) {
  const { word } = useWords();
  const { need } = props.composer.plan;
  return (
    <div class={styles.sums}>
      <span class={styles.amounts}>
        {word('planCosts')} <Amounts goods={need().cost} size={14} />
      </span>
      <br />
      <Show when={props.isLacking} fallback={<span class={text.gain}>{word('planAllThere')}</span>}>
        <span class={`${styles.lack} ${styles.amounts}`}>
          {word('planLacks')} <Amounts goods={need().missing} size={14} />
        </span>{' '}
        {word('planPrice', { price: need().price, n: need().actions })}
      </Show>
    </div>
  );
}

/** Everything that can be planned, each with its number. */
function Wishes(props: { composer: Composer }) {
  const { word } = useWords();
  const tileName = useTileName();
  const { table, plan } = props.composer;
  const count = (of: Counted, name: 'flag' | 'automate' | 'units' | 'activate' | 'transport', sign: JSX.Element) => (
    <CountPlate
      sign={sign}
      name={word(name)}
      count={plan.count(of)}
      onChange={(by) => plan.setCount(of, plan.count(of) + by)}
    />
  );
  return (
    <Plates many={table.state().options.warClouds}>
      {count('flags', 'flag', <Icon of={flag} size={22} />)}
      <For each={tilesOf(table.state())}>
        {(tile) => (
          <CountPlate
            sign={<TileSign tile={tile} width={28} />}
            name={tileName(tile)}
            count={plan.countOf(tile)}
            onChange={(by) => (by > 0 ? plan.add(tile) : plan.remove(tile))}
          />
        )}
      </For>
      {count('automations', 'automate', <Icon of={automation} size={22} />)}
      <Show when={table.state().options.warClouds}>
        {count('units', 'units', <PawnSign />)}
        {count('activations', 'activate', <Icon of={swords} size={22} />)}
        {count('transports', 'transport', <Icon of={next} size={22} />)}
      </Show>
      <Plate
        sign={<Icon of={plan.runAll() ? check : GOOD_SIGN.energy} size={22} />}
        name={word('planRunAll')}
        wraps
        isOn={plan.runAll()}
        onClick={() => plan.setRunAll(!plan.runAll())}
      />
    </Plates>
  );
}
