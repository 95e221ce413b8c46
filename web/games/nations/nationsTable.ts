/** The table store, typed for Nations. */
import type { Action } from '../../../engine/nations/actions/index.ts';
import type { NationsEvent } from '../../../engine/nations/events.ts';
import type { State } from '../../../engine/nations/state.ts';
import type { LogLine, TableStore } from '../contract.ts';

export type NationsTable = TableStore<State, Action, NationsEvent>;
export type NationsLine = LogLine<NationsEvent>;
