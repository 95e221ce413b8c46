import { wealth } from '../../../engine/wealth/index.ts';
import type { GameEntry } from '../contract.ts';
import { Table } from './Table.tsx';

export default { game: wealth, Table } satisfies GameEntry;
