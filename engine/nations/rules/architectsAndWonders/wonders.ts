/** A wonder is built section by section; the last section makes it ready (N11). */
import { EngineFault } from '../../../core/fault.ts';
import type { Seat } from '../../../core/game.ts';
import type { WonderCard } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { nationAt } from '../../state.ts';
import { startEffects } from '../effects/start.ts';
import { runTriggers } from '../effects/triggers.ts';
import { bringIntoPlay, takeAway, testRemoval } from '../removing.ts';
import { wonderOf } from './construction.ts';

/** Adds one architect; the last one makes the wonder ready. */
export function addSection(play: Play, seat: Seat, from: string, stone: number, space?: number): void {
  const nation = nationAt(play.state, seat);
  const { construction } = nation;
  if (!construction) throw new EngineFault('no wonder under construction');
  const wonder = wonderOf(construction.card);
  construction.sections++;
  const { sections } = construction;
  play.events.push({ type: 'architectHired', seat, from, card: wonder.id, stone, sections, of: wonder.stages.length });
  runTriggers(play, seat, 'hireArchitect');
  if (sections === wonder.stages.length) makeReady(play, seat, wonder, space);
}

/** First come the triggers of the owner's other cards, then the space, then the wonder's own effects (N11.3). */
function makeReady(play: Play, seat: Seat, wonder: WonderCard, named: number | undefined): void {
  const nation = nationAt(play.state, seat);
  runTriggers(play, seat, 'wonderReady');
  nation.construction = null;
  const space = named ?? nation.wonders.indexOf(null);
  const replaced = nation.wonders[space] ?? null;
  play.events.push({ type: 'wonderReady', seat, card: wonder.id, space, replaced });
  if (replaced !== null) {
    takeAway(play, seat, replaced, wonder.id);
    testRemoval(play);
  }
  nation.wonders[space] = wonder.id;
  bringIntoPlay(nation, wonder.id);
  testRemoval(play);
  startEffects(play, wonder.id, seat);
}
