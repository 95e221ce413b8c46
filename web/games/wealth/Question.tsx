/** The current question: the prompt that fits the phase and what I have opened. */
import { Match, Suspense, Switch } from 'solid-js';
import { type Hex, hexKey, parseHexKey } from '../../../engine/core/hex.ts';
import { hexIndex } from '../../../engine/wealth/data/board.ts';
import { blocServed } from '../../../engine/wealth/rules/develop/tokens.ts';
import { rulesOf } from '../../../engine/wealth/rules/editions.ts';
import { runCost } from '../../../engine/wealth/rules/produce.ts';
import type { BoardMarks } from '../../board/picture.ts';
import { PromptBar } from '../../table/PromptBar.tsx';
import type { Composer, Mode } from './composer.ts';
import { lazyPart } from './lazyPart.ts';
import { hexAt } from './picture.ts';
import { sayActions } from './sayActions.ts';
import { goodsInWords, term, w } from './words.ts';

/** Each prompt loads when it is first needed: a table shows one at a time. */
const BarterPrompt = lazyPart(async () => (await import('./prompt/BarterPrompt.tsx')).BarterPrompt);
const BuildPrompt = lazyPart(async () => (await import('./prompt/BuildPrompt.tsx')).BuildPrompt);
const DevelopPrompt = lazyPart(async () => (await import('./prompt/DevelopPrompt.tsx')).DevelopPrompt);
const DraftPrompt = lazyPart(async () => (await import('./prompt/DraftPrompt.tsx')).DraftPrompt);
const HexPrompt = lazyPart(async () => (await import('./prompt/HexPrompt.tsx')).HexPrompt);
const MovePrompt = lazyPart(async () => (await import('./prompt/MovePrompt.tsx')).MovePrompt);
const NotesPrompt = lazyPart(async () => (await import('./prompt/NotesPrompt.tsx')).NotesPrompt);
const PlanPrompt = lazyPart(async () => (await import('./prompt/PlanPrompt.tsx')).PlanPrompt);
const ProducePrompt = lazyPart(async () => (await import('./prompt/ProducePrompt.tsx')).ProducePrompt);
const StandPrompt = lazyPart(async () => (await import('./prompt/StandPrompt.tsx')).StandPrompt);
const TradePrompt = lazyPart(async () => (await import('./prompt/TradePrompt.tsx')).TradePrompt);
const UnitPrompt = lazyPart(async () => (await import('./prompt/UnitPrompt.tsx')).UnitPrompt);
const UnitsPrompt = lazyPart(async () => (await import('./prompt/UnitsPrompt.tsx')).UnitsPrompt);

export function Question(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  const phase = () => table.state().phase;
  const is = <N extends Mode['name']>(name: N): Extract<Mode, { name: N }> | undefined => {
    const mode = composer.mode();
    return mode.name === name ? (mode as Extract<Mode, { name: N }>) : undefined;
  };
  const sentence = () => {
    const words = sayActions(table.draft());
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
  const opening = () => {
    const mine = table.awaiting().find((one) => one.seat === table.seat());
    return mine ? table.say(mine.prompt) : '';
  };
  return (
    <Suspense fallback={<PromptBar tone="calm" ask={opening()} />}>
      <Switch>
        <Match when={table.sending() === 'sending'}>
          <PromptBar tone="calm" ask={sentence()} sub={w('sending')} keepSub />
        </Match>
        <Match when={is('plan')}>
          <PlanPrompt composer={composer} />
        </Match>
        <Match when={is('barter')} keyed>
          {(mode) => <BarterPrompt composer={composer} to={mode.to} counter={mode.counter} />}
        </Match>
        <Match when={is('notes')}>
          <NotesPrompt composer={composer} />
        </Match>
        <Match when={phase() === 'draft'}>
          <DraftPrompt composer={composer} />
        </Match>
        <Match when={phase() === 'startFlag'}>
          <HexPrompt
            composer={composer}
            type="placeStartFlag"
            title={w('startFlag')}
            help={w('startFlagHelp')}
            commit={(hex) => w('flagOn', { hex })}
            marks={flagMark}
          />
        </Match>
        <Match when={phase() === 'startUnit'}>
          <HexPrompt
            composer={composer}
            type="placeStartUnit"
            title={w('startUnit')}
            help={w('startUnitHelp')}
            commit={(hex) => w('unitOn', { hex })}
            marks={unitMark}
          />
        </Match>
        <Match when={phase() === 'trade' || phase() === 'finalTrade'}>
          <TradePrompt composer={composer} />
        </Match>
        <Match when={phase() === 'produce'}>
          <ProducePrompt composer={composer} />
        </Match>
        <Match when={table.state().stand?.asked === table.seat()}>
          <StandPrompt composer={composer} />
        </Match>
        <Match when={is('activate') || table.state().activations > 0}>
          <UnitPrompt composer={composer} way="activate" />
        </Match>
        <Match when={is('transport')}>
          <UnitPrompt composer={composer} way="transport" />
        </Match>
        <Match when={is('units')}>
          <UnitsPrompt composer={composer} />
        </Match>
        <Match when={is('build')} keyed>
          {(mode) => <BuildPrompt composer={composer} tile={mode.tile} />}
        </Match>
        <Match when={is('move')}>
          <MovePrompt composer={composer} />
        </Match>
        <Match when={is('flag')}>
          <HexPrompt
            composer={composer}
            type="placeFlag"
            title={w('flagWhere')}
            help={w('flagHelp')}
            commit={(hex) => w('flagFor', { hex, cost: goodsInWords(rulesOf(table.state()).flagCost) })}
            marks={flagMark}
            back
          />
        </Match>
        <Match when={is('automate')}>
          <HexPrompt
            composer={composer}
            type="automate"
            title={w('automateWhich')}
            help={w('automateHelp')}
            commit={(hex) => w('automateFor', { hex, cost: goodsInWords(rulesOf(table.state()).automateCost) })}
            marks={(hex) => (hex ? { solid: blocHexes(composer, hexKey(hex)) } : {})}
            back
          >
            {(hex) => {
              const bloc = hex ? blocServed(table.state().board, hexIndex(hex)) : null;
              if (!bloc) return null;
              const run = { industry: bloc.industry, fed: bloc.tiles.map(hexAt) };
              return (
                <p class="said">
                  {w('automateSaves', {
                    bloc: term(bloc.industry, bloc.tiles.length),
                    ore: term('ore', runCost({ ...run, with: 'ore' }).ore ?? 0),
                    food: term('food', runCost({ ...run, with: 'food' }).food ?? 0),
                  })}
                </p>
              );
            }}
          </HexPrompt>
        </Match>
        <Match when={phase() === 'develop'}>
          <DevelopPrompt composer={composer} />
        </Match>
      </Switch>
    </Suspense>
  );
}

/** The sign of what will be placed on the chosen hex. */
const flagMark = (hex: Hex | null): BoardMarks => (hex ? { signs: [{ hex, sign: 'flag', chosen: true }] } : {});
const unitMark = (hex: Hex | null): BoardMarks => (hex ? { pills: [{ hex, text: '+1', tone: 'act' }] } : {});

const blocHexes = (composer: Composer, key: string) =>
  (blocServed(composer.table.state().board, hexIndex(parseHexKey(key)))?.tiles ?? []).map(hexAt);
