/** The solo game: the shadow against you, its tile of the round, the rolls so far, and the hall of fame. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { tileOf } from '../../../../engine/nations/cards/index.ts';
import type { ShadowChange } from '../../../../engine/nations/cards/types.ts';
import { nationFacts } from '../../../../engine/nations/facts/nation.ts';
import { HALL_OF_FAME } from '../../../../engine/nations/tables.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { architect, famine } from '../../../ui/signs/nations.ts';
import { Amounts } from '../cards/figures.tsx';
import { shadow as shadowSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { bestGames } from './bestGames.ts';
import { Die } from './Die.tsx';

export function Solo(props: { table: NationsTable }): JSX.Element {
  const { word } = useWords();
  const state = () => props.table.state();
  const tile = () => (state().shadow?.tile ? tileOf(state().shadow?.tile ?? '') : null);
  const rolls = createMemo(() => {
    const lines = props.table.log();
    const from = lines.findLastIndex((line) => line.event.type === 'roundBegan');
    return lines.slice(from + 1).flatMap((line) => (line.event.type === 'dieRolled' ? [line.event.value] : []));
  });
  const points = () => nationFacts(state(), 0).score.total;
  const fame = () => {
    const mine = { points: points(), name: word('solo.you'), me: true };
    const kept = bestGames().map((best) => ({
      points: best.points,
      name: word('solo.earlier', { name: best.table }),
      me: false,
    }));
    const known = HALL_OF_FAME.map(([needed, name]) => ({ points: needed, name, me: false }));
    return [...known, ...kept, mine].sort((a, b) => b.points - a.points || Number(a.me) - Number(b.me));
  };
  return (
    <div class="solo">
      <Show when={tile()}>
        {(one) => (
          <section class="tile">
            <header>
              <Icon of={shadowSign} size={16} />
              {word('solo.tile')}
            </header>
            <p>
              <Icon of={architect} size={15} /> {word('face.architects')} <b>{one().architects}</b>
              <span>
                <Icon of={famine} size={15} /> <span class="cap">{word('term.famine')}</span> <b>{one().famine}</b>
              </span>
            </p>
            <Effect face={5} change={one().on5} />
            <Effect face={6} change={one().on6} />
          </section>
        )}
      </Show>
      <section class="rolls">
        <h3>{word('solo.rolls')}</h3>
        <Show when={rolls().length > 0} fallback={<i>{word('solo.noRoll')}</i>}>
          <For each={rolls()}>{(value) => <Die value={value} />}</For>
        </Show>
        <p>{word('solo.why')}</p>
      </section>
      <section>
        <h3>{word('solo.fame')}</h3>
        <ol class="fame">
          <For each={fame()}>
            {(line) => (
              <li classList={{ me: line.me }}>
                <b>{line.points}</b> {line.name}
                <Show when={line.me}>
                  <Flag seat={0} letter={props.table.players()[0]?.letter ?? ''} width={18} />
                </Show>
              </li>
            )}
          </For>
        </ol>
      </section>
    </div>
  );
}

function Effect(props: { face: number; change: ShadowChange }): JSX.Element {
  const { word } = useWords();
  return (
    <p>
      <Die value={props.face} /> {word('solo.on')}
      <span>
        <Amounts of={props.change} size={14} />
      </span>
    </p>
  );
}
