/** War Clouds: building units, at most one on each tile of one's own. */
import { createMemo } from 'solid-js';
import { HEXES } from '../../../../../engine/wealth/data/board.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { times } from '../../../../../engine/wealth/rules/acting/spend.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { PillLook } from '../../board/picture.ts';
import { type Composer, useMaking } from '../../composer.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { isAmong } from '../ghost.ts';
import { Commit, Prompt } from '../Prompt.tsx';

export function UnitsPrompt(props: { composer: Composer }) {
  const { word, term, goods } = useWords();
  const { composer } = props;
  const units = useMaking(composer, 'units');
  const chosen = () => units().hexes;
  const open = createMemo(() =>
    HEXES.filter(
      (hex) => isAmong(chosen(), hex) || composer.check({ type: 'buildUnits', hexes: [...chosen(), hex] }) === null,
    ),
  );
  useTool(composer, {
    marks: () => ({
      ring: open().filter((hex) => !isAmong(chosen(), hex)),
      solid: chosen(),
      pills: chosen().map((hex): PillLook => ({ hex, text: '+1', tone: 'act' })),
    }),
    canPick: (hex) => isAmong(open(), hex),
    isPicked: (hex) => isAmong(chosen(), hex),
    pick: (hex) => composer.tell({ type: 'toggleUnit', hex }),
  });
  const cost = (n: number) => goods(times(rulesOf(composer.table.state()).unitCost, n));
  return (
    <Prompt
      composer={composer}
      title={word('unitsWhere')}
      small={chosen().length > 0 ? chosen().map(hexName).join(', ') : word('unitsHelp')}
      keep
      acts={
        <>
          <Commit
            composer={composer}
            move={chosen().length > 0 && chosen()}
            missing={word('chooseTile')}
            onSend={(hexes) => composer.act({ type: 'buildUnits', hexes: [...hexes] })}
          >
            {({ length }) => word('buildUnits', { units: term('units', length), cost: cost(length) })}
          </Commit>
          <Button onClick={() => composer.back()}>{word('otherAction')}</Button>
        </>
      }
    />
  );
}
