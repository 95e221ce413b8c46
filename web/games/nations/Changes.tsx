/** What a move does to my figures: only those that change, as `5 → 2`. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { isEvent } from '../../../engine/nations/data/cards/index.ts';
import { type Amounts, RESOURCES } from '../../../engine/nations/data/cards/types.ts';
import { askedAlone, lookAhead, lookAtAnswer } from '../../../engine/nations/facts/ahead.ts';
import { type ForecastStep, forecast } from '../../../engine/nations/facts/forecast.ts';
import { type Position, positionOf } from '../../../engine/nations/facts/position.ts';
import type { Phase, State } from '../../../engine/nations/state.ts';
import { Icon } from '../../ui/Icon.tsx';
import { worker } from '../../ui/signs/nations.ts';
import { change, minus } from './cards/figures.tsx';
import { type Figure, figureSign } from './cards/signs.ts';
import { useWords } from './cards/words.tsx';
import './changes.css';

interface Changed {
  kind: Figure | 'idle';
  before: number;
  after: number;
  /** The rank among all nations, if it changes. */
  rank?: { rank: number; tied: boolean };
}

/** What my own cards bring is already part of the production figures. */
const OWN_STEPS: readonly ForecastStep[] = ['passing', 'production', 'books'];
/** The rest of the resolution happens whatever the answer. Beside an answer it would look like its price. */
const IN_RESOLUTION: readonly Action['type'][] = ['answer', 'payShortage', 'spare'];
const BEFORE_PRODUCTION: readonly Phase[] = ['growth', 'newEvent', 'action'];
const TOKENS = [...RESOURCES, 'vp'] as const;

const KINDS: readonly Figure[] = [...RESOURCES, 'vp', 'strength', 'stability'];

const figures = ({ tokens, strength, stability, idle }: Position): Record<Figure | 'idle', number> => ({
  ...tokens,
  strength,
  stability,
  idle,
});

export interface Consequence {
  now: Changed[];
  /** Changes of the next production. */
  production: Changed[];
  /** What gets better or worse in the war, an event or the famine of this round. */
  fate: { step: ForecastStep; changes: Amounts }[];
  /** False if chance comes first. */
  known: boolean;
}

/** What an action would change for a seat, as far as it can be known. */
export function consequence(state: State, seat: Seat, action: Action): Consequence {
  const look = IN_RESOLUTION.includes(action.type) ? lookAtAnswer : lookAhead;
  const { state: after, complete } = look(askedAlone(state, seat), seat, action);
  const [before, then] = [positionOf(state, seat), positionOf(after, seat)];
  const [was, is] = [figures(before), figures(then)];
  const now = [...KINDS, 'idle' as const].map((kind) => ({
    kind,
    before: was[kind],
    after: is[kind],
    ...rankOf(kind),
  }));
  const production = RESOURCES.map((kind) => ({ kind, before: before.production[kind], after: then.production[kind] }));
  function rankOf(kind: Figure | 'idle'): Pick<Changed, 'rank'> {
    if (kind !== 'strength' && kind !== 'stability' && kind !== 'books') return {};
    const [old, next] = [before.rank[kind], then.rank[kind]];
    const isSame = old.rank === next.rank && old.tied === next.tied;
    return isSame ? {} : { rank: next };
  }
  const differs = (one: Changed) => one.before !== one.after;
  // After production the figures belong to the next round, so their changes are no forecast.
  const isAhead = after.round === state.round && BEFORE_PRODUCTION.includes(after.phase);
  return {
    now: now.filter(differs),
    production: isAhead ? production.filter(differs) : [],
    fate: isAhead && state.phase === 'action' ? fateChanges(state, after, seat, was, is) : [],
    known: complete,
  };
}

/** Forecasts are expensive, so they are made only if something that wars and events depend on has changed. */
function fateChanges(
  state: State,
  after: State,
  seat: Seat,
  was: Record<string, number>,
  is: Record<string, number>,
): Consequence['fate'] {
  const same = was.strength === is.strength && was.stability === is.stability && state.war === null;
  if (same && after.war === null) return [];
  const stepsIn = (of: State) => forecast(of)?.seats[seat]?.steps ?? [];
  const [before, then] = [stepsIn(state), stepsIn(after)];
  const steps = new Set([...before, ...then].map((one) => one.step).filter((step) => !OWN_STEPS.includes(step)));
  return [...steps].flatMap((step) => {
    const [old, next] = [before, then].map((all) => all.find((one) => one.step === step)?.changes ?? {});
    const changes = Object.fromEntries(
      TOKENS.map((kind) => [kind, (next?.[kind] ?? 0) - (old?.[kind] ?? 0)]).filter(([, n]) => n !== 0),
    ) as Amounts;
    return Object.keys(changes).length > 0 ? [{ step, changes }] : [];
  });
}

export function Changes(props: { of: Consequence }): JSX.Element {
  const { word } = useWords();
  return (
    <span class="changes">
      <For each={props.of.now}>
        {(one) => (
          <span class={`g c-${one.kind}`}>
            <Icon of={one.kind === 'idle' ? worker : figureSign[one.kind]} size={13} label={word(`term.${one.kind}`)} />
            <b>
              {minus(one.before)} <span class="mut">→</span>{' '}
              <span class={one.after < one.before ? 'dn' : ''}>{minus(one.after)}</span>
            </b>
            <Show when={one.rank}>
              {(one) => <small>{word(one().tied ? 'rank.tied' : 'rank', { rank: word(`rank.${one().rank}`) })}</small>}
            </Show>
          </span>
        )}
      </For>
      <For each={props.of.production}>
        {(one) => (
          <span class={`g each c-${one.kind}`}>
            <Icon
              of={figureSign[one.kind as Figure]}
              size={12}
              label={word('change.production', { kind: word(`term.${one.kind}`) })}
            />
            <b class={one.after < one.before ? 'dn' : 'up'}>{change(one.after - one.before)}</b>
            <small>{word('change.aRound')}</small>
          </span>
        )}
      </For>
      <For each={props.of.fate}>
        {(one) => (
          <span class="fated">
            {isEvent(one.step) ? word(`event.${one.step}.title`) : word(`step.${one.step}`)}
            <For each={TOKENS.filter((kind) => one.changes[kind])}>
              {(kind) => (
                <span class={`g c-${kind}`}>
                  <Icon of={figureSign[kind]} size={12} label={word(`term.${kind}`)} />
                  <b class={(one.changes[kind] ?? 0) < 0 ? 'dn' : 'up'}>{change(one.changes[kind] ?? 0)}</b>
                </span>
              )}
            </For>
          </span>
        )}
      </For>
    </span>
  );
}
