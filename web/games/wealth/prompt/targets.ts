/** The hexes that the choices of one kind offer, each once. */
import type { Choice } from '../../../../engine/core/choices.ts';
import { type Hex, hexKey, parseHexKey } from '../../../../engine/core/hex.ts';
import type { Action, ActionOf, ActionType } from '../../../../engine/wealth/actions/index.ts';

/** The concrete actions of one kind on offer. */
export const actionsOf = <T extends ActionType>(choices: readonly Choice<Action>[], type: T): ActionOf<T>[] =>
  choices.flatMap((choice) =>
    choice.kind === 'one' && choice.action.type === type ? [choice.action as ActionOf<T>] : [],
  );

export const distinct = (hexes: readonly Hex[]): Hex[] => [...new Set(hexes.map(hexKey))].map(parseHexKey);

export const legalHexes = (choices: readonly Choice<Action>[], type: 'build' | 'placeFlag' | 'automate'): Hex[] =>
  distinct(actionsOf(choices, type).map((action) => action.hex));
