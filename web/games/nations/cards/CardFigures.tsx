/** What a card gives, in signs and figures. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import type { ProgressCard, WarCard } from '../../../../engine/nations/data/cards/types.ts';
import { VALUES } from '../../../../engine/nations/data/values.ts';
import { useWords } from '../words.tsx';
import { Amount, Amounts, Raid, RaidKinds, Sections } from './figures.tsx';
import type { Figure } from './signs.ts';

type OfType<T, C = ProgressCard> = C extends { type: infer K } ? (T extends K ? C : never) : never;

/** The card, if it is of one of these types, otherwise false. For <Match>. */
export function narrow<T extends ProgressCard['type']>(card: ProgressCard, ...types: T[]): OfType<T> | false {
  return (types as string[]).includes(card.type) ? (card as OfType<T>) : false;
}

export const lossOf = (card: WarCard): Partial<Record<Figure, number>> =>
  Object.fromEntries(Object.entries(card.loss).map(([kind, n]) => [kind, -n]));

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
      return { ...lossOf(card), vp: -VALUES.warVp };
    default:
      return {};
  }
}

export function CardFigures(props: {
  card: ProgressCard;
  size?: number;
  built?: number;
  /** What is said after a battle's signs while the reader has no raid value. */
  raidWord?: JSX.Element;
}): JSX.Element {
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
          <RaidKinds size={size()} unknown={props.raidWord} />
        </Match>
      </Switch>
    </>
  );
}
