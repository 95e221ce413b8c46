/** The draft: choose a package from the list, place its tiles on the board, press one button. */
import { Match, Show, Switch } from 'solid-js';
import { sameHex } from '../../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../../engine/wealth/actions/index.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { draftRounds } from '../../../../../engine/wealth/rules/setUp/draft.ts';
import { list } from '../../../../i18n/i18n.ts';
import { Button } from '../../../../ui/Button.tsx';
import text from '../../../../ui/text.module.css';
import type { Composer, Tool } from '../../composer.ts';
import { narrow } from '../../narrow.ts';
import { useTool } from '../../useTool.ts';
import { useWords } from '../../words.ts';
import { gainedDots, ghostsOf, isAmong, withTiles } from '../ghost.ts';
import { Commit, Prompt } from '../Prompt.tsx';
import { DraftTray } from './DraftTray.tsx';
import { createDraftHand, type DraftHand } from './draftHand.ts';

interface Props {
  composer: Composer;
  hand: DraftHand;
}

export function DraftPrompt(props: { composer: Composer }) {
  const { word, term } = useWords();
  const { composer } = props;
  const { table } = composer;
  const hand = createDraftHand(composer);
  useTool(composer, toolOf(composer, hand));
  const refusal = () => {
    const made = hand.action();
    return made ? composer.check(made) : null;
  };
  const mustSkip = () =>
    table.choices().some((choice) => choice.kind === 'one' && choice.action.type === 'skipPackage');
  const heading = () => {
    if (mustSkip()) return word('noPackageFits');
    if (!hand.given()) return word('choosePackage');
    if (hand.tiles().length === 0) return word('cubesOnly');
    const tile = hand.tiles()[hand.active()];
    return hand.isComplete() ? word('tilesSet') : word('setTile', { tile: tile ? term(tile) : '' });
  };
  const round = () => (table.state().draft?.round ?? 0) + 1;
  return (
    <Prompt
      composer={composer}
      title={heading()}
      small={hand.tiles().length > 0 ? word('draftHelp') : hand.given() ? undefined : word('draftChooseHelp')}
      aside={word('pickOf', { n: round(), of: draftRounds(table.state()).length })}
      refusal={refusal()}
      keep={!hand.given()}
      acts={
        <>
          <Show
            when={!mustSkip()}
            fallback={
              <Button kind="pri" onClick={() => composer.act({ type: 'skipPackage' })}>
                {word('skipPick')}
              </Button>
            }
          >
            <Take composer={composer} hand={hand} ready={refusal() === null ? hand.action() : null} />
          </Show>
          <Others composer={composer} hand={hand} />
        </>
      }
    >
      <Show when={hand.tiles().length > 0}>
        <DraftTray hand={hand} />
      </Show>
    </Prompt>
  );
}

function toolOf(composer: Composer, hand: DraftHand): Tool {
  const { table } = composer;
  const isPlaced = (hex: { q: number; r: number }) => hand.placed().some((one) => sameHex(one.hex, hex));
  return {
    marks: () => {
      const placed = hand.placed();
      const seat = table.seat() ?? 0;
      const inHand = hand.slots()[hand.active()];
      return {
        lit: hand.hexes(),
        ring: hand.hexes().filter((hex) => !isPlaced(hex)),
        ghosts: ghostsOf(
          seat,
          placed.map((one) => ({ ...one, held: one === inHand ? 'plan' : 'set' })),
        ),
        gained: gainedDots(table.state(), withTiles(table.state().board, seat, placed)),
      };
    },
    canPick: (hex) => isAmong(hand.hexes(), hex) || isPlaced(hex),
    isPicked: isPlaced,
    pick: (hex) => {
      const at = hand.slots().findIndex((slot) => slot && sameHex(slot.hex, hex));
      if (at < 0) hand.place(hex);
      else if (at === hand.active()) hand.turn(1);
      else hand.hold(at);
    },
  };
}

/** The main button: it takes the package, or leads to the list. */
function Take(props: Props & { ready: ActionOf<'pickPackage'> | null }) {
  const { word, term, goods } = useWords();
  const isNarrow = narrow();
  const tileNames = () => {
    const tiles = props.hand.tiles();
    return list([...new Set(tiles)].map((kind) => term(kind, tiles.filter((tile) => tile === kind).length)));
  };
  const hexes = () =>
    props.hand
      .placed()
      .map((one) => hexName(one.hex))
      .join(', ');
  return (
    <Show
      when={props.ready || !isNarrow() || props.hand.given() || props.composer.screen.tab() === 'markets'}
      fallback={
        <Button kind="pri" onClick={() => props.composer.screen.showTab('markets')}>
          {word('showPackages')}
        </Button>
      }
    >
      <Commit
        move={props.ready}
        missing={props.hand.given() ? word('setAllTiles') : word('choosePackage')}
        onSend={(action) => props.composer.act(action)}
      >
        {() => (
          <Switch fallback={word('take', { what: goods(props.hand.given()?.goods ?? {}) })}>
            <Match when={props.hand.tiles().length > 0}>
              <span class={text.notOnPhone}>{word('takeOn', { what: tileNames(), hexes: hexes() })}</span>
              <span class={text.onPhone}>{word('take', { what: tileNames() })}</span>
            </Match>
          </Switch>
        )}
      </Commit>
    </Show>
  );
}

function Others(props: Props) {
  const { word } = useWords();
  return (
    <>
      <Show when={props.hand.given()}>
        <Button
          onClick={() => {
            props.composer.tell({ type: 'choosePackage', pick: null });
            props.composer.screen.showTab('markets');
          }}
        >
          <span class={text.notOnPhone}>{word('otherPackage')}</span>
          <span class={text.onPhone}>{word('other')}</span>
        </Button>
      </Show>
      <Show when={props.hand.placed().length > 0}>
        <Button onClick={() => props.hand.lift()}>{word('liftTiles')}</Button>
      </Show>
    </>
  );
}
