/**
 * A small world of two tables and four mail addresses with a clock of its own. Players act, undo, look and change settings.
 * Mail servers fail, and alarms come late or twice. The simulation records who gets which mail and judges it.
 */
import type { SeatRow } from '../../../worker/db/schema.ts';
import { absence, awayUntil } from '../../../worker/domain/absence.ts';
import type { Waiting } from '../../../worker/domain/waiting.ts';
import type { MailSettings } from '../../../worker/domain/wire/seats.ts';
import type { Delivery } from '../../../worker/notices/channels/delivery.ts';
import type { Transport } from '../../../worker/notices/channels/mail/transport/transport.ts';
import { type Call, LEVEL, type Level, type Present } from '../../../worker/notices/decide/call.ts';
import { turnCall } from '../../../worker/notices/decide/calls.ts';
import { type MessagePlan, seatKey } from '../../../worker/notices/decide/plan.ts';
import { schedule } from '../../../worker/notices/decide/schedule.ts';
import { drain, type Mailroom } from '../../../worker/notices/drain.ts';
import { waitingAfterAbsence } from '../../../worker/room/waiting.ts';

export const MINUTE = 60_000;
export const SEATS = 3;
/** Who sits where: `a` and `b` play at both tables. */
const OWNERS = [
  ['a', 'b', 'c'],
  ['a', 'b', 'd'],
] as const;
const PACES = [null, 24 * 60 * MINUTE];

interface SimSeat {
  row: SeatRow & { addressHash: string };
  acted: number;
  looking: boolean;
  /** The last moment something kept mail back that is no fault of ours: a look, or other settings. */
  calmSince: number;
}

interface SimTable {
  id: string;
  version: number;
  seats: SimSeat[];
  waiting: Map<number, Waiting>;
}

interface SimRow extends Call {
  state: 'pending' | 'sent' | 'dropped' | 'dead';
  address: string;
  claimedUntil: number;
}

export interface Sent {
  at: number;
  address: string;
  tables: { tableId: string; seat: number; level: Level; acted: number; told: string }[];
}

export class Simulation {
  now = Date.UTC(2026, 0, 5, 12);
  readonly tables: SimTable[];
  private readonly addresses: readonly string[];
  readonly rows = new Map<string, SimRow>();
  readonly sent: Sent[] = [];
  readonly faults: string[] = [];
  readonly failing = new Set<string>();
  server: Delivery['outcome'] = 'sent';
  /** Minutes alarms come late, and how often each comes. */
  alarmDelay = 0;
  alarmTimes = 1;
  private revision = 0;

  constructor(
    owners: readonly (readonly string[])[] = OWNERS,
    readonly paces: readonly (number | null)[] = PACES,
  ) {
    this.addresses = [...new Set(owners.flat())];
    this.tables = owners.map((names, index) => ({
      id: `table${index}`,
      version: 0,
      seats: names.map((owner, seat) => ({
        row: seatRow(`table${index}`, seat, owner),
        acted: -1,
        looking: false,
        calmSince: this.now,
      })),
      waiting: new Map(),
    }));
    for (const table of this.tables) this.await(table, [0]);
  }

  /** A seat is awaited: a waiting goes on if it was already. */
  private await(table: SimTable, seats: readonly number[], acted: number | null = null): void {
    const before = table.waiting;
    table.waiting = new Map();
    for (const seat of seats) {
      const same = seat === acted ? undefined : before.get(seat);
      const pace = this.paces[this.tables.indexOf(table)] ?? null;
      table.waiting.set(seat, same ?? this.begin(table, seat, pace));
      this.call(table, seat, undefined, same !== undefined);
    }
  }

  private begin({ seats, version }: SimTable, seat: number, pace: number | null): Waiting {
    const begins = awayUntil((seats[seat] as SimSeat).row.away, this.now) ?? this.now;
    const due = pace === null ? null : begins + pace;
    return { seat, prompt: { key: 'prompt' }, since: this.now, begins, version, due, late: false };
  }

  private call(table: SimTable, seat: number, before: SeatRow | undefined, known: boolean): void {
    const waiting = table.waiting.get(seat);
    const { row } = table.seats[seat] as SimSeat;
    if (!waiting) return;
    const insert = turnCall(row, waiting, before ?? row, known, this.now, ++this.revision);
    if (!insert || this.rows.has(insert.key)) return;
    const { key, due } = insert;
    const { version } = waiting;
    const address = row.addressHash;
    const rest = {
      createdAt: this.now,
      attempts: 0,
      played: null,
      told: 0 as Level,
      claimedUntil: 0,
      state: 'pending' as const,
      begun: null,
    };
    this.rows.set(key, { key, kind: 'turn', tableId: table.id, seat, version, due, address, ...rest });
  }

  act(index: number, next: readonly number[]): void {
    const table = this.tables[index] as SimTable;
    const [actor] = table.waiting.keys();
    if (actor === undefined) return;
    table.version++;
    (table.seats[actor] as SimSeat).acted = table.version;
    const others = [...table.waiting.keys()].filter((seat) => seat !== actor);
    this.await(table, [...new Set([...others, ...next])], actor);
  }

  /** A move of a real game: exactly these are awaited now. */
  moved(index: number, actor: number | null, awaited: readonly number[]): void {
    const table = this.tables[index] as SimTable;
    if (actor !== null) (table.seats[actor] as SimSeat).acted = ++table.version;
    this.await(table, awaited, actor);
  }

  /** The first awaited player is late, and the room plays for them: the turn passes without an action of theirs. */
  expire(index: number, next: readonly number[]): void {
    const table = this.tables[index] as SimTable;
    const [late] = table.waiting.keys();
    if (late === undefined) return;
    table.version++;
    const others = [...table.waiting.keys()].filter((seat) => seat !== late);
    this.await(table, [...new Set([...others, ...next])], late);
  }

  /** A player does something beside the turn. Whoever is awaited stays awaited. */
  aside(index: number, seat: number): void {
    const table = this.tables[index] as SimTable;
    const player = table.seats[seat] as SimSeat;
    player.acted = ++table.version;
    player.calmSince = this.now;
  }

  /** Somebody takes a move back: others stop being awaited without having done anything. */
  takeBack(index: number, seat: number): void {
    const table = this.tables[index] as SimTable;
    table.version++;
    (table.seats[seat] as SimSeat).acted = table.version;
    this.await(table, [seat], seat);
  }

  look(index: number, seat: number, looking: boolean): void {
    const player = this.tables[index]?.seats[seat] as SimSeat;
    player.looking = looking;
    player.calmSince = this.now;
  }

  settings(index: number, seat: number, mail: MailSettings): void {
    const table = this.tables[index] as SimTable;
    const player = table.seats[seat] as SimSeat;
    const before = player.row;
    player.row = { ...before, mail };
    player.calmSince = this.now;
    this.call(table, seat, before, true);
  }

  /** A player is away for so many minutes. With none, the player is back. */
  away(index: number, seat: number, minutes: number): void {
    const table = this.tables[index] as SimTable;
    const player = table.seats[seat] as SimSeat;
    const before = player.row;
    player.row = { ...before, away: absence(before.away, this.now, this.now + minutes * MINUTE) };
    player.calmSince = this.now;
    const rested = waitingAfterAbsence([...table.waiting.values()], before, player.row.away, this.now);
    for (const waiting of rested) table.waiting.set(waiting.seat, waiting);
    this.call(table, seat, before, true);
  }

  async pass(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      this.now += MINUTE;
      for (const address of this.addresses) {
        const first = Math.min(...this.pendingOf(address).map(({ due }) => due));
        if (first + this.alarmDelay * MINUTE > this.now) continue;
        await Promise.all(
          Array.from({ length: this.alarmTimes }, () =>
            drain(this.room(address), this.transport(address), () => this.now),
          ),
        );
      }
      this.judge();
    }
  }

  private pendingOf(address: string): SimRow[] {
    return [...this.rows.values()].filter((row) => row.address === address && row.state === 'pending');
  }

  private room(address: string): Mailroom {
    return {
      claim: async (now, until) => {
        const free = this.pendingOf(address).filter((row) => row.claimedUntil <= now);
        if (!free.some(({ due }) => due <= now)) return [];
        for (const row of free) row.claimedUntil = until;
        return free.map((row) => ({ ...row }));
      },
      present: async (calls) => ({
        address: { confirmed: true, fails: this.failing.has(address), blocked: false, left: 20, nextHour: 0 },
        seats: new Map(calls.map((call) => [seatKey(call.tableId ?? '', call.seat ?? 0), this.present(call)])),
      }),
      compose: async (message) => ({
        from: { address: 'table@play.example' },
        to: { address },
        subject: '',
        text: JSON.stringify(message),
        html: '',
        messageId: '',
        date: this.now,
        headers: {},
      }),
      begin: async (begun) => {
        for (const [key, one] of begun) Object.assign(this.rows.get(key) as SimRow, { begun: one });
        return true;
      },
      settle: async (settlements, news) => {
        for (const { key, state, due, told, attempts, begun } of settlements) {
          const row = this.rows.get(key) as SimRow;
          Object.assign(row, { state, due, told, attempts, begun, claimedUntil: 0 });
          if (state !== 'pending' && row.version < this.actedOf(row) && !this.isPresent(row)) this.rows.delete(key);
        }
        if (news === 'fails') this.failing.add(address);
      },
    };
  }

  private actedOf({ tableId, seat }: Call): number {
    return this.tables.find(({ id }) => id === tableId)?.seats[seat ?? 0]?.acted ?? -1;
  }

  /** Whether the waiting of a call still goes on. */
  private isPresent({ tableId, seat, version }: Call): boolean {
    return this.tables.find(({ id }) => id === tableId)?.waiting.get(seat ?? 0)?.version === version;
  }

  private present(call: Call): Present {
    const table = this.tables.find(({ id }) => id === call.tableId) as SimTable;
    const player = table.seats[call.seat ?? 0] as SimSeat;
    return {
      status: 'playing',
      isReader: true,
      settings: player.row.mail,
      timeZone: player.row.timeZone,
      awayUntil: awayUntil(player.row.away, this.now),
      waiting: table.waiting.get(call.seat ?? 0) ?? null,
      told: this.toldSinceActed(table, call.seat ?? 0),
      toldLate: false,
      active: player.acted >= 0 ? player.acted : null,
      looking: player.looking,
    };
  }

  private toldSinceActed(table: SimTable, seat: number): Level {
    const { acted } = table.seats[seat] as SimSeat;
    const present = table.waiting.get(seat)?.version;
    const own = [...this.rows.values()].filter(
      (row) => row.tableId === table.id && row.seat === seat && (row.version >= acted || row.version === present),
    );
    return Math.max(0, ...own.map(({ told }) => told)) as Level;
  }

  private transport(address: string): Transport {
    return {
      name: 'simulated',
      send: async (mail) => {
        await Promise.resolve();
        if (this.server !== 'sent') return { outcome: this.server, reason: 'told to' };
        const message = JSON.parse(mail.text) as Extract<MessagePlan, { kind: 'tables' }>;
        const tables = message.tables.map(({ tableId, seat, level, told }) => {
          const table = this.tables.find(({ id }) => id === tableId) as SimTable;
          const player = table.seats[seat] as SimSeat;
          if (!table.waiting.has(seat)) this.faults.push(`${tableId}/${seat} was told but is not awaited`);
          if (player.looking) this.faults.push(`${tableId}/${seat} was told while looking`);
          const isReminder = level > LEVEL.turn;
          if (isReminder && awayUntil(player.row.away, this.now) !== null)
            this.faults.push(`${tableId}/${seat} was reminded while away`);
          if (player.row.mail.mode === 'off') this.faults.push(`${tableId}/${seat} was told against its settings`);
          return { tableId, seat, level, told, acted: player.acted };
        });
        this.sent.push({ at: this.now, address, tables });
        return { outcome: 'sent' };
      },
    };
  }

  /** Nobody who is awaited and wants to know stays untold longer than promised. */
  private judge(): void {
    for (const table of this.tables) {
      for (const [seat, waiting] of table.waiting) {
        const player = table.seats[seat] as SimSeat;
        const address = player.row.addressHash;
        if (player.looking || this.failing.has(address)) continue;
        const told = this.toldSinceActed(table, seat);
        const own = [...this.rows.values()].filter((row) => row.tableId === table.id && row.seat === seat);
        const dead = own.some((row) => row.state === 'dead' && row.version === waiting.version);
        const retry = Math.max(
          0,
          ...own.filter((row) => row.attempts > 0 && row.state === 'pending').map(({ due }) => due),
        );
        const { mail: settings, timeZone, away } = player.row;
        for (const { level, at } of schedule(waiting, {
          settings,
          timeZone,
          awayUntil: awayUntil(away, this.now),
        })) {
          const calm = player.calmSince + Math.max(1, player.row.mail.delay) * MINUTE;
          const promised = Math.max(at, calm, retry) + (this.alarmDelay + 1) * MINUTE;
          if (level > told && !dead && this.now > promised) {
            this.faults.push(`${table.id}/${seat} is untold (level ${level}) at ${this.now}, promised ${promised}`);
          }
        }
      }
    }
  }
}

function seatRow(tableId: string, seat: number, addressHash: string): SeatRow & { addressHash: string } {
  return {
    tableId,
    seat,
    kind: 'person',
    name: addressHash,
    tokenHash: null,
    language: 'en',
    timeZone: 'Europe/Rome',
    quiet: null,
    autoAnswer: true,
    autopilot: 0,
    away: null,
    notes: '',
    addressHash,
    requestKey: null,
    requestHash: null,
    mail: { mode: 'each', delay: 5, digestHour: 8 },
  };
}
