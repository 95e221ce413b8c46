import { nations } from '../../../engine/nations/index.ts';
import type { GameEntry } from '../contract.ts';
import { Table } from './Table.tsx';

export default { game: nations, Table } satisfies GameEntry;
