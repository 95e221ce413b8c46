/** The plan: what I want to build, what it costs, what is missing, and what that costs today. */
import { For, type JSX, Show } from 'solid-js';
import { HEXES, hexIndex, isPlayable } from '../../../../engine/wealth/data/board.ts';
import { CUBES, INDUSTRIES, type Tile } from '../../../../engine/wealth/data/goods.ts';
import { pieceAt } from '../../../../engine/wealth/rules/develop/pieces.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { HexSign, IntegratedSign } from '../../../board/TileSigns.tsx';
import { PromptBar } from '../../../table/PromptBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { check, flag, next } from '../../../ui/signs/common.ts';
import { automation, swords } from '../../../ui/signs/wealth.ts';
import { Amounts } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN } from '../looks.ts';
import type { Counted } from '../plan.ts';
import { planMarks } from '../planMarks.ts';
import { useTool } from '../useTool.ts';
import { title, w } from '../words.ts';
import { isAmong } from './ghost.ts';
import { Pawn } from './Pawn.tsx';
import '../planCard.css';
import './develop.css';
import './plan.css';

export function PlanPrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table, plan } = composer;
  const open = () =>
    HEXES.filter((hex, place) => {
      const piece = pieceAt(table.state(), hex);
      return isPlayable(table.state().options, place) && (!piece || (piece.seat === table.seat() && !piece.tile));
    });
  useTool(composer, {
    marks: () => ({ ...planMarks(composer), lit: [] }),
    canPick: (hex) => plan.wishes().length > 0 && hexIndex(hex) >= 0 && isAmong(open(), hex),
    pick: (hex) => plan.put(hex),
  });
  const tiles = (): Tile[] =>
    rulesOf(table.state()).stacks.integratedEconomy > 0 ? [...INDUSTRIES, 'integratedEconomy'] : [...INDUSTRIES];
  const missing = () => CUBES.some((cube) => plan.need().missing[cube]);
  const buyMissing = () => {
    composer.pickMissing(plan.need().missing);
    composer.open();
  };

  return (
    <PromptBar
      tone={table.myTurn() ? 'you' : 'calm'}
      eyebrow={w('planOnly')}
      ask={w('planTitle')}
      sub={w('planHelp')}
      under={
        <Show when={!plan.isEmpty()}>
          <p class="plansum">
            {w('planCosts')} <Amounts goods={plan.need().cost} size={14} />
            <br />
            <Show when={missing()} fallback={<span class="up">{w('planAllThere')}</span>}>
              <span class="lack">
                {w('planLacks')} <Amounts goods={plan.need().missing} size={14} />
              </span>{' '}
              {w('planPrice', { price: plan.need().price, n: plan.need().actions })}
            </Show>
          </p>
        </Show>
      }
      acts={
        <>
          <Button kind="ink" onClick={() => composer.open()}>
            {w(plan.isEmpty() ? 'back' : 'planKeep')}
          </Button>
          <Show when={composer.canTrade() && missing()}>
            <Button onClick={buyMissing}>{w('planBuy')}</Button>
          </Show>
          <Show when={!plan.isEmpty()}>
            <Button onClick={() => plan.clear()}>{w('planDrop')}</Button>
          </Show>
        </>
      }
    >
      <div class="dev" classList={{ many: table.state().options.warClouds }}>
        <Count of="flags" sign={<Icon of={flag} size={22} />} name={w('flag')} />
        <For each={tiles()}>
          {(tile) => (
            <Plate
              sign={
                tile === 'integratedEconomy' ? <IntegratedSign width={28} /> : <HexSign industry={tile} width={28} />
              }
              name={tile === 'integratedEconomy' ? w('economyShort') : title(tile)}
              count={plan.countOf(tile)}
              onChange={(by) => (by > 0 ? plan.add(tile) : plan.remove(tile))}
            />
          )}
        </For>
        <Count of="automations" sign={<Icon of={automation} size={22} />} name={w('automate')} />
        <Show when={table.state().options.warClouds}>
          <Count of="units" sign={<Pawn />} name={w('units')} />
          <Count of="activations" sign={<Icon of={swords} size={22} />} name={w('activate')} />
          <Count of="transports" sign={<Icon of={next} size={22} />} name={w('transport')} />
        </Show>
        <button
          type="button"
          class="dv"
          classList={{ set: plan.runAll() }}
          aria-pressed={plan.runAll()}
          onClick={() => plan.setRunAll(!plan.runAll())}
        >
          <span class="s">
            <Icon of={plan.runAll() ? check : GOOD_SIGN.energy} size={22} />
          </span>
          <b>{w('planRunAll')}</b>
        </button>
      </div>
    </PromptBar>
  );

  function Count(wish: { of: Counted; sign: JSX.Element; name: string }) {
    return (
      <Plate
        sign={wish.sign}
        name={wish.name}
        count={plan.count(wish.of)}
        onChange={(by) => plan.setCount(wish.of, plan.count(wish.of) + by)}
      />
    );
  }
}

function Plate(props: { sign: JSX.Element; name: string; count: number; onChange: (by: 1 | -1) => void }) {
  return (
    <div class="dv count" classList={{ set: props.count > 0 }}>
      <button
        type="button"
        class="plus"
        aria-label={w('planAdd', { name: props.name })}
        onClick={() => props.onChange(1)}
      >
        <span class="s">{props.sign}</span>
        <b classList={{ long: props.name.length > 7 }}>{props.name}</b>
      </button>
      <span class="few">
        <button
          type="button"
          disabled={props.count === 0}
          aria-label={w('planRemove', { name: props.name })}
          onClick={() => props.onChange(-1)}
        >
          −
        </button>
        <b aria-live="polite">{props.count}</b>
      </span>
    </div>
  );
}
