/** A prompt to choose one of several hexes: for flags, automation, first flags and first units. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/core/hex.ts';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import type { BoardMarks } from '../../../board/picture.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Composer } from '../composer.ts';
import { useTool } from '../useTool.ts';
import { w } from '../words.ts';
import { isAmong } from './ghost.ts';
import { Prompt } from './Prompt.tsx';
import { actionsOf, distinct } from './targets.ts';

type HexAction = 'placeFlag' | 'automate' | 'placeStartFlag' | 'placeStartUnit';

export function HexPrompt(props: {
  composer: Composer;
  type: HexAction;
  title: string;
  help: string;
  /** The label of the main button: what happens on this hex. */
  commit: (hex: string) => string;
  marks?: (hex: Hex | null) => BoardMarks;
  /** Whether there is something to go back to. */
  back?: boolean;
  children?: (hex: Hex | null) => JSX.Element;
}) {
  const { composer } = props;
  const { table } = composer;
  const actions = createMemo(() => actionsOf(table.choices(), props.type));
  const hexes = createMemo(() => distinct(actions().map((action) => action.hex)));
  const [picked, setPicked] = createSignal<Hex | null>(null);
  const action = (): Action | null => {
    const at = picked();
    return at ? (actions().find((one) => sameHex(one.hex, at)) ?? null) : null;
  };
  useTool(composer, {
    marks: () => {
      const at = picked();
      return { lit: hexes(), ring: hexes(), solid: at ? [at] : [], ...props.marks?.(at) };
    },
    canPick: (hex) => isAmong(hexes(), hex),
    isPicked: (hex) => picked() !== null && sameHex(hex, picked() as Hex),
    pick: setPicked,
  });
  return (
    <Prompt
      composer={composer}
      title={props.title}
      small={props.help}
      keep
      acts={
        <>
          <Show
            when={action()}
            fallback={
              <Button kind="pri" disabled>
                {w('chooseHex')}
              </Button>
            }
          >
            {(made) => (
              <Button kind="pri" onClick={() => composer.act(made())}>
                {props.commit(hexName(picked() as Hex))}
              </Button>
            )}
          </Show>
          <Show when={props.back}>
            <Button onClick={() => composer.open()}>{w('otherAction')}</Button>
          </Show>
        </>
      }
    >
      {props.children?.(picked())}
    </Prompt>
  );
}
