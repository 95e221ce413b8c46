/** A card on the progress board: kind and requirement, name, figures, its effect in a few words. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import type { CardId, ProgressCard } from '../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Amount, Amounts, Raid, RaidKinds, Sections } from './figures.tsx';
import { effectClass, type Figure, kindSign } from './signs.ts';
import { useWords } from './words.tsx';
import './small.css';

/** What a card requires or is worth, as a figure. */
function asked(card: ProgressCard): { of: Figure; value: number | string; size: number } | null {
  switch (card.type) {
    case 'building':
    case 'military':
      return { of: 'stone', value: card.deploy, size: 11 };
    case 'colony':
      return { of: 'strength', value: `${card.requires}+`, size: 11 };
    case 'wonder':
      return card.vp ? { of: 'vp', value: card.vp, size: 12 } : null;
    default:
      return null;
  }
}

type OfType<T, C = ProgressCard> = C extends { type: infer K } ? (T extends K ? C : never) : never;

/** The card, if it is of one of these types, otherwise false. For <Match>. */
export function narrow<T extends ProgressCard['type']>(card: ProgressCard, ...types: T[]): OfType<T> | false {
  return (types as string[]).includes(card.type) ? (card as OfType<T>) : false;
}

/** What a card gives, per worker if it takes workers. */
function brings(card: ProgressCard): Partial<Record<Figure, number>> {
  switch (card.type) {
    case 'building':
    case 'military':
      return card.perWorker;
    case 'colony':
      return { ...card.provides, vp: card.vp };
    case 'wonder':
    case 'advisor':
      return card.provides ?? {};
    case 'goldenAge':
      return card.gain;
    case 'war':
      return { ...Object.fromEntries(Object.entries(card.loss).map(([kind, n]) => [kind, -n])), vp: -1 };
    default:
      return {};
  }
}

export function Figures(props: { card: ProgressCard; size?: number; built?: number }): JSX.Element {
  const { word } = useWords();
  const size = () => props.size ?? 13;
  return (
    <>
      <Show when={narrow(props.card, 'wonder')}>
        {(card) => (
          <Show when={card().stages.length > 0}>
            <Sections stages={card().stages} built={props.built ?? 0} />
          </Show>
        )}
      </Show>
      <Amounts of={brings(props.card)} size={size()} />
      <Switch>
        <Match when={narrow(props.card, 'military')}>{(card) => <Raid value={card().raid ?? 0} size={size()} />}</Match>
        <Match when={props.card.type === 'goldenAge'}>
          <span>
            {word('face.or')} <Amount of="vp" value={1} size={size()} /> {word('face.for', { n: props.card.age })}
          </span>
        </Match>
        <Match when={props.card.type === 'battle'}>
          <RaidKinds size={size()} unknown={<span class="aside">{word('term.raid')}</span>} />
        </Match>
      </Switch>
    </>
  );
}

export interface SmallProps {
  card: CardId;
  chosen?: boolean;
  /** Why it cannot be bought. The reason is printed on the face, which is dimmed. */
  why?: string | undefined;
  /** The flag of the player who took the card. The place stays dashed until the reader's next turn. */
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
        <Show when={!props.takenBy && asked(card())}>{(one) => <Amount {...one()} />}</Show>
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
