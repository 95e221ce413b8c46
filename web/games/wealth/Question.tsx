/** The question of the moment: which prompt fits the phase and what I have opened. */
import { Match, Suspense, Switch } from 'solid-js';
import { type Hex, hexKey, parseHexKey } from '../../../engine/core/hex.ts';
import { hexIndex } from '../../../engine/wealth/data/board.ts';
import { AUTOMATE_COST, FLAG_COST } from '../../../engine/wealth/data/tiles.ts';
import { blocServed } from '../../../engine/wealth/rules/develop/develop.ts';
import type { BoardMarks } from '../../board/picture.ts';
import { PromptBar } from '../../table/PromptBar.tsx';
import { asked } from './asked.ts';
import type { Desk, Mode } from './desk.ts';
import { hexAt } from './picture.ts';
import { sayActions } from './sayActions.ts';
import { goodsInWords, term, w } from './words.ts';

/** Each question is fetched when it is first asked: a table shows one of them at a time. */
const BarterPrompt = asked(async () => (await import('./prompt/BarterPrompt.tsx')).BarterPrompt);
const BuildPrompt = asked(async () => (await import('./prompt/BuildPrompt.tsx')).BuildPrompt);
const DevelopPrompt = asked(async () => (await import('./prompt/DevelopPrompt.tsx')).DevelopPrompt);
const DraftPrompt = asked(async () => (await import('./prompt/DraftPrompt.tsx')).DraftPrompt);
const HexPrompt = asked(async () => (await import('./prompt/HexPrompt.tsx')).HexPrompt);
const MovePrompt = asked(async () => (await import('./prompt/MovePrompt.tsx')).MovePrompt);
const NotesPrompt = asked(async () => (await import('./prompt/NotesPrompt.tsx')).NotesPrompt);
const PlanPrompt = asked(async () => (await import('./prompt/PlanPrompt.tsx')).PlanPrompt);
const ProducePrompt = asked(async () => (await import('./prompt/ProducePrompt.tsx')).ProducePrompt);
const StandPrompt = asked(async () => (await import('./prompt/StandPrompt.tsx')).StandPrompt);
const TradePrompt = asked(async () => (await import('./prompt/TradePrompt.tsx')).TradePrompt);
const UnitPrompt = asked(async () => (await import('./prompt/UnitPrompt.tsx')).UnitPrompt);
const UnitsPrompt = asked(async () => (await import('./prompt/UnitsPrompt.tsx')).UnitsPrompt);

export function Question(props: { desk: Desk }) {
  const { desk } = props;
  const { table } = desk;
  const phase = () => table.state().phase;
  const is = <N extends Mode['name']>(name: N): Extract<Mode, { name: N }> | undefined => {
    const mode = desk.mode();
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
          <PlanPrompt desk={desk} />
        </Match>
        <Match when={is('barter')} keyed>
          {(mode) => <BarterPrompt desk={desk} to={mode.to} counter={mode.counter} />}
        </Match>
        <Match when={is('notes')}>
          <NotesPrompt desk={desk} />
        </Match>
        <Match when={phase() === 'draft'}>
          <DraftPrompt desk={desk} />
        </Match>
        <Match when={phase() === 'startFlag'}>
          <HexPrompt
            desk={desk}
            type="placeStartFlag"
            title={w('startFlag')}
            help={w('startFlagHelp')}
            commit={(hex) => w('flagOn', { hex })}
            marks={flagMark}
          />
        </Match>
        <Match when={phase() === 'startUnit'}>
          <HexPrompt
            desk={desk}
            type="placeStartUnit"
            title={w('startUnit')}
            help={w('startUnitHelp')}
            commit={(hex) => w('unitOn', { hex })}
            marks={unitMark}
          />
        </Match>
        <Match when={phase() === 'trade' || phase() === 'finalTrade'}>
          <TradePrompt desk={desk} />
        </Match>
        <Match when={phase() === 'produce'}>
          <ProducePrompt desk={desk} />
        </Match>
        <Match when={table.state().stand?.asked === table.seat()}>
          <StandPrompt desk={desk} />
        </Match>
        <Match when={is('activate') || table.state().activations > 0}>
          <UnitPrompt desk={desk} way="activate" />
        </Match>
        <Match when={is('transport')}>
          <UnitPrompt desk={desk} way="transport" />
        </Match>
        <Match when={is('units')}>
          <UnitsPrompt desk={desk} />
        </Match>
        <Match when={is('build')} keyed>
          {(mode) => <BuildPrompt desk={desk} tile={mode.tile} />}
        </Match>
        <Match when={is('move')}>
          <MovePrompt desk={desk} />
        </Match>
        <Match when={is('flag')}>
          <HexPrompt
            desk={desk}
            type="placeFlag"
            title={w('flagWhere')}
            help={w('flagHelp')}
            commit={(hex) => w('flagFor', { hex, cost: goodsInWords(FLAG_COST) })}
            marks={flagMark}
            back
          />
        </Match>
        <Match when={is('automate')}>
          <HexPrompt
            desk={desk}
            type="automate"
            title={w('automateWhich')}
            help={w('automateHelp')}
            commit={(hex) => w('automateFor', { hex, cost: goodsInWords(AUTOMATE_COST) })}
            marks={(hex) => (hex ? { solid: blocHexes(desk, hexKey(hex)) } : {})}
            back
          >
            {(hex) => {
              const bloc = hex ? blocServed(table.state().board, hexIndex(hex)) : null;
              return bloc ? (
                <p class="said">
                  {w('automateSaves', {
                    bloc: term(bloc.industry, bloc.tiles.length),
                    food: term('food', bloc.tiles.length),
                  })}
                </p>
              ) : null;
            }}
          </HexPrompt>
        </Match>
        <Match when={phase() === 'develop'}>
          <DevelopPrompt desk={desk} />
        </Match>
      </Switch>
    </Suspense>
  );
}

/** What is about to stand on the chosen hex. */
const flagMark = (hex: Hex | null): BoardMarks => (hex ? { signs: [{ hex, sign: 'flag', chosen: true }] } : {});
const unitMark = (hex: Hex | null): BoardMarks => (hex ? { pills: [{ hex, text: '+1', tone: 'act' }] } : {});

const blocHexes = (desk: Desk, key: string) =>
  (blocServed(desk.table.state().board, hexIndex(parseHexKey(key)))?.tiles ?? []).map(hexAt);
