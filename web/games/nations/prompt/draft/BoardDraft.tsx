/** The draft of nation boards: one plate per nation. A phone shows one plate at a time. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Action } from '../../../../../engine/nations/actions/index.ts';
import type { NationName } from '../../../../../engine/nations/data/cards/types.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Flag } from '../../../../ui/Flag.tsx';
import type { Composer } from '../../composer.ts';
import { useWords } from '../../words.tsx';
import styles from './BoardDraft.module.css';
import { BoardFace, BoardHead } from './BoardFace.tsx';

type Side = 'A' | 'B';
type ChooseBoard = Extract<Action, { type: 'chooseBoard' }>;

export function BoardDraft(props: { composer: Composer }): JSX.Element {
  const { word, term } = useWords();
  const { composer } = props;
  const picks = () => composer.ways().filter((action): action is ChooseBoard => action.type === 'chooseBoard');
  const pool = () => [...new Set(picks().map((action) => action.nation))];
  const [looked, setLooked] = createSignal<NationName | null>(null);
  const shown = () => looked() ?? pool()[0] ?? null;
  const chosen = () => {
    const action = composer.chosen();
    return action?.type === 'chooseBoard' ? action : null;
  };
  const sidesOf = (nation: NationName): Side[] =>
    picks()
      .filter((action) => action.nation === nation)
      .map((action) => action.side);
  const choose = (nation: NationName, side: Side) => {
    const way = picks().find((action) => action.nation === nation && action.side === side);
    if (way) composer.pick(way);
  };
  const look = (nation: NationName) => {
    setLooked(nation);
    choose(nation, sidesOf(nation)[0] ?? 'B');
  };
  return (
    <section class={styles.plates} aria-label={word('draft.boards')} data-part="boards">
      <div class={styles.nations}>
        <For each={pool()}>
          {(nation) => (
            <Button class={styles.nation} aria-pressed={shown() === nation} onClick={() => look(nation)}>
              {term(nation)}
            </Button>
          )}
        </For>
      </div>
      <For each={pool()}>
        {(nation) => (
          <BoardPlate
            nation={nation}
            sides={sidesOf(nation)}
            chosen={chosen()?.nation === nation ? (chosen()?.side ?? null) : null}
            isAside={shown() !== nation}
            onChoose={(side) => choose(nation, side)}
          />
        )}
      </For>
      <TakenBoards composer={composer} />
    </section>
  );
}

function BoardPlate(props: {
  nation: NationName;
  sides: readonly Side[];
  /** The chosen side, or null if another board is chosen. */
  chosen: Side | null;
  isAside: boolean;
  onChoose: (side: Side) => void;
}): JSX.Element {
  const { word } = useWords();
  const side = () => props.chosen ?? props.sides[0] ?? 'B';
  const other = () => (side() === 'A' ? 'B' : 'A');
  return (
    <div
      class={styles.plate}
      classList={{ [styles.chosen ?? '']: props.chosen !== null, [styles.aside ?? '']: props.isAside }}
    >
      <BoardFace
        nation={props.nation}
        side={side()}
        isChosen={props.chosen !== null}
        onPick={() => props.onChoose(side())}
      />
      <Show when={props.chosen !== null && props.sides.length > 1}>
        <Button class={styles.flip} onClick={() => props.onChoose(other())}>
          {word('draft.instead', { side: other() })}
        </Button>
      </Show>
    </div>
  );
}

function TakenBoards(props: { composer: Composer }): JSX.Element {
  const { table } = props.composer;
  const taken = () =>
    table.state().nations.flatMap((nation, seat) => (nation.name && nation.board ? [{ seat, name: nation.name }] : []));
  return (
    <For each={taken()}>
      {({ seat, name }) => (
        <div class={`${styles.plate} ${styles.gone}`}>
          <BoardHead nation={name}>
            <Flag seat={seat} letter={table.players()[seat]?.letter ?? ''} width={18} /> {table.players()[seat]?.name}
          </BoardHead>
        </div>
      )}
    </For>
  );
}
