/** Develop: every action with its cost. An action that is not possible says why. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Refusal } from '../../../../engine/core/game.ts';
import type { ActionType } from '../../../../engine/wealth/actions/index.ts';
import { type Goods, INDUSTRIES, type Tile } from '../../../../engine/wealth/data/goods.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { HexSign, IntegratedSign } from '../../../board/TileSigns.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { flag, next, turn } from '../../../ui/signs/common.ts';
import { automation, swords } from '../../../ui/signs/wealth.ts';
import { Amounts } from '../Amount.tsx';
import type { Composer, Mode } from '../composer.ts';
import { useTool } from '../useTool.ts';
import { title, type Word, w } from '../words.ts';
import { Pawn } from './Pawn.tsx';
import { Prompt } from './Prompt.tsx';
import { legalHexes } from './targets.ts';
import './develop.css';

interface Entry {
  name: string;
  sign: JSX.Element;
  cost: Goods;
  mode: Mode;
  why: Refusal | null;
}

export function DevelopPrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  /** Null if at least one choice of the kind is legal, otherwise why none is. */
  const whyNot = (type: ActionType, tile?: Tile): Refusal | null => {
    let why: Refusal | null = { code: 'wealth/develop/no-place', rule: 'W7.1' };
    for (const choice of table.choices()) {
      const template = choice.kind === 'one' ? choice.action : choice.template;
      if (template.type !== type || (tile && 'tile' in template && template.tile !== tile)) continue;
      if (choice.kind !== 'blocked') return null;
      why = choice.why;
    }
    return why;
  };
  const tiles = (): Tile[] => {
    const hasEconomy = rulesOf(table.state()).stacks.integratedEconomy > 0;
    return hasEconomy ? [...INDUSTRIES, 'integratedEconomy'] : [...INDUSTRIES];
  };
  const entries = createMemo((): Entry[] => {
    const rules = rulesOf(table.state());
    const list: Entry[] = [
      {
        name: w('flag'),
        sign: <Icon of={flag} size={22} />,
        cost: rules.flagCost,
        mode: { name: 'flag' },
        why: whyNot('placeFlag'),
      },
      ...tiles().map((tile) => ({
        name: tile === 'integratedEconomy' ? w('economyShort') : title(tile),
        sign: tile === 'integratedEconomy' ? <IntegratedSign width={28} /> : <HexSign industry={tile} width={28} />,
        cost: rules.tileCosts[tile],
        mode: { name: 'build', tile } as const,
        why: whyNot('build', tile),
      })),
      {
        name: w('move'),
        sign: <Icon of={turn} size={22} />,
        cost: rules.moveCost,
        mode: { name: 'move' },
        why: whyNot('moveTiles'),
      },
      {
        name: w('automate'),
        sign: <Icon of={automation} size={22} />,
        cost: rules.automateCost,
        mode: { name: 'automate' },
        why: whyNot('automate'),
      },
    ];
    if (table.state().options.warClouds) {
      list.push(
        { name: w('units'), sign: <Pawn />, cost: rules.unitCost, mode: { name: 'units' }, why: whyNot('buildUnits') },
        {
          name: w('activate'),
          sign: <Icon of={swords} size={22} />,
          cost: rules.activateCost,
          mode: { name: 'activate' },
          why: whyNot('activate'),
        },
        {
          name: w('transport'),
          sign: <Icon of={next} size={22} />,
          cost: rules.transportCost,
          mode: { name: 'transport' },
          why: whyNot('transport'),
        },
      );
    }
    return list;
  });
  const flags = createMemo(() => legalHexes(table.choices(), 'build'));
  useTool(composer, {
    marks: () => ({ lit: flags(), ring: flags() }),
    canPick: () => false,
    pick: () => {},
  });

  return (
    <Prompt
      composer={composer}
      title={w('developOrPass')}
      small={w('developHelp')}
      acts={
        <>
          <Show
            when={entries().some((entry) => entry.why === null)}
            fallback={
              <Button kind="pri" onClick={() => composer.act({ type: 'passDevelop' })}>
                {w('passDevelop')}
              </Button>
            }
          >
            <Button kind="pri" disabled>
              {w('chooseAction')}
            </Button>
            <Button onClick={() => composer.act({ type: 'passDevelop' })}>{w('passDevelop')}</Button>
          </Show>
          <Button onClick={() => composer.open({ name: 'plan' })}>{w('plan')}</Button>
        </>
      }
    >
      <div class="dev" classList={{ many: entries().length > 10 }}>
        <For each={entries()}>
          {(entry) => (
            <button
              type="button"
              class="dv"
              classList={{ no: entry.why !== null }}
              aria-disabled={entry.why !== null}
              onClick={() => entry.why === null && composer.open(entry.mode)}
            >
              <span class="s">{entry.sign}</span>
              <b classList={{ long: entry.name.length > 7 }}>{entry.name}</b>
              <Show
                when={entry.why}
                fallback={
                  <span class="c">
                    <Amounts goods={entry.cost} size={12} />
                  </span>
                }
              >
                {(why) => <i>{shortWhy(composer, why())}</i>}
              </Show>
            </button>
          )}
        </For>
      </div>
    </Prompt>
  );
}

/** A plate has room for a few words only: what is missing, or the rule in full. */
function shortWhy(composer: Composer, why: Refusal): JSX.Element {
  const missing = why.params?.missing;
  if (Array.isArray(missing)) {
    const goods = missing.flatMap((item) =>
      typeof item === 'object' && 'term' in item ? [[item.term.replace(/^term\./, ''), item.count]] : [],
    );
    return (
      <>
        {w('lacks', { goods: '' })} <Amounts goods={Object.fromEntries(goods)} size={12} />
      </>
    );
  }
  const short = SHORT[why.code.split('/').at(-1) ?? ''];
  return short ? w(short) : composer.table.sayRefusal(why);
}

const SHORT: Readonly<Record<string, Word>> = {
  'stack-empty': 'noneLeft',
  'no-free-flag': 'noFreeFlag',
  'no-hex': 'noRoom',
  'no-place': 'noRoom',
  'dots-clash': 'onlyForced',
  'no-flag-left': 'noFlagLeft',
  'already-automated': 'allAutomated',
  'not-your-tile': 'noTile',
  'no-unit': 'noUnit',
};
