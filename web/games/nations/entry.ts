import { playableNations } from '../../../engine/nations/playable.ts';
import type { GameEntry } from '../contract.ts';
import { Table } from './Table.tsx';

export default { game: playableNations, Table } satisfies GameEntry;
