/** How the service does, from its databases: numbers only, nothing about anybody. */
import { sql } from 'drizzle-orm';
import { actions, addresses, awaited, outbox, tables } from '../../db/schema.ts';
import { databases, type Place, type Row, readAll } from './databases.ts';

const HOUR = 3_600_000;

export function reportState(place: Place, now: number): void {
  for (const binding of databases()) {
    const [states = [], [moves] = [], waits = [], [alarms] = [], notices = [], errors = [], [people] = []] = readAll(
      place,
      binding,
      [
        sql`select game, status, count(*) as n from ${tables} group by game, status order by game, status`,
        sql`select count(*) as n from ${actions} where at > ${now - 24 * HOUR} and seq > 0`,
        sql`select (${now} - (select min(json_extract(value, '$.since')) from json_each(awaited.seats))) as ms,
        exists (select 1 from json_each(awaited.seats) where json_extract(value, '$.late')) as late from ${awaited}`,
        sql`select count(*) as n from ${awaited} where wake_at < ${now - 2 * 60_000}`,
        sql`select kind, state, count(*) as n, min(due) as due from ${outbox} group by kind, state order by kind, state`,
        sql`select last_error as error, count(*) as n from ${outbox} where last_error is not null group by last_error
        order by n desc limit 10`,
        sql`select count(*) as n, coalesce(sum(confirmed), 0) as confirmed, coalesce(sum(fails), 0) as fails,
        coalesce(sum(blocked), 0) as blocked from ${addresses}`,
      ],
    );
    console.log(`# ${binding}`);
    for (const { game, status, n } of states) console.log(`tables: ${n} ${status}, ${game}`);
    console.log(`entries in the last 24 hours: ${moves?.n ?? 0}`);
    console.log(waitingWords(waits));
    console.log(`alarms more than two minutes late: ${alarms?.n ?? 0}`);
    for (const { kind, state, n, due } of notices)
      console.log(`notices: ${n} ${kind} ${state}${lateness(state, due, now)}`);
    for (const { error, n } of errors) console.log(`notices with an error: ${n}, ${withoutPeople(String(error))}`);
    const { n, confirmed, fails, blocked } = people ?? {};
    console.log(
      `addresses: ${n}, of them ${confirmed} confirmed, ${fails} failing, ${blocked} blocked by their owners`,
    );
  }
}

/** A mail server often repeats the address in its refusal, and a hook's address may be in an error too. */
export const withoutPeople = (error: string): string => error.replace(/\S+@\S+|https?:\S+/g, '…');

function waitingWords(waits: readonly Row[]): string {
  const times = waits
    .flatMap(({ ms }) => (typeof ms === 'number' ? [ms] : []))
    .sort((a, b) => a - b)
    .map((ms) => `${(ms / HOUR).toFixed(1)} h`);
  const late = waits.filter((row) => row.late).length;
  if (times.length === 0) return 'waiting for a player: no table';
  const median = times[Math.floor(times.length / 2)];
  return `waiting for a player: ${times.length} tables, median ${median}, longest ${times.at(-1)}, ${late} late`;
}

function lateness(state: unknown, due: unknown, now: number): string {
  if (state !== 'pending' || typeof due !== 'number') return '';
  return due < now ? `, the oldest due ${Math.round((now - due) / 60_000)} min ago` : ', none due yet';
}
