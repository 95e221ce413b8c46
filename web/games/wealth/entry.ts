import { playableWealth } from '../../../engine/wealth/playable.ts';
import type { GameEntry } from '../contract.ts';
import { Table } from './Table.tsx';

export default { game: playableWealth, Table } satisfies GameEntry;
