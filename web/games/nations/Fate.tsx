/**
 * War, both events and famine of the round, each with its effect on me, and what I would hold if the round ended now.
 */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../engine/core/game.ts';
import { eventCardOf, tileOf } from '../../../engine/nations/data/cards/index.ts';
import type { EventHalf, Amounts as Tokens } from '../../../engine/nations/data/cards/types.ts';
import { RESOURCES } from '../../../engine/nations/data/cards/types.ts';
import { type ForecastStep, forecast } from '../../../engine/nations/facts/forecast.ts';
import { nationFacts } from '../../../engine/nations/facts/nation.ts';
import { seatsNamed } from '../../../engine/nations/rules/mostAndLeast.ts';
import type { State } from '../../../engine/nations/state.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { event as eventSign, famine as famineSign, war as warSign } from '../../ui/signs/nations.ts';
import { Amount, Amounts, change, minus } from './cards/figures.tsx';
import { figureSign, shadow as shadowSign } from './cards/signs.ts';
import { metBy, WhoMark } from './cards/WhoMark.tsx';
import { useWords } from './cards/words.tsx';
import './fate.css';

export function Fate(props: {
  state: State;
  me: Seat | null;
  names: readonly string[];
  letters: readonly string[];
  onEvent: () => void;
}): JSX.Element {
  const { word } = useWords();
  const ahead = createMemo(() => forecast(props.state));
  const mine = () => (props.me === null ? undefined : ahead()?.seats[props.me]);
  const step = (name: ForecastStep) => mine()?.steps.find((one) => one.step === name);
  const halves = () => (props.state.event ? eventCardOf(props.state.event).events : []);
  const famine = () => {
    if (props.state.event) return eventCardOf(props.state.event).famine;
    return props.state.shadow?.tile ? tileOf(props.state.shadow.tile).famine : null;
  };
  const own = (kind: 'strength' | 'stability' | 'books') => {
    const facts = nationFacts(props.state, 0);
    return kind === 'books' ? (props.state.nations[0]?.purse.books ?? 0) : facts[kind];
  };
  const nameOf = (seat: Seat | null) =>
    seat === null ? word('term.shadow') : seat === props.me ? word('ledger.you') : (props.names[seat] ?? '');
  return (
    <div class="fate">
      <div class="war">
        <div class="t">
          <Icon of={warSign} size={15} />
          <Show when={props.state.war} fallback={<span>{word('fate.noWar')}</span>}>
            {(war) => (
              <>
                <span class="wide">{word(`card.${war().card}.name`)}</span>
                <span class="only-s">{word('fate.warAt', { n: war().marker })}</span>
              </>
            )}
          </Show>
        </div>
        <Show when={props.state.war} fallback={<div class="r">{word('fate.noWar.why')}</div>}>
          {(war) => (
            <>
              <div class="r">
                {war().buyer === props.me && props.me !== null
                  ? word('fate.warByYou', { n: war().marker })
                  : word('fate.warBy', { n: war().marker, who: nameOf(war().buyer) })}
              </div>
              <Mine changes={step('war')?.changes} lead="fate.youLose" none="fate.safe" watching={props.me === null} />
            </>
          )}
        </Show>
      </div>
      <For each={halves()}>
        {(half) => (
          <EventPlate
            half={half}
            state={props.state}
            changes={step(half.id)?.changes}
            met={step(half.id) !== undefined}
            asked={step(half.id)?.asked ?? false}
            me={props.me}
            nameOf={nameOf}
            letters={props.letters}
            onOpen={props.onEvent}
          />
        )}
      </For>
      <Show when={halves().length === 0 && props.state.shadow}>
        {(shadow) => (
          <For each={['strength', 'stability', 'books'] as const}>
            {(kind) => <Against kind={kind} shadow={shadow()[kind]} mine={own(kind)} letter={props.letters[0] ?? ''} />}
          </For>
        )}
      </Show>
      <div>
        <div class="t">
          <Icon of={famineSign} size={15} />
          <span class="cap">{word('term.famine')}</span>
        </div>
        <Show when={famine() !== null} fallback={<div class="r">{word('fate.unknown')}</div>}>
          <div class="r">{word('fate.famine', { n: famine() ?? 0 })}</div>
          <Mine changes={step('famine')?.changes} lead="fate.youPay" none="fate.nothing" watching={props.me === null} />
        </Show>
      </div>
      <Show when={mine()}>
        {(seat) => (
          <div class="sum">
            <div class="t">{word('fate.ifEnded')}</div>
            <div class="line">
              <For each={[...RESOURCES, 'vp'] as const}>
                {(kind) => (
                  <span class="y1">
                    <Amount of={kind} value={seat().tokens[kind]} size={13} />
                    <small>
                      {change(seat().tokens[kind] - (props.state.nations[props.me ?? 0]?.purse[kind] ?? 0))}
                    </small>
                  </span>
                )}
              </For>
            </div>
          </div>
        )}
      </Show>
    </div>
  );
}

/** Solo: one value of the shadow against mine. */
function Against(props: {
  kind: 'strength' | 'stability' | 'books';
  shadow: number;
  mine: number;
  letter: string;
}): JSX.Element {
  const { word, many } = useWords();
  return (
    <div>
      <div class="t">
        <span class={`c-${props.kind} wide`}>
          <Icon of={figureSign[props.kind]} size={15} />
        </span>
        <span class="cap">{many(`term.${props.kind}`)}</span>
      </div>
      <div class="y">
        <Icon of={shadowSign} size={13} label={word('term.shadow')} /> {minus(props.shadow)}
        <span class="mut wide">{word('solo.versus')}</span>
        <span class="only-s">
          <Flag seat={0} letter={props.letter} width={16} label={word('solo.versus')} />
        </span>
        <span class={props.mine > props.shadow ? 'ok' : 'bad'}>{minus(props.mine)}</span>
      </div>
    </div>
  );
}

function Mine(props: { changes: Tokens | undefined; lead: string; none: string; watching: boolean }): JSX.Element {
  const { word } = useWords();
  const any = () => Object.values(props.changes ?? {}).some((n) => n !== 0);
  return (
    <Show when={!props.watching}>
      <div class="y" classList={{ bad: any(), ok: !any() }}>
        <Show when={any()} fallback={word(props.none)}>
          <span class="wide">{word(props.lead)}</span> <Amounts of={props.changes ?? {}} size={12} />
        </Show>
      </div>
    </Show>
  );
}

function EventPlate(props: {
  half: EventHalf;
  state: State;
  changes: Tokens | undefined;
  met: boolean;
  asked: boolean;
  me: Seat | null;
  nameOf: (seat: Seat) => string;
  letters: readonly string[];
  onOpen: () => void;
}): JSX.Element {
  const { word } = useWords();
  const who = () => metBy(props.half);
  /** The seats that the event affects as things stand, or null if the event's own words say it. */
  const meets = (): Seat[] | null => {
    const first = props.half.effects.find((effect) => effect.kind === 'trigger');
    const named = first?.kind === 'trigger' ? first.who : undefined;
    return named === undefined || named === 'all' ? null : seatsNamed(props.state, named, null);
  };
  const any = () => Object.values(props.changes ?? {}).some((n) => n !== 0);
  const tone = () => (Object.values(props.changes ?? {}).some((n) => n < 0) ? 'bad' : any() ? 'ok' : '');
  return (
    <button type="button" class="ev" onClick={() => props.onOpen()}>
      <span class="t">
        <span class="wide">
          <Icon of={eventSign} size={15} /> {word(`event.${props.half.id}.title`)}
        </span>
        <span class="only-s">
          <WhoMark half={props.half} size={24} />
        </span>
      </span>
      <span class="r">{word(`event.${props.half.id}.text`)}</span>
      <span class={`y ${tone()}`}>
        <Show
          when={any()}
          fallback={
            <Show
              when={!props.asked && !props.met && meets()}
              fallback={
                <span>{word(props.asked ? 'fate.asked' : props.met ? 'fate.meetsYou' : `who.${who().key}`)}</span>
              }
            >
              {(seats) => (
                <Show when={seats().length > 0} fallback={<span>{word('fate.nobody')}</span>}>
                  <For each={seats()}>
                    {(seat) => <Flag seat={seat} letter={props.letters[seat] ?? ''} width={18} />}
                  </For>
                  <span class="names">{seats().map(props.nameOf).join(', ')}</span>
                </Show>
              )}
            </Show>
          }
        >
          <span class="wide">{word('fate.you')}</span> <Amounts of={props.changes ?? {}} size={12} />
        </Show>
      </span>
    </button>
  );
}
