/** Carries out one atomic change to one nation. The caller tests for removal once all nations have taken the step. */

import { EngineFault } from '../../../core/fault.ts';
import type { Seat } from '../../../core/game.ts';
import { type Amounts, RESOURCES } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { type Atom, nationAt } from '../../state.ts';
import { addSection } from '../architectsAndWonders/wonders.ts';
import { lose } from '../losing/losses.ts';
import { removeAdvisors, takeAway } from '../removing.ts';
import { debit, gain } from '../valuesAndWorkers/tokens.ts';
import { deployOne, returnWorker, takeWorker, undeployOne } from '../valuesAndWorkers/workers.ts';
import { pay } from './paying.ts';

/** Returns the books still missing after a loss, otherwise 0. The caller makes moves in the player order. */
export function applyAtom(play: Play, seat: Seat, atom: Atom, cause: string): number {
  const nation = nationAt(play.state, seat);
  switch (atom.op) {
    case 'nothing':
    case 'goFirst':
    case 'goLast':
      return 0;
    case 'gain':
      gain(play, seat, atom.res, cause);
      return 0;
    case 'lose':
      return lose(play, seat, atom.res, cause).missing;
    case 'pay':
      pay(play, seat, atom.res, cause);
      return 0;
    case 'take':
      takeWorker(play, seat, atom.section);
      play.events.push({ type: 'workerTaken', seat, section: atom.section, cause });
      return 0;
    case 'return':
      returnWorker(play, seat, atom.section);
      play.events.push({ type: 'workerReturned', seat, section: atom.section, cause });
      return 0;
    case 'undeploy':
      undeployOne(play, seat, atom.slot);
      return 0;
    case 'deploy':
      deployOne(play, seat, atom.slot, 0);
      return 0;
    case 'hire':
      addSection(play, seat, 'supply', 0, atom.space);
      return 0;
    case 'removeAdvisors':
      removeAdvisors(play, seat, cause);
      return 0;
    case 'removeColony':
      removeColony(play, seat, atom.space, cause);
      return 0;
    case 'removeArchitect':
      removeArchitect(play, seat, cause);
      return 0;
    case 'regain': {
      const back: Amounts = Object.fromEntries(atom.what.map((kind) => [kind, nation.warLoss[kind]]));
      gain(play, seat, back, cause);
      return 0;
    }
    case 'loseAllBut':
      loseAllBut(play, seat, atom.res, cause);
      return 0;
    case 'shift':
      nation.strengthShift += atom.n;
      play.events.push({ type: 'strengthShifted', seat, amount: atom.n, cause });
      return 0;
    case 'countAsLeastStable':
      nation.leastStable = true;
      play.events.push({ type: 'countedLeastStable', seat, card: cause });
      return 0;
  }
}

function removeColony(play: Play, seat: Seat, space: number, cause: string): void {
  const card = nationAt(play.state, seat).colonies[space];
  if (!card) throw new EngineFault(`no colony on space ${space}`);
  takeAway(play, seat, card, cause);
}

function removeArchitect(play: Play, seat: Seat, cause: string): void {
  const { construction } = nationAt(play.state, seat);
  if (!construction || construction.sections === 0) throw new EngineFault('no architect to take off');
  construction.sections--;
  play.events.push({ type: 'architectRemoved', seat, card: construction.card, cause });
}

/** Nothing can be missing here, so this is no loss in the sense of N4 (N16.13). */
function loseAllBut(play: Play, seat: Seat, kept: Amounts, cause: string): void {
  const { purse } = nationAt(play.state, seat);
  const over: Record<string, number> = {};
  for (const kind of RESOURCES) {
    const rest = kept[kind];
    if (rest !== undefined && purse[kind] > rest) over[kind] = purse[kind] - rest;
  }
  if (Object.keys(over).length === 0) return;
  debit(play, seat, over);
  play.events.push({ type: 'lost', seat, asked: over, lost: over, short: [], cause });
}
