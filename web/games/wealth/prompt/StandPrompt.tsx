/** A unit moves into a hex with mine: make a stand, or let it in, and choose the answer from now on. */
import { Show } from 'solid-js';
import { hexKey } from '../../../../engine/core/hex.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Composer } from '../composer.ts';
import { StandSegment } from '../panes/StandingAnswers.tsx';
import { useTool } from '../useTool.ts';
import { w } from '../words.ts';
import { Prompt } from './Prompt.tsx';
import './stand.css';

export function StandPrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  useTool(composer, {
    marks: () => {
      const stand = table.state().stand;
      return stand ? { solid: [stand.hex], signs: [{ hex: stand.hex, sign: 'swords', chosen: true }] } : {};
    },
    canPick: () => false,
    pick: () => {},
  });
  return (
    <Show when={table.state().stand}>
      {(stand) => {
        const mover = () => table.players()[stand().mover]?.name ?? '';
        const count = (seat: number | null) =>
          seat === null ? 0 : (table.state().players[seat]?.units[hexKey(stand().hex)] ?? 0);
        return (
          <Prompt
            composer={composer}
            title={w('standAsk', { name: mover(), hex: hexName(stand().hex) })}
            small={w('standHelp', { mine: count(table.seat()), theirs: count(stand().mover), name: mover() })}
            keep
            acts={
              <>
                <Button kind="pri" onClick={() => composer.act({ type: 'stand', fight: true })}>
                  {w('standFight')}
                </Button>
                <Button onClick={() => composer.act({ type: 'stand', fight: false })}>{w('standYield')}</Button>
              </>
            }
          >
            <div class="smid">
              <span class="eyebrow">{w('fromNowOn')}</span>
              <StandSegment composer={composer} />
              <span class="why wide">{w('standingSpares')}</span>
            </div>
          </Prompt>
        );
      }}
    </Show>
  );
}
