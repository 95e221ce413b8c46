import { createContext, useContext } from 'solid-js';
import type { AnyTable } from '../games/contract.ts';

/** The table on the page, for parts of the frame that every game uses. */
export const TableContext = createContext<AnyTable>();

export const useTable = (): AnyTable | undefined => useContext(TableContext);
