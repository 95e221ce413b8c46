/** Workers are on the track, in the resource area or on cards (N2.5). They only move. */

import { EngineFault } from '../../../core/fault.ts';
import type { Seat } from '../../../core/game.ts';
import { SECTIONS } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { type Nation, nationAt, type Slot, type TrackPlace } from '../../state.ts';

/** Where the next worker may be taken from. A worker on top comes first (N2.7). */
export function takePlaces(track: Readonly<Record<TrackPlace, number>>): TrackPlace[] {
  if (track.top > 0) return ['top'];
  return SECTIONS.filter((section) => track[section] > 0);
}

/** Where a worker may be returned to: a section with room, or on top if there is none (N2.6). */
export function returnPlaces(nation: Nation, track: Readonly<Record<TrackPlace, number>> = nation.track): TrackPlace[] {
  const room = SECTIONS.filter((section) => track[section] < nation.capacity[section]);
  return room.length > 0 ? room : ['top'];
}

export function slotAt(nation: Nation, index: number): Slot {
  const slot = nation.slots[index];
  if (!slot) throw new EngineFault(`no card in slot ${index}`);
  return slot;
}

export function takeWorker(play: Play, seat: Seat, section: TrackPlace): void {
  const nation = nationAt(play.state, seat);
  if (nation.track[section] === 0) throw new EngineFault(`no worker on ${section}`);
  nation.track[section]--;
  nation.idle++;
}

export function returnWorker(play: Play, seat: Seat, section: TrackPlace): void {
  const nation = nationAt(play.state, seat);
  if (nation.idle === 0) throw new EngineFault('no worker to return');
  nation.idle--;
  nation.track[section]++;
}

/** The caller tests for removal afterwards. */
export function undeployOne(play: Play, seat: Seat, index: number): void {
  const nation = nationAt(play.state, seat);
  const slot = slotAt(nation, index);
  if (slot.workers === 0) throw new EngineFault(`no worker on slot ${index}`);
  slot.workers--;
  nation.idle++;
  play.events.push({ type: 'workerUndeployed', seat, card: slot.card, slot: index });
}

/** The caller has paid, and tests for removal afterwards. */
export function deployOne(play: Play, seat: Seat, index: number, stone: number): void {
  const nation = nationAt(play.state, seat);
  const slot = slotAt(nation, index);
  if (nation.idle === 0) throw new EngineFault('no worker to deploy');
  nation.idle--;
  slot.workers++;
  play.events.push({ type: 'workerDeployed', seat, card: slot.card, slot: index, stone });
}
