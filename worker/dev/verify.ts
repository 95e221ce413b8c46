/** `npm run verify -- FILE`: replays an exported table and checks the promised seed and the hash of every state. */
import { readFileSync } from 'node:fs';
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../engine/core/chance.ts';
import {
  type Disagreement,
  type ExportedGame,
  isComparable,
  isPromisedSeed,
  verify,
} from '../../engine/core/verify.ts';
import { games } from '../../engine/index.ts';

type TableFile = ExportedGame & { format: string; seedHash: string; seed?: string };

const WHY: Readonly<Record<Disagreement['why'], string>> = {
  options: 'the options are refused',
  shape: 'states were kept in a shape of another release',
  differs: 'another state comes out',
  refused: 'the log cannot be played',
};

function complaint(file: TableFile): string | null {
  if (file.format !== 'commonwealth-table-1') return 'this is not an exported table';
  const game = games.get(file.game);
  if (!game) return `the game ${file.game} is not known`;
  if (file.seed === undefined) return 'the game is not over: its seed is still secret';
  if (!isPromisedSeed(file.seed, file.seedHash)) return 'the seed is not the one that was promised';
  const first = verify(game, file, keyedChance(hexToBytes(file.seed)));
  return first && `version ${first.version}: ${WHY[first.why]}${first.detail ? ` (${first.detail})` : ''}`;
}

const [name] = process.argv.slice(2);
if (!name) {
  console.error('usage: npm run verify -- FILE');
  process.exit(2);
}
const file = JSON.parse(readFileSync(name, 'utf8')) as TableFile;
const found = complaint(file);
if (found) {
  console.error(`not verified: ${found}`);
  process.exit(1);
}
const game = games.get(file.game);
const older = file.hashes.filter((_, version) => game && !isComparable(game, file, version)).length;
console.log(`verified: ${file.log.length} entries, every state and the seed are as promised`);
if (older > 0) console.log(`the first ${older} states were kept in an older shape: replayed, but not compared`);
