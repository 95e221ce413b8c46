/** The ways to take the action I have picked, or the answers to the open question, and the one I chose. */
import { createMemo } from 'solid-js';
import { type Field, fill } from '../../../engine/core/choices.ts';
import type { Refusal } from '../../../engine/core/game.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import type { Question } from '../../../engine/nations/awaiting.ts';
import { depositOf } from '../../../engine/nations/facts/deposit.ts';
import { type Aim, type Move, wayOf } from './move.ts';
import type { NationsTable } from './nationsTable.ts';

/** Whether a way to act belongs to what the turn is about to be used for. */
function serves(aim: Aim | null, action: { type: string; row?: number; col?: number; card?: string }): boolean {
  if (aim === null) return false;
  if (aim.name === 'buy') return action.type === 'buy' && action.row === aim.cell.row && action.col === aim.cell.col;
  if (aim.name === 'special') return action.type === 'special' && action.card === aim.card;
  return action.type === aim.name;
}

/** What a number that was entered by hand stands for: itself, or one of the values of the field. */
const valueIn = (field: Field, entered: number | undefined) =>
  field.type === 'int' ? (entered ?? 0) : field.values[entered ?? -1];

export function createWays(
  table: NationsTable,
  question: () => Question | null,
  move: () => Move,
  aim: () => Aim | null,
) {
  const belongs = (action: { type: string }) => question()?.kind !== 'turn' || serves(aim(), action);
  const ways = createMemo((): Action[] =>
    table.choices().flatMap((choice) => (choice.kind === 'one' && belongs(choice.action) ? [choice.action] : [])),
  );
  const split = createMemo(
    () => table.choices().find((choice) => choice.kind === 'family' && belongs(choice.template)) ?? null,
  );
  const deposited = createMemo((): string | null => {
    const seat = table.seat();
    const deposit = seat === null || question() === null ? null : depositOf(table.state(), seat);
    return deposit && JSON.stringify(deposit);
  });
  const chosen = createMemo((): Action | null => {
    const way = wayOf(move());
    const family = split();
    if (way.by === 'hand' && family?.kind === 'family') {
      return fill<Action>(
        family,
        family.fields.map((field) => valueIn(field, way.amounts[field.name])),
      );
    }
    const all = ways();
    const listed = way.by === 'list' ? way.action : deposited();
    if (listed) return all.find((action) => JSON.stringify(action) === listed) ?? null;
    // A worker is taken off by tapping its card, and never by itself.
    return all.length === 1 && aim()?.name !== 'undeploy' ? (all[0] ?? null) : null;
  });
  const blocked = createMemo((): Refusal | null => {
    if (ways().length > 0 || split()) return null;
    const choice = table.choices().find((one) => one.kind === 'blocked' && belongs(one.template));
    return choice?.kind === 'blocked' ? choice.why : null;
  });
  return {
    ways,
    /** A family of splits, if the player may enter other amounts than those listed. */
    split,
    chosen,
    /** The answer that I have given ahead, as JSON. */
    deposited,
    /** Why the picked action is not possible. */
    blocked,
  };
}
