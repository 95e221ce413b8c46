/** The first flag or the first unit, in set-up. */
import type { Hex } from '../../../../../engine/core/hex.ts';
import type { BoardMarks } from '../../board/picture.ts';
import type { Composer } from '../../composer.ts';
import { useWords } from '../../words.ts';
import { flagMark, HexPrompt } from '../HexPrompt.tsx';

const unitMark = (hex: Hex): BoardMarks => ({ pills: [{ hex, text: '+1', tone: 'act' }] });

export function StartPrompt(props: { composer: Composer; place: 'flag' | 'unit' }) {
  const { word } = useWords();
  const chosen = () => props.composer.making('start')?.hex ?? null;
  const isFlag = () => props.place === 'flag';
  return (
    <HexPrompt
      composer={props.composer}
      type={isFlag() ? 'placeStartFlag' : 'placeStartUnit'}
      title={word(isFlag() ? 'startFlag' : 'startUnit')}
      help={word(isFlag() ? 'startFlagHelp' : 'startUnitHelp')}
      chosen={chosen()}
      commit={(hex) => word(isFlag() ? 'flagOn' : 'unitOn', { hex })}
      marks={isFlag() ? flagMark : unitMark}
    />
  );
}
