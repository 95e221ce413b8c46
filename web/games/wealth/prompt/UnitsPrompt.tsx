/** War Clouds: building units, at most one on each tile of one's own. */
import { createMemo, createSignal, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import { HEXES } from '../../../../engine/wealth/data/board.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { times } from '../../../../engine/wealth/rules/acting/spend.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import type { PillLook } from '../../../board/picture.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Composer } from '../composer.ts';
import { useTool } from '../useTool.ts';
import { goodsInWords, term, w } from '../words.ts';
import { isAmong } from './ghost.ts';
import { Prompt } from './Prompt.tsx';

export function UnitsPrompt(props: { composer: Composer }) {
  const { composer } = props;
  const [chosen, setChosen] = createSignal<readonly Hex[]>([]);
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
    pick: (hex) =>
      setChosen(isAmong(chosen(), hex) ? chosen().filter((one) => !sameHex(one, hex)) : [...chosen(), hex]),
  });
  return (
    <Prompt
      composer={composer}
      title={w('unitsWhere')}
      small={chosen().length > 0 ? chosen().map(hexName).join(', ') : w('unitsHelp')}
      keep
      acts={
        <>
          <Show
            when={chosen().length > 0}
            fallback={
              <Button kind="pri" disabled>
                {w('chooseTile')}
              </Button>
            }
          >
            <Button kind="pri" onClick={() => composer.act({ type: 'buildUnits', hexes: [...chosen()] })}>
              {w('buildUnits', {
                units: term('units', chosen().length),
                cost: goodsInWords(times(rulesOf(composer.table.state()).unitCost, chosen().length)),
              })}
            </Button>
          </Show>
          <Button onClick={() => composer.open()}>{w('otherAction')}</Button>
        </>
      }
    />
  );
}
