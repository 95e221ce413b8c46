/** The whole face of a card: set, plate, name, figures in words, its effect, the rule for its kind. */
import { For, type JSX, Show } from 'solid-js';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import { CARD_SETS, type CardId, type ProgressCard } from '../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { capital, useWords } from '../words.tsx';
import { CardFacts } from './CardFacts.tsx';
import styles from './CardFull.module.css';
import { kindColour } from './colours.ts';
import { Plate } from './Plate.tsx';
import { effectClass, kindSign } from './signs.ts';

const SAYS_ITSELF = new Set<string>(['production', 'ready', 'finalScoring', 'action', 'action.once']);

export function CardFull(props: { card: CardId; built?: number }): JSX.Element {
  const { word, term } = useWords();
  const card = () => cardOf(props.card);
  const classes = () => {
    const all = (card().effects ?? []).map(effectClass);
    return all.filter((one, index) => all.findIndex((other) => other.key === one.key) === index);
  };
  // If a text starts with its own class, that start is cut, because the line above already says it.
  const text = () => {
    const whole = word(`card.${props.card}.text`);
    const [only, second] = classes();
    const said = only && !second && SAYS_ITSELF.has(only.key) ? /^[^.:]+: /.exec(whole)?.[0] : undefined;
    return said ? capital(whole.slice(said.length)) : whole;
  };
  return (
    <article class={styles.whole} style={kindColour(card().type)}>
      <header>
        <Icon of={kindSign[card().type]} size={15} />
        {capital(term(card().type))}
        <SetMark card={card()} />
      </header>
      <Plate id={props.card} type={card().type} age={card().age} />
      <h3>{word(`card.${props.card}.name`)}</h3>
      <CardFacts card={card()} built={props.built ?? 0} />
      <Show when={text()}>
        <div class={styles.effect}>
          <div class={styles.when}>
            <For each={classes()}>
              {(one) => (
                <span>
                  <Icon of={one.sign} size={13} />
                  {word(`effect.${one.key}`)}
                </span>
              )}
            </For>
          </div>
          <p>{text()}</p>
        </div>
      </Show>
      <footer>{word(`kind.${card().type}.rule`)}</footer>
    </article>
  );
}

function SetMark(props: { card: ProgressCard }): JSX.Element {
  const { term } = useWords();
  const rank = () => (props.card.set ? CARD_SETS.indexOf(props.card.set) + 1 : 0);
  return (
    <em>
      {term(`set.${props.card.set ?? 'printed'}`)}
      <Show when={rank() > 0}>
        <span class={styles.set} aria-hidden="true">
          <For each={CARD_SETS}>{(_, index) => <i class={index() < rank() ? styles.reached : ''} />}</For>
        </span>
      </Show>
    </em>
  );
}
