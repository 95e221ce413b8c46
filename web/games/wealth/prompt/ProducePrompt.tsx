/**
 * Produce: the best choice is preset. The switches of the blocs and the tiles to feed are beside the board, or here on
 * a narrow screen.
 */
import { createMemo, For, Show } from 'solid-js';
import { hexKey } from '../../../../engine/core/hex.ts';
import { CUBES, type Good } from '../../../../engine/wealth/data/goods.ts';
import { projectionOf } from '../../../../engine/wealth/facts/production.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Change } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { deep, GOOD_SIGN } from '../looks.ts';
import { BlocList } from '../panes/BlocList.tsx';
import { useTool } from '../useTool.ts';
import { term, w } from '../words.ts';
import { Prompt } from './Prompt.tsx';
import './produce.css';

const COLUMNS: readonly Good[] = [...CUBES, 'money'];

export function ProducePrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table, feeding } = composer;
  const plan = createMemo(() => projectionOf(table.state(), table.seat() ?? 0, feeding.runs()));
  const refusal = () => composer.check({ type: 'produce', runs: feeding.runs() });
  const others = () => table.awaiting().filter((one) => one.seat !== table.seat()).length;
  useTool(composer, {
    marks: () => ({}),
    faded: () =>
      new Set(plan().blocs.flatMap((bloc) => bloc.tiles.map(hexKey).filter((key) => !feeding.isFed(bloc, key)))),
    canPick: (hex) => plan().blocs.some((bloc) => bloc.tiles.some((tile) => hexKey(tile) === hexKey(hex))),
    pick: (hex) => {
      const bloc = plan().blocs.find((one) => one.tiles.some((tile) => hexKey(tile) === hexKey(hex)));
      if (bloc) feeding.toggleTile(bloc, hex);
    },
  });
  const held = (good: Good) => composer.me()?.purse[good] ?? 0;
  const spent = (good: Good) => -(plan().paid[good] ?? 0);
  const made = (good: Good) => plan().kept[good] ?? 0;
  const running = () => plan().blocs.filter((bloc) => bloc.run).length;

  return (
    <Prompt
      composer={composer}
      title={w('chooseRuns')}
      small={others() > 0 ? w('runsHelp') : w('runsHelpLast')}
      refusal={refusal()}
      class="producing"
      acts={
        <>
          <Button
            kind="pri"
            disabled={refusal() !== null}
            onClick={() => composer.act({ type: 'produce', runs: feeding.runs() })}
          >
            {running() === 0 ? w('runNothing') : w('runBlocs', { n: running(), of: plan().blocs.length })}
          </Button>
          <Show when={running() > 0}>
            <Button onClick={() => feeding.runNothing()}>
              <span class="wide">{w('runNothing')}</span>
              <span class="only-s">{w('none')}</span>
            </Button>
          </Show>
          <Button onClick={() => feeding.reset()}>{w('reset')}</Button>
        </>
      }
    >
      <div class="narrow">
        <BlocList composer={composer} />
      </div>
      <table class="tot">
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
            <th scope="row">{w('heldRow')}</th>
            <For each={COLUMNS}>{(good) => <td>{held(good)}</td>}</For>
          </tr>
          <tr>
            <th scope="row">{w('spentRow')}</th>
            <For each={COLUMNS}>
              {(good) => (
                <td>
                  <Change of={spent(good)} />
                </td>
              )}
            </For>
          </tr>
          <tr>
            <th scope="row">{w('madeRow')}</th>
            <For each={COLUMNS}>
              {(good) => (
                <td>
                  <Change of={made(good)} />
                </td>
              )}
            </For>
          </tr>
          <tr class="sum">
            <th scope="row">{w('thenRow')}</th>
            <For each={COLUMNS}>{(good) => <td>{held(good) + spent(good) + made(good)}</td>}</For>
          </tr>
        </tbody>
      </table>
    </Prompt>
  );
}
