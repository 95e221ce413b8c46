/** A prompt to choose one of several hexes: for flags, automation, first flags and first units. */
import { createMemo, type JSX, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { Button } from '../../../ui/Button.tsx';
import type { BoardMarks } from '../board/picture.ts';
import type { Composer } from '../composer.ts';
import { useTool } from '../useTool.ts';
import { useWords } from '../words.ts';
import { isAmong } from './ghost.ts';
import { Commit, Prompt } from './Prompt.tsx';
import { actionsOf, distinct } from './targets.ts';

/** The sign of a flag that will be placed. */
export const flagMark = (hex: Hex): BoardMarks => ({ signs: [{ hex, sign: 'flag', chosen: true }] });

export function HexPrompt(props: {
  composer: Composer;
  type: 'placeFlag' | 'automate' | 'placeStartFlag' | 'placeStartUnit';
  title: string;
  help: string;
  /** The hex that is chosen. */
  chosen: Hex | null;
  /** The label of the main button: what happens on this hex. */
  commit: (hex: string) => string;
  marks?: (hex: Hex) => BoardMarks;
  /** Whether there is something to go back to. */
  back?: boolean;
  children?: JSX.Element;
}) {
  const { word } = useWords();
  const { composer } = props;
  const actions = createMemo(() => actionsOf(composer.table.choices(), props.type));
  const hexes = createMemo(() => distinct(actions().map((action) => action.hex)));
  const isChosen = (hex: Hex) => props.chosen !== null && sameHex(hex, props.chosen);
  useTool(composer, {
    marks: () => {
      const at = props.chosen;
      return { lit: hexes(), ring: hexes(), ...(at ? { solid: [at], ...props.marks?.(at) } : {}) };
    },
    canPick: (hex) => isAmong(hexes(), hex),
    isPicked: isChosen,
    pick: (hex) => composer.tell({ type: 'choose', hex }),
  });
  return (
    <Prompt
      composer={composer}
      title={props.title}
      small={props.help}
      keep
      acts={
        <>
          <Commit
            move={actions().find((action) => isChosen(action.hex))}
            missing={word('chooseHex')}
            composer={props.back ? composer : undefined}
            onSend={(action) => composer.act(action)}
          >
            {(action) => props.commit(hexName(action.hex))}
          </Commit>
          <Show when={props.back}>
            <Button onClick={() => composer.back()}>{word('otherAction')}</Button>
          </Show>
        </>
      }
    >
      {props.children}
    </Prompt>
  );
}
