/** The table store, typed for Wealth of Nations. */
import type { Action } from '../../../engine/wealth/actions/index.ts';
import type { Event } from '../../../engine/wealth/events.ts';
import type { State } from '../../../engine/wealth/state.ts';
import type { LogLine, TableStore } from '../contract.ts';

export type WealthTable = TableStore<State, Action, Event>;
export type WealthLine = LogLine<Event>;
