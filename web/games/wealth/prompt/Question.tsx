/** The current question: the prompt that fits the phase and what I have opened. */
import { type Component, Match, Switch } from 'solid-js';
import { PromptBar } from '../../../table/prompt/PromptBar.tsx';
import type { Composer } from '../composer.ts';
import { sayActions } from '../sayActions.ts';
import { type Part, withTexts } from '../texts.ts';
import { useWords } from '../words.ts';

/** What the service asks, until the prompt for it has come. */
function Asked(props: { composer: Composer }) {
  const { table } = props.composer;
  const mine = () => table.awaiting().find((one) => one.seat === table.seat());
  return <PromptBar tone="calm" ask={table.say(mine()?.prompt ?? { key: '' })} />;
}

/** Each prompt loads when it is first needed, with its words: a table shows one at a time. */
const prompt = <P extends { composer: Composer }>(texts: Part, load: () => Promise<Component<P>>) =>
  withTexts(texts, load, Asked);

const AutomatePrompt = prompt('develop', async () => (await import('./develop/AutomatePrompt.tsx')).AutomatePrompt);
const BarterPrompt = prompt('trade', async () => (await import('./trade/BarterPrompt.tsx')).BarterPrompt);
const BuildPrompt = prompt('develop', async () => (await import('./develop/BuildPrompt.tsx')).BuildPrompt);
const DevelopPrompt = prompt('develop', async () => (await import('./develop/DevelopPrompt.tsx')).DevelopPrompt);
const DraftPrompt = prompt('draft', async () => (await import('./draft/DraftPrompt.tsx')).DraftPrompt);
const FlagPrompt = prompt('develop', async () => (await import('./develop/FlagPrompt.tsx')).FlagPrompt);
const MovePrompt = prompt('develop', async () => (await import('./develop/MovePrompt.tsx')).MovePrompt);
const NotesPrompt = prompt('trade', async () => (await import('./trade/NotesPrompt.tsx')).NotesPrompt);
const PlanPrompt = prompt('plan', async () => (await import('./plan/PlanPrompt.tsx')).PlanPrompt);
const ProducePrompt = prompt('produce', async () => (await import('./produce/ProducePrompt.tsx')).ProducePrompt);
const StandPrompt = prompt('war', async () => (await import('./war/StandPrompt.tsx')).StandPrompt);
const StartPrompt = prompt('draft', async () => (await import('./draft/StartPrompt.tsx')).StartPrompt);
const TradePrompt = prompt('trade', async () => (await import('./trade/TradePrompt.tsx')).TradePrompt);
const UnitPrompt = prompt('war', async () => (await import('./war/UnitPrompt.tsx')).UnitPrompt);
const UnitsPrompt = prompt('war', async () => (await import('./war/UnitsPrompt.tsx')).UnitsPrompt);

export function Question(props: { composer: Composer }) {
  const { composer } = props;
  const { table, making } = composer;
  return (
    <Switch fallback={<PhaseQuestion composer={composer} />}>
      <Match when={table.sending() === 'sending'}>
        <Sending composer={composer} />
      </Match>
      <Match when={making('plan')}>
        <PlanPrompt composer={composer} />
      </Match>
      <Match when={making('offer')}>
        <BarterPrompt composer={composer} />
      </Match>
      <Match when={making('notes')}>
        <NotesPrompt composer={composer} />
      </Match>
    </Switch>
  );
}

function Sending(props: { composer: Composer }) {
  const words = useWords();
  const sentence = () => {
    const said = sayActions(words, props.composer.table.draft());
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  return <PromptBar tone="calm" ask={sentence()} sub={words.word('sending')} keepSub />;
}

function PhaseQuestion(props: { composer: Composer }) {
  const state = () => props.composer.table.state();
  return (
    <Switch>
      <Match when={state().phase === 'draft'}>
        <DraftPrompt composer={props.composer} />
      </Match>
      <Match when={state().phase === 'startFlag'}>
        <StartPrompt composer={props.composer} place="flag" />
      </Match>
      <Match when={state().phase === 'startUnit'}>
        <StartPrompt composer={props.composer} place="unit" />
      </Match>
      <Match when={props.composer.screen.isTrade()}>
        <TradePrompt composer={props.composer} />
      </Match>
      <Match when={state().phase === 'produce'}>
        <ProducePrompt composer={props.composer} />
      </Match>
      <Match when={state().phase === 'develop'}>
        <DevelopQuestion composer={props.composer} />
      </Match>
    </Switch>
  );
}

/** What I am asked first, or the action that I have opened. */
function DevelopQuestion(props: { composer: Composer }) {
  const { composer } = props;
  const { table, making } = composer;
  return (
    <Switch fallback={<DevelopPrompt composer={composer} />}>
      <Match when={table.state().stand?.asked === table.seat()}>
        <StandPrompt composer={composer} />
      </Match>
      <Match when={making('activate') || table.state().activations > 0}>
        <UnitPrompt composer={composer} way="activate" />
      </Match>
      <Match when={making('transport')}>
        <UnitPrompt composer={composer} way="transport" />
      </Match>
      <Match when={making('units')}>
        <UnitsPrompt composer={composer} />
      </Match>
      <Match when={making('build')}>
        <BuildPrompt composer={composer} />
      </Match>
      <Match when={making('move')}>
        <MovePrompt composer={composer} />
      </Match>
      <Match when={making('flag')}>
        <FlagPrompt composer={composer} />
      </Match>
      <Match when={making('automate')}>
        <AutomatePrompt composer={composer} />
      </Match>
    </Switch>
  );
}
