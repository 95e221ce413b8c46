/**
 * Produce: the best choice is preset. The switches of the blocs and the tiles to feed are beside the board, or here on
 * a narrow screen.
 */
import { createSignal, For, Show } from 'solid-js';
import { hexKey } from '../../../../../engine/core/hex.ts';
import { CUBES, type Good } from '../../../../../engine/wealth/data/goods.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { Change } from '../../Amount.tsx';
import type { Composer } from '../../composer.ts';
import { deep, GOOD_SIGN } from '../../looks.ts';
import { narrow } from '../../narrow.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { Prompt } from '../Prompt.tsx';
import { BlocList } from './BlocList.tsx';
import styles from './Produce.module.css';
import { createRunsHand, type RunsHand } from './runsHand.ts';

export function ProducePrompt(props: { composer: Composer }) {
  const { word } = useWords();
  const { composer } = props;
  const { table } = composer;
  const hand = createRunsHand(composer);
  const isNarrow = narrow();
  useTool(composer, {
    marks: () => ({}),
    faded: () =>
      new Set(
        hand
          .plan()
          .blocs.flatMap((bloc) => bloc.tiles.filter((hex) => !hand.isFed(bloc, hex)).map((hex) => hexKey(hex))),
      ),
    canPick: (hex) => hand.blocAt(hex) !== undefined,
    pick: (hex) => {
      const bloc = hand.blocAt(hex);
      if (bloc) hand.toggleTile(bloc, hex);
    },
  });
  const refusal = () => composer.check(hand.action());
  const others = () => table.awaiting().filter((one) => one.seat !== table.seat()).length;
  const [isAlways, setAlways] = createSignal(false);
  const send = async () => {
    const desk = isAlways() ? await table.orders.openDesk() : null;
    // Of the orders that can be given ahead, feeding in every round is the one that stays.
    const task = desk?.ahead().find((one) => 'always' in one);
    if (!desk || !task) return composer.act(hand.action());
    return desk.actThen([hand.action()], [{ task, else: 'ask' }]);
  };
  const hasAlways = () => table.orders.list().some(({ task }) => task.type === 'feed');
  const running = () => hand.plan().blocs.filter((bloc) => bloc.run).length;
  return (
    <Prompt
      composer={composer}
      title={word('chooseRuns')}
      small={word(others() > 0 ? 'runsHelp' : 'runsHelpLast')}
      refusal={refusal()}
      acts={
        <>
          <Button kind="pri" disabled={refusal() !== null} onClick={() => void send()}>
            {running() === 0 ? word('runNothing') : word('runBlocs', { n: running(), of: hand.plan().blocs.length })}
          </Button>
          <Show when={running() > 0}>
            <Button onClick={() => composer.tell({ type: 'run', runs: [] })}>
              <span class={text.notOnPhone}>{word('runNothing')}</span>
              <span class={text.onPhone}>{word('none')}</span>
            </Button>
          </Show>
          <Button onClick={() => composer.tell({ type: 'runBest' })}>{word('reset')}</Button>
        </>
      }
    >
      <Show when={isNarrow()}>
        <BlocList composer={composer} />
      </Show>
      <Sums composer={composer} hand={hand} />
      <Show when={table.orders.exist && !hasAlways() && table.seat() !== null}>
        <label class={styles.always}>
          <input type="checkbox" checked={isAlways()} onChange={(event) => setAlways(event.currentTarget.checked)} />
          <span>
            {word('feedAlways')} <small>{word('feedAlwaysHelp')}</small>
          </span>
        </label>
      </Show>
    </Prompt>
  );
}

const COLUMNS: readonly Good[] = [...CUBES, 'money'];

/** What I hold, what it costs and makes, and what I hold then. */
function Sums(props: { composer: Composer; hand: RunsHand }) {
  const { word, term } = useWords();
  const held = (good: Good) => props.composer.me()?.purse[good] ?? 0;
  const spent = (good: Good) => -(props.hand.plan().paid[good] ?? 0);
  const made = (good: Good) => props.hand.plan().kept[good] ?? 0;
  const changes = [
    ['spentRow', spent],
    ['madeRow', made],
  ] as const;
  return (
    <table class={styles.sums}>
      <thead>
        <tr>
          <td />
          <For each={COLUMNS}>
            {(good) => (
              <th scope="col" style={{ color: deep(good) }}>
                {good === 'money' ? '$' : <Icon of={GOOD_SIGN[good]} size={15} label={term(good)} />}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{word('heldRow')}</th>
          <For each={COLUMNS}>{(good) => <td>{held(good)}</td>}</For>
        </tr>
        <For each={changes}>{([name, change]) => <ChangeRow name={word(name)} change={change} />}</For>
        <tr class={styles.then}>
          <th scope="row">{word('thenRow')}</th>
          <For each={COLUMNS}>{(good) => <td>{held(good) + spent(good) + made(good)}</td>}</For>
        </tr>
      </tbody>
    </table>
  );
}

const ChangeRow = (props: { name: string; change: (good: Good) => number }) => (
  <tr>
    <th scope="row">{props.name}</th>
    <For each={COLUMNS}>
      {(good) => (
        <td>
          <Change of={props.change(good)} />
        </td>
      )}
    </For>
  </tr>
);
