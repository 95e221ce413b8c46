/** Placing a flag on a hex, in Develop. */
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import type { Composer } from '../../composer.ts';
import { useWords } from '../../words.ts';
import { flagMark, HexPrompt } from '../HexPrompt.tsx';

export function FlagPrompt(props: { composer: Composer }) {
  const { word, goods } = useWords();
  const chosen = () => props.composer.making('flag')?.hex ?? null;
  const cost = () => goods(rulesOf(props.composer.table.state()).flagCost);
  return (
    <HexPrompt
      composer={props.composer}
      type="placeFlag"
      title={word('flagWhere')}
      help={word('flagHelp')}
      chosen={chosen()}
      commit={(hex) => word('flagFor', { hex, cost: cost() })}
      marks={flagMark}
      back
    />
  );
}
