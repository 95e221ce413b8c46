/** A unit moves into a hex with mine: make a stand, or let it in, and choose the answer from now on. */
import { createMemo } from 'solid-js';
import { hexKey } from '../../../../../engine/core/hex.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import type { State } from '../../../../../engine/wealth/state.ts';
import { Button } from '../../../../ui/Button.tsx';
import text from '../../../../ui/text.module.css';
import type { Composer } from '../../composer.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { Prompt } from '../Prompt.tsx';
import { StandSegment } from './StandingAnswers.tsx';
import styles from './War.module.css';

export function StandPrompt(props: { composer: Composer }) {
  const { word } = useWords();
  const { composer } = props;
  const { table } = composer;
  type Stand = NonNullable<State['stand']>;
  /** It stays until the prompt has gone. */
  const stand = createMemo<Stand>((before) => table.state().stand ?? before, table.state().stand as Stand);
  useTool(composer, {
    marks: () => ({ solid: [stand().hex], signs: [{ hex: stand().hex, sign: 'swords', chosen: true }] }),
  });
  const mover = () => table.players()[stand().mover]?.name ?? '';
  const count = (seat: number) => table.state().players[seat]?.units[hexKey(stand().hex)] ?? 0;
  return (
    <Prompt
      composer={composer}
      title={word('standAsk', { name: mover(), hex: hexName(stand().hex) })}
      small={word('standHelp', { mine: count(stand().asked), theirs: count(stand().mover), name: mover() })}
      keep
      acts={
        <>
          <Button kind="pri" onClick={() => composer.act({ type: 'stand', fight: true })}>
            {word('standFight')}
          </Button>
          <Button onClick={() => composer.act({ type: 'stand', fight: false })}>{word('standYield')}</Button>
        </>
      }
    >
      <div class={styles.fromNowOn}>
        <span class={text.eyebrow}>{word('fromNowOn')}</span>
        <StandSegment composer={composer} />
        <span class={`${text.why} ${text.notOnPhone}`}>{word('standingSpares')}</span>
      </div>
    </Prompt>
  );
}
