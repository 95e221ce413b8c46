import type { GameEntry } from '../contract.ts';
import { lateRules } from './rules.ts';
import { Table } from './Table.tsx';

export default { game: lateRules, Table } satisfies GameEntry;
