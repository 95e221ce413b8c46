/** What a move does to my figures: only those that change, as `5 → 2`. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions.ts';
import { RESOURCES } from '../../../engine/nations/cards/types.ts';
import { lookAhead } from '../../../engine/nations/facts/ahead.ts';
import { type Standing, standingOf } from '../../../engine/nations/facts/preview.ts';
import type { State } from '../../../engine/nations/state.ts';
import { Icon } from '../../ui/Icon.tsx';
import { worker } from '../../ui/signs/nations.ts';
import { change, minus } from './cards/figures.tsx';
import { type Figure, figureSign } from './cards/signs.ts';
import { useWords } from './cards/words.tsx';

interface Changed {
  kind: Figure | 'idle';
  before: number;
  after: number;
}

const KINDS: readonly Figure[] = [...RESOURCES, 'vp', 'strength', 'stability'];

const figures = ({ tokens, strength, stability, idle }: Standing): Record<Figure | 'idle', number> => ({
  ...tokens,
  strength,
  stability,
  idle,
});

export interface Consequence {
  now: Changed[];
  /** Of the next production. */
  production: Changed[];
  /** False where chance comes first. */
  known: boolean;
}

/** What an action would change for a seat, as far as it can be known. */
export function consequence(state: State, seat: Seat, action: Action): Consequence {
  const { state: after, complete } = lookAhead(state, seat, action);
  const [before, then] = [standingOf(state, seat), standingOf(after, seat)];
  const [was, is] = [figures(before), figures(then)];
  const now = [...KINDS, 'idle' as const].map((kind) => ({ kind, before: was[kind], after: is[kind] }));
  const production = RESOURCES.map((kind) => ({ kind, before: before.production[kind], after: then.production[kind] }));
  const differs = (one: Changed) => one.before !== one.after;
  // Once the round is over the figures are of the next one: what production changed is no forecast.
  const sameRound = after.round === state.round && after.phase === state.phase;
  return { now: now.filter(differs), production: sameRound ? production.filter(differs) : [], known: complete };
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
    </span>
  );
}
