/**
 * What a unit can do in its hex, side by side. A plate that is not possible says why. While no hex is chosen, the
 * plates speak in general.
 */
import { For } from 'solid-js';
import type { Refusal } from '../../../../engine/core/game.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { pieceAt } from '../../../../engine/wealth/rules/develop/pieces.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { flag, next } from '../../../ui/signs/common.ts';
import { swords, tile } from '../../../ui/signs/wealth.ts';
import type { Composer } from '../composer.ts';
import { type Word, w } from '../words.ts';
import { type Deed, sameDeed, type UnitHand } from './unitHand.ts';
import './plates.css';

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
  const { table } = props.composer;
  const isAimed = () => props.hand.to() !== null;
  /** W10.11 */
  const occupies = () => {
    const to = props.hand.to();
    const piece = to && pieceAt(table.state(), to);
    return Boolean(piece?.tile && piece.seat !== table.seat() && props.composer.me()?.occupy);
  };
  const effect = ({ name, against }: Deed) => {
    const to = props.hand.to();
    const who = against === null ? undefined : table.players()[against]?.name;
    const takes = name === 'move' && occupies();
    const params = { hex: to ? hexName(to) : '', name: who ?? '' };
    return {
      long: takes ? w('deed.move.takes') : w(to ? `deed.${name}.does` : `deed.${name}.short`, params),
      short: takes ? w('deed.move.takesShort') : (who ?? w(`deed.${name}.short`)),
    };
  };
  const reason = (why: Refusal) => {
    const short = SHORT[why.code.split('/').at(-1) ?? ''];
    const long = table.sayRefusal(why);
    return { long, short: short ? w(short) : long };
  };
  return (
    <div class="deeds">
      <For each={props.hand.deeds()}>
        {({ deed, why }) => {
          const isOn = () => sameDeed(props.hand.deed(), deed);
          const words = () => (why ? reason(why) : effect(deed));
          return (
            <button
              type="button"
              class="opt"
              classList={{ on: isOn(), no: why !== null || !isAimed() }}
              aria-pressed={isOn()}
              aria-disabled={why !== null || !isAimed()}
              onClick={() => why === null && isAimed() && props.hand.setDeed(deed)}
            >
              <b>
                <Icon of={SIGN[deed.name]} size={16} /> {w(`deed.${deed.name}`)}
              </b>
              <span class="wide">{words().long}</span>
              <span class="only-s">{words().short}</span>
            </button>
          );
        }}
      </For>
    </div>
  );
}
