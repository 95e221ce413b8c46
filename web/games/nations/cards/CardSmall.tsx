/** A card as it lies on the progress board: kind and what it asks, name, figures, effect in few words. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import { cardOf } from '../../../../engine/nations/cards/index.ts';
import type { CardId, ProgressCard } from '../../../../engine/nations/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Amount, Amounts, Raid, RaidKinds, Sections } from './figures.tsx';
import { effectClass, kindSign } from './signs.ts';
import { useWords } from './words.tsx';

export function Asks(props: { card: ProgressCard }): JSX.Element {
  const c = () => props.card;
  return (
    <Switch>
      <Match when={narrow(c(), 'building', 'military')}>
        {(card) => <Amount of="stone" value={card().deploy} size={11} />}
      </Match>
      <Match when={narrow(c(), 'colony')}>
        {(card) => <Amount of="strength" value={`${card().requires}+`} size={11} />}
      </Match>
      <Match when={narrow(c(), 'wonder')}>
        {(card) => <Show when={card().vp}>{(vp) => <Amount of="vp" value={vp()} size={12} />}</Show>}
      </Match>
    </Switch>
  );
}

type OfType<T, C = ProgressCard> = C extends { type: infer K } ? (T extends K ? C : never) : never;

/** The card, if it is of one of these types; for <Match>. */
export function narrow<T extends ProgressCard['type']>(card: ProgressCard, ...types: T[]): OfType<T> | false {
  return (types as string[]).includes(card.type) ? (card as OfType<T>) : false;
}

export function Figures(props: { card: ProgressCard; size?: number; built?: number }): JSX.Element {
  const { word } = useWords();
  const c = () => props.card;
  const size = () => props.size ?? 13;
  return (
    <Switch>
      <Match when={narrow(c(), 'building')}>{(card) => <Amounts of={card().perWorker} size={size()} />}</Match>
      <Match when={narrow(c(), 'military')}>
        {(card) => (
          <>
            <Amounts of={card().perWorker} size={size()} />
            <Raid value={card().raid ?? 0} size={size()} />
          </>
        )}
      </Match>
      <Match when={narrow(c(), 'colony')}>
        {(card) => <Amounts of={{ ...card().provides, vp: card().vp }} size={size()} />}
      </Match>
      <Match when={narrow(c(), 'wonder')}>
        {(card) => (
          <>
            <Show when={card().stages.length > 0}>
              <Sections stages={card().stages} built={props.built ?? 0} />
            </Show>
            <Amounts of={card().provides} size={size()} />
          </>
        )}
      </Match>
      <Match when={narrow(c(), 'advisor')}>{(card) => <Amounts of={card().provides} size={size()} />}</Match>
      <Match when={narrow(c(), 'goldenAge')}>
        {(card) => (
          <>
            <Amounts of={card().gain} size={size()} />
            <span>
              {word('face.or')} <Amount of="vp" value={1} size={size()} /> {word('face.for', { n: card().age })}
            </span>
          </>
        )}
      </Match>
      <Match when={narrow(c(), 'battle')}>
        <RaidKinds size={size()} />
        <span class="aside">{word('term.raid')}</span>
      </Match>
      <Match when={narrow(c(), 'war')}>
        {(card) => (
          <>
            <Amounts
              of={Object.fromEntries(Object.entries(card().loss).map(([kind, n]) => [kind, -n]))}
              size={size()}
            />
            <Amount of="vp" value={-1} size={size()} />
          </>
        )}
      </Match>
    </Switch>
  );
}

export interface SmallProps {
  card: CardId;
  chosen?: boolean;
  /** Why it cannot be bought: printed on the face, which sinks. */
  why?: string | undefined;
  /** Bought: the place stays dashed with the taker's flag until the reader's next turn. */
  takenBy?: JSX.Element;
  onPick?: (() => void) | undefined;
  class?: string;
}

export function CardSmall(props: SmallProps): JSX.Element {
  const { word } = useWords();
  const card = () => cardOf(props.card);
  const effect = () => {
    const first = card().effects?.[0];
    return first && word(`card.${props.card}.short`) ? effectClass(first) : null;
  };
  const head = () => (
    <span class="k">
      <Icon of={kindSign[card().type]} size={13} />
      <span class="cap">{word(`term.${card().type}`)}</span>
      <em>
        <Show when={!props.takenBy}>
          <Asks card={card()} />
        </Show>
      </em>
    </span>
  );
  return (
    <Show
      when={!props.takenBy}
      fallback={
        <div class={`pcard gone ${props.class ?? ''}`}>
          {head()}
          <span class="n">{word(`card.${props.card}.name`)}</span>
          <span class="e">{props.takenBy}</span>
        </div>
      }
    >
      <button
        type="button"
        class={`pcard k-${card().type} ${props.class ?? ''}`}
        classList={{ no: props.why !== undefined, sel: props.chosen === true }}
        aria-pressed={props.chosen === true}
        onClick={() => props.onPick?.()}
      >
        {head()}
        <span class="n">{word(`card.${props.card}.name`)}</span>
        <span class="b2">
          <span class="e" classList={{ txt2: effect() !== null }}>
            <Figures card={card()} />
            <Show when={effect()}>
              {(kind) => (
                <span class="sx">
                  <Icon of={kind().sign} size={12} />
                  <i>{word(`card.${props.card}.short`)}</i>
                </span>
              )}
            </Show>
          </span>
          <Show when={props.why}>
            <span class="why">{props.why}</span>
          </Show>
        </span>
        <Icon of={kindSign[card().type]} size={56} class="wm" />
      </button>
    </Show>
  );
}

/** A card as a line: bar and sign of its kind, its name. */
export function Chip(props: { card: CardId; children?: JSX.Element }): JSX.Element {
  const { word } = useWords();
  const card = () => cardOf(props.card);
  return (
    <span class={`chip k-${card().type}`}>
      <Icon of={kindSign[card().type]} size={13} />
      <span>{word(`card.${props.card}.name`)}</span>
      <Show when={props.children}>
        <em>{props.children}</em>
      </Show>
    </span>
  );
}
