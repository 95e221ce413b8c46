/**
 * What a unit can do in its hex, side by side. A plate that is not possible says why. While no hex is chosen, the
 * plates speak in general.
 */
import { For } from 'solid-js';
import type { Refusal } from '../../../../../engine/core/game.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { takesProduct } from '../../../../../engine/wealth/facts/occupation.ts';
import { flag, next } from '../../../../ui/signs/common.ts';
import text from '../../../../ui/text.module.css';
import type { Composer } from '../../composer.ts';
import type { Deed } from '../../move.ts';
import { swords, tile } from '../../signs.ts';
import { useWords, type Word } from '../../words.ts';
import { Option, Options } from '../Option.tsx';
import { sameDeed, type UnitHand } from './unitHand.ts';

const SIGN = { move: next, battle: swords, conquer: flag, settle: tile } as const;

/** A narrow plate has room for two or three words. */
const SHORT: Readonly<Record<string, Word>> = {
  'flag-has-tile': 'hasTile',
  'no-enemy': 'noEnemy',
  'no-enemy-flag': 'noEnemyFlag',
  'has-flag': 'hasFlag',
  'enemy-unit': 'enemyThere',
  'no-flag-left': 'noFlagLeft',
  'no-effect': 'noChange',
};

export function DeedPlates(props: { composer: Composer; hand: UnitHand }) {
  const { word } = useWords();
  return (
    <Options>
      <For each={props.hand.deeds()}>
        {({ deed, why }) => (
          <Option
            sign={SIGN[deed.name]}
            name={word(`deed.${deed.name}`)}
            effect={<Effect composer={props.composer} hand={props.hand} deed={deed} why={why} />}
            isOn={sameDeed(props.hand.deed(), deed)}
            isBarred={why !== null || props.hand.to() === null}
            onClick={() => props.hand.setDeed(deed)}
          />
        )}
      </For>
    </Options>
  );
}

/** What the deed does or why it is not possible, in a sentence or on a phone in two words. */
function Effect(props: { composer: Composer; hand: UnitHand; deed: Deed; why: Refusal | null }) {
  const { word } = useWords();
  const { table } = props.composer;
  const occupies = () => {
    const to = props.hand.to();
    return to !== null && takesProduct(table.state(), table.seat() ?? 0, to);
  };
  const effect = ({ name, against }: Deed) => {
    const to = props.hand.to();
    const who = against === null ? undefined : table.players()[against]?.name;
    if (name === 'move' && occupies()) return { long: word('deed.move.takes'), short: word('deed.move.takesShort') };
    return {
      long: word(to ? `deed.${name}.does` : `deed.${name}.short`, { hex: to ? hexName(to) : '', name: who ?? '' }),
      short: who ?? word(`deed.${name}.short`),
    };
  };
  const reason = (why: Refusal) => {
    const short = SHORT[why.code.split('/').at(-1) ?? ''];
    const long = table.sayRefusal(why);
    return { long, short: short ? word(short) : long };
  };
  const words = () => (props.why ? reason(props.why) : effect(props.deed));
  return (
    <>
      <span class={text.notOnPhone}>{words().long}</span>
      <span class={text.onPhone}>{words().short}</span>
    </>
  );
}
