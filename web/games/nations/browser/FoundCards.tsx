/** The cards found, kind by kind. */
import { For, type JSX, Show } from 'solid-js';
import { CardSmall } from '../cards/CardSmall.tsx';
import { EventSmall } from '../cards/EventFace.tsx';
import { fitFaces } from '../cards/fit.ts';
import { capital, useWords } from '../words.tsx';
import styles from './Found.module.css';
import { type Found, KINDS } from './filter.ts';

export function FoundCards(props: { found: Found; chosen: string; onPick: (id: string) => void }): JSX.Element {
  const { word, term } = useWords();
  const ofKind = (kind: (typeof KINDS)[number]) => props.found.cards.filter((card) => card.type === kind);
  return (
    <div class={styles.found} ref={fitFaces} data-part="found">
      <For each={KINDS}>
        {(kind) => (
          <Group name={capital(term(kind))} count={ofKind(kind).length} class={styles.faces}>
            <For each={ofKind(kind)}>
              {(card) => (
                <CardSmall
                  card={card.id}
                  room="browser"
                  chosen={card.id === props.chosen}
                  onPick={() => props.onPick(card.id)}
                />
              )}
            </For>
          </Group>
        )}
      </For>
      <Group name={word('face.eventCard')} count={props.found.events.length} class={`${styles.faces} ${styles.wide}`}>
        <For each={props.found.events}>
          {(card) => (
            <EventSmall card={card.id} chosen={card.id === props.chosen} onPick={() => props.onPick(card.id)} />
          )}
        </For>
      </Group>
      <Show when={props.found.cards.length + props.found.events.length === 0}>
        <p class={styles.none}>{word('browse.none')}</p>
      </Show>
    </div>
  );
}

function Group(props: { name: string; count: number; class: string | undefined; children: JSX.Element }): JSX.Element {
  return (
    <Show when={props.count > 0}>
      <section>
        <h2>
          {props.name}, {props.count}
        </h2>
        <div class={props.class}>{props.children}</div>
      </section>
    </Show>
  );
}
