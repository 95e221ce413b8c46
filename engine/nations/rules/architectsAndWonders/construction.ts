/** The wonder under construction: its sections, and the space it may go to (N11). */
import { EngineFault } from '../../../core/fault.ts';
import type { Refusal } from '../../../core/game.ts';
import { type CardId, cardOf, type WonderCard } from '../../data/cards/index.ts';
import type { Nation } from '../../state.ts';
import { refuse } from '../whoDecides/refuse.ts';

export function wonderOf(id: CardId): WonderCard {
  const card = cardOf(id);
  if (card.type !== 'wonder') throw new EngineFault(`${id} is no wonder`);
  return card;
}

/** The sections that the wonder under construction still needs. */
export const sectionsLeft = (nation: Nation): number =>
  nation.construction ? wonderOf(nation.construction.card).stages.length - nation.construction.sections : 0;

/** The stone for the next section; null without a wonder under construction. */
export const nextSection = (nation: Nation): number | null =>
  nation.construction ? (wonderOf(nation.construction.card).stages[nation.construction.sections] ?? null) : null;

/** A ready wonder goes on any space, free or not. Where none is named, it goes on the first free one (N11.4). */
export function checkWonderSpace(nation: Nation, space: number | undefined): Refusal | null {
  const fits = space === undefined ? nation.wonders.includes(null) : space < nation.wonders.length;
  return fits ? null : refuse('wonder/space', 'N11.4');
}

/** The first free space, and every space that is taken. */
export function wonderSpaces({ wonders }: Nation): number[] {
  const free = wonders.indexOf(null);
  return wonders.flatMap((card, space) => (card !== null || space === free ? [space] : []));
}
