/** Standing answers (War Clouds): whether to make a stand, and whether to occupy. */
import { type JSX, Show } from 'solid-js';
import { choosesProduct } from '../../../../../engine/wealth/facts/occupation.ts';
import type { StandAnswer } from '../../../../../engine/wealth/state.ts';
import { Switch } from '../../../../ui/Switch.tsx';
import type { Composer } from '../../composer.ts';
import { Segment } from '../../Segment.tsx';
import { useWords } from '../../words.ts';
import styles from './War.module.css';

const ANSWERS: readonly StandAnswer[] = ['ask', 'always', 'never'];
const PRODUCTS = ['food', 'energy'] as const;

export function StandSegment(props: { composer: Composer }) {
  const { word } = useWords();
  return (
    <Segment
      label={word('standingAnswer')}
      answers={ANSWERS}
      chosen={props.composer.me()?.stand}
      onChoose={(answer) => props.composer.table.actAside({ type: 'setStand', answer })}
    >
      {(answer) => word(`stand.${answer}`)}
    </Segment>
  );
}

export function StandingAnswers(props: { composer: Composer }) {
  const { word, title } = useWords();
  const { composer } = props;
  const { table } = composer;
  const set = (on: boolean, product: 'food' | 'energy') => table.actAside({ type: 'setOccupy', on, product });
  return (
    <Show when={table.state().options.warClouds && table.state().phase !== 'draft' && !table.past() && composer.me()}>
      {(me) => (
        <>
          <Line name={word('standIfEntered')}>
            <StandSegment composer={composer} />
          </Line>
          <Line name={word('occupyEnemy')}>
            <Switch label={word('occupyEnemy')} checked={me().occupy} onChange={(on) => set(on, me().occupyProduct)} />
          </Line>
          <Show when={choosesProduct(table.state(), table.seat() ?? 0)}>
            <Line name={word('occupyTakes')}>
              <Segment
                label={word('occupyTakes')}
                answers={PRODUCTS}
                chosen={me().occupyProduct}
                onChoose={(product) => set(true, product)}
              >
                {(product) => title(product)}
              </Segment>
            </Line>
          </Show>
        </>
      )}
    </Show>
  );
}

const Line = (props: { name: string; children: JSX.Element }) => (
  <div class={styles.standing}>
    <span>{props.name}</span>
    {props.children}
  </div>
);
