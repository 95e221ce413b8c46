/** `npm run operate -- COMMAND`: what whoever runs the service can look at and do. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../setup.mjs';
import { backup, restore } from './backup.ts';
import { type Place, Refused } from './databases.ts';
import { eraseAddress, eraseSeat } from './people.ts';
import { reportState } from './report.ts';
import { storedTables, verifyTables } from './stored.ts';
import { exportTable, list, remove, show } from './tables.ts';
import { watch } from './watch.ts';

const USAGE = `usage: npm run operate -- COMMAND [--remote | --data FOLDER]

  list [NAME]                  every table, or those where a name has this in it
  show TABLE                   one table: seats, who is awaited, notices
  export TABLE FILE            the whole game as one file, with its seed
  remove TABLE                 deletes a table for good
  erase-address ADDRESS        deletes an e-mail address everywhere
  erase-seat TABLE SEAT        erases name, words, notes and address of a seat (the first is 0)
  backup FOLDER                writes all databases to a new folder
  restore FOLDER               reads a backup into empty databases, and verifies every game
  verify [NUMBER]              plays all stored games again, or the latest so many of each database
  report                       numbers: tables, waiting times, notices sent and failed
  watch                        reads the service's log from the standard input: errors by kind, the slowest calls

--remote means the databases in Cloudflare. Otherwise it is a folder of this machine: that of \`npm start\`, or FOLDER.`;

type Command = (place: Place, args: string[]) => void | Promise<void>;
interface Entry {
  least: number;
  most: number;
  run: Command;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  list: { least: 0, most: 1, run: (place, [name]) => list(place, name) },
  show: { least: 1, most: 1, run: (place, [id = '']) => show(place, id) },
  export: { least: 2, most: 2, run: (place, [id = '', file = '']) => exportTable(place, id, file) },
  remove: { least: 1, most: 1, run: (place, [id = '']) => remove(place, id) },
  'erase-address': { least: 1, most: 1, run: (place, [address = '']) => eraseAddress(place, address) },
  'erase-seat': { least: 2, most: 2, run: (place, [id = '', seat = '']) => eraseSeat(place, id, seat) },
  backup: { least: 1, most: 1, run: (place, [folder = '']) => backup(place, folder) },
  restore: { least: 1, most: 1, run: (place, [folder = '']) => restore(place, folder) },
  report: { least: 0, most: 0, run: (place) => reportState(place, Date.now()) },
  watch: { least: 0, most: 0, run: () => watch(process.stdin) },
  verify: { least: 0, most: 1, run: (place, [sample]) => verifyStored(place, sample) },
};

function verifyStored(place: Place, given: string | undefined): void {
  const sample = given === undefined ? null : Number(given);
  if (sample !== null && !(Number.isSafeInteger(sample) && sample > 0)) throw new Refused(`"${given}" is not a number`);
  const { count, entries, faults } = verifyTables(storedTables(place, sample));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Refused(`${faults.length} of ${count} tables do not come out as they are stored`);
  console.log(`verified: ${count} tables, ${entries} entries played again, every state is as stored`);
}

/** npm runs the command in the project's folder, but files are named from where the operator is. */
process.chdir(process.env.INIT_CWD ?? process.cwd());

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, data: { type: 'string' } },
});
const [name = '', ...args] = positionals;
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || args.length < command.least || args.length > command.most || (values.remote && values.data)) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await command.run(
    { remote: values.remote, state: path.resolve(values.data ?? path.join(root, '.wrangler/state')) },
    args,
  );
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(`commonwealth: ${error.message}`);
  process.exit(1);
}
