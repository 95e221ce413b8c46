/** Automating a bloc: the token goes on one of its tiles, and the bloc can run on ore. */
import { Show } from 'solid-js';
import type { Hex } from '../../../../../engine/core/hex.ts';
import { hexIndex } from '../../../../../engine/wealth/data/board.ts';
import { blocServed } from '../../../../../engine/wealth/rules/develop/tokens.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { runCost } from '../../../../../engine/wealth/rules/produce.ts';
import type { Composer } from '../../composer.ts';
import { hexAt } from '../../picture.ts';
import { useWords } from '../../words.ts';
import { HexPrompt } from '../HexPrompt.tsx';
import styles from './Develop.module.css';

export function AutomatePrompt(props: { composer: Composer }) {
  const { word, term, goods } = useWords();
  const chosen = () => props.composer.making('automate')?.hex ?? null;
  const state = () => props.composer.table.state();
  const blocAt = (hex: Hex | null) => (hex ? blocServed(state().board, hexIndex(hex)) : null);
  return (
    <HexPrompt
      composer={props.composer}
      type="automate"
      title={word('automateWhich')}
      help={word('automateHelp')}
      chosen={chosen()}
      commit={(hex) => word('automateFor', { hex, cost: goods(rulesOf(state()).automateCost) })}
      marks={(hex) => ({ solid: (blocAt(hex)?.tiles ?? []).map(hexAt) })}
      back
    >
      <Show when={blocAt(chosen())}>
        {(bloc) => {
          const cost = (fuel: 'food' | 'ore') =>
            runCost({ industry: bloc().industry, fed: bloc().tiles.map(hexAt), with: fuel })[fuel] ?? 0;
          return (
            <p class={styles.saves}>
              {word('automateSaves', {
                bloc: term(bloc().industry, bloc().tiles.length),
                ore: term('ore', cost('ore')),
                food: term('food', cost('food')),
              })}
            </p>
          );
        }}
      </Show>
    </HexPrompt>
  );
}
