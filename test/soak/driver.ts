/**
 * Moves the clock from one interesting moment to the next: an alarm, a decision, a sweep, a kill. The clock stops while
 * work is done, so lateness is exact even on a slow machine.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Choice, fill } from '../../engine/core/choices.ts';
import type { StateBase, Tagged } from '../../engine/core/game.ts';
import { games } from '../../engine/index.ts';
import type { OrdersGiven } from '../../worker/domain/wire/orders.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { generator, randomAction, randomValue } from '../properties/randomPlay.ts';
import { bundle, type LocalRuntime, startRuntime } from '../support/runtime.ts';
import type { Seen } from './judge.ts';
import type { GivenOrders } from './judgeOrders.ts';
import { randomOrders } from './orders.ts';
import { prepareRecord, type Waiting } from './record.ts';
import { DAY, HOUR, MINUTE, type Person, peopleOf, START, type TableWish, tablesOf } from './world.ts';

export interface SoakWish {
  seed: number;
  tables: number;
  days: number;
  kills: number;
  say: (line: string) => void;
}

interface Seated {
  person: Person;
  token: string;
}

interface Playing {
  wish: TableWish;
  id: string;
  host: string;
  seats: Seated[];
}

/** A request whose result is unknown. */
interface Unknown {
  table: Playing;
  seat: number;
  path: string;
  key: string;
  body: object;
}

interface Settled {
  alarms: { lost: number; at: number; is_due: number }[];
  awaited: { table_id: string; seats: string }[];
  /** The earliest time at which a room has something to do, as the sweep finds it. */
  due: { at: number }[];
  rung: number;
  lost: number;
}

/** The process was killed, or the object was dropped, before the response came. */
class NoAnswer extends Error {}

/** Real milliseconds after which a request counts as unanswered. It is long, because machines are slow and shared. */
const PATIENCE = 120_000;
const SWEEP = 5 * MINUTE;
/** An alarm that is later than this counts as lost. */
const GRACE = MINUTE;

export class Soak implements Seen {
  local!: LocalRuntime;
  now = START;
  readonly end: number;
  readonly tables = new Map<string, Playing>();
  readonly looks: { id: string; seat: number; at: number }[] = [];
  readonly acknowledged = new Map<string, number>();
  readonly ordered: GivenOrders[] = [];
  readonly refused = new Set<string>();
  readonly killedAt: number[] = [];
  readonly stuck: string[] = [];
  readonly counts = {
    rung: 0,
    lost: 0,
    requests: 0,
    uncertain: 0,
    undone: 0,
    settings: 0,
    beside: 0,
    absences: 0,
    sweeps: 0,
  };
  readonly #people: Person[];
  readonly #wishes: TableWish[];
  readonly #below: (n: number) => number;
  readonly #killTimes: number[];
  /** When the player decides, for each waiting. */
  readonly #plans = new Map<string, number>();
  #unknown: Unknown[] = [];
  #settled: Settled = { alarms: [], awaited: [], due: [], rung: 0, lost: 0 };
  #url = new URL('http://localhost');
  #sweptAt = START;
  #hostAt: number;
  #keys = 0;

  constructor(readonly wish: SoakWish) {
    this.#below = generator(wish.seed);
    this.#people = peopleOf(this.#below);
    this.#wishes = tablesOf(wish.tables, this.#people.length, this.#below);
    this.end = START + wish.days * DAY;
    const kills = Array.from({ length: wish.kills }, () => START + HOUR + this.#below(wish.days * DAY - 2 * HOUR));
    this.#killTimes = kills.sort((a, b) => a - b);
    this.#hostAt = START + 6 * HOUR;
  }

  async start(): Promise<void> {
    this.local = await startRuntime(bundle('test/worker/soakWorker.ts'), {
      SOAK_NOW: String(START),
      SOAK_LOSS: '30',
      MAIL_TRANSPORT: 'mailbox',
    });
    this.#url = await this.local.runtime.ready;
    await prepareRecord(this.local);
    await this.#must('POST', `/soak/clock?to=${START}`);
    for (const wish of this.#wishes) await this.#open(wish);
    await this.#settle();
    await this.#confirmAll();
    await this.#settle();
  }

  async run(): Promise<void> {
    let told = 0;
    while (this.now < this.end) {
      const decisions = this.#plan();
      const alarm = this.#settled.alarms.find(({ lost }) => lost === 0)?.at ?? this.end;
      const decision = Math.min(this.end, ...decisions.map(({ at }) => at));
      const sweepAt = this.#nextSweep();
      const next = Math.min(alarm, decision, sweepAt, this.#hostAt, this.end);
      this.now = Math.max(this.now, Math.ceil(next));
      const deciding = decisions.filter(({ at }) => at <= this.now);
      const hosts = this.now >= this.#hostAt;
      if (hosts) this.#hostAt += 6 * HOUR;
      const sweeps = this.now >= sweepAt;
      const kill = (this.#killTimes[0] ?? Number.POSITIVE_INFINITY) <= this.now;
      const isBusy = deciding.length > 0 || hosts || sweeps || kill;
      const browses = this.#below(3) === 0;
      if (isBusy || browses) await this.#must('POST', `/soak/clock?to=${this.now}`);
      if (browses) await this.#browse();
      const work = [
        this.#settle(isBusy),
        ...deciding.map((each) => this.#decide(each.table, each.waiting.seat)),
        ...(hosts ? [this.#bored(), this.#travel()] : []),
        ...(sweeps ? [this.#sweep()] : []),
      ];
      if (kill) await this.#killDuring(work);
      else await this.#all(work);
      await this.#resolve();
      if (isBusy) await this.#settle();
      if (!kill) await this.#rematch();
      const day = Math.floor((this.now - START) / DAY);
      if (day > told) this.#progress();
      told = day;
    }
  }

  /** Every awaited player decides once more. No table may be stuck. */
  async lastProbe(): Promise<void> {
    await this.#sweep();
    await this.#settle();
    const before = await this.#versions();
    for (const { table_id, seats } of this.#settled.awaited) {
      const table = this.tables.get(table_id);
      for (const { seat } of JSON.parse(seats) as Waiting[]) {
        if (!table?.seats[seat]) this.stuck.push(`${table_id}: the computer of seat ${seat} does not move`);
        else await this.#decide(table, seat, true);
      }
    }
    await this.#settle();
    const after = await this.#versions();
    for (const { table_id } of this.#settled.awaited) {
      if (after.get(table_id) === before.get(table_id)) this.stuck.push(`${table_id} does not move`);
    }
  }

  #progress(): void {
    const day = ((this.now - START) / DAY).toFixed(1);
    const { rung, requests } = this.counts;
    this.wish.say(
      `day ${day}: ${this.acknowledged.size} actions, ${rung} alarms, ${this.killedAt.length} kills, ${requests} requests`,
    );
  }

  // ---- the connection ----

  async #ask<T>(
    method: string,
    path: string,
    { token, key, body, isAway }: { token?: string; key?: string; body?: object; isAway?: boolean } = {},
  ) {
    this.counts.requests++;
    const headers: Record<string, string> = {};
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    if (key !== undefined) headers['Idempotency-Key'] = key;
    if (isAway) headers['X-Away'] = 'true';
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    let status: number;
    let text: string;
    try {
      const answer = await fetch(new URL(path, this.#url), { ...init, signal: AbortSignal.timeout(PATIENCE) });
      status = answer.status;
      text = await answer.text();
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') this.stuck.push(`no answer to ${method} ${path}`);
      throw new NoAnswer(`${method} ${path}`);
    }
    if (status >= 500) throw new NoAnswer(`${method} ${path}: ${status}`);
    return { status, json: JSON.parse(text) as T, text };
  }

  async #must<T>(
    method: string,
    path: string,
    options: { token?: string; body?: object; isAway?: boolean } = {},
  ): Promise<T> {
    const { status, json, text } = await this.#ask<T>(method, path, options);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return json;
  }

  /** Rings all alarms that are due. While players act, new ones may be set at any moment. */
  async #settle(playersAct = false): Promise<void> {
    const before = this.#settled;
    this.#settled = await this.#must<Settled>('POST', `/soak/settle?to=${this.now}`);
    // The process measures time from its start.
    const since = (name: 'rung' | 'lost') =>
      this.#settled[name] >= before[name] ? this.#settled[name] - before[name] : this.#settled[name];
    this.counts.rung += since('rung');
    this.counts.lost += since('lost');
    for (const { lost: isLost, is_due } of this.#settled.alarms) {
      if (!isLost && is_due && !playersAct)
        this.stuck.push(`an alarm of ${new Date(this.now).toISOString()} is not answered`);
    }
  }

  async #sweep(): Promise<void> {
    this.counts.sweeps++;
    this.#sweptAt = this.now;
    await this.#must('POST', '/soak/sweep');
  }

  /** A sweep runs every five minutes. Sweeps that would find nothing are left out, except one per hour. */
  #nextSweep(): number {
    const overdue = (this.#settled.due[0]?.at ?? Number.POSITIVE_INFINITY) + GRACE;
    const after = Math.max(this.now, Math.min(overdue, this.#sweptAt + HOUR));
    return (Math.floor(after / SWEEP) + 1) * SWEEP;
  }

  // ---- the end of the process ----

  async #killDuring(work: Promise<unknown>[]): Promise<void> {
    const done = Promise.allSettled(work);
    while ((this.#killTimes[0] ?? Number.POSITIVE_INFINITY) <= this.now) {
      this.#killTimes.shift();
      await sleep(this.#below(2) === 0 ? this.#below(12) : this.#below(100));
      await this.local.kill();
      this.killedAt.push(this.now);
      await done;
      await this.local.restart({ SOAK_NOW: String(this.now) });
      this.#url = await this.local.runtime.ready;
      this.#settled = { ...this.#settled, rung: 0, lost: 0 };
    }
    for (const result of await done) if (result.status === 'rejected') this.#excuse(result.reason);
  }

  async #all(work: Promise<unknown>[]): Promise<void> {
    for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') this.#excuse(result.reason);
  }

  #excuse(error: unknown): void {
    if (!(error instanceof NoAnswer)) throw error;
  }

  /** Sending the same request again tells what became of it. */
  async #resolve(): Promise<void> {
    const unknown = this.#unknown;
    this.#unknown = [];
    for (const request of unknown) {
      this.counts.uncertain++;
      for (let tries = 0; ; tries++) {
        try {
          await this.#command(request.table, request.seat, request.path, request.key, request.body);
          break;
        } catch (error) {
          this.#excuse(error);
          this.#unknown = [];
          if (tries > 5) throw error;
          await sleep(200);
        }
      }
    }
  }

  // ---- tables ----

  async #open(wish: TableWish): Promise<void> {
    const { game, seats, options, pace } = wish;
    const body = {
      game,
      seats,
      options,
      pace,
      name: `Soak ${this.tables.size + 1}.`,
      computers: seats - wish.people.length,
    };
    const opened = await this.#must<TableOpened>('POST', '/api/tables', { body });
    const table: Playing = { wish, id: opened.id, host: opened.hostToken, seats: [] };
    for (const [seat, number] of wish.people.entries()) {
      const person = this.#people[number] as Person;
      const { name, address, language, timeZone, quiet, mailSettings } = person;
      const claim = { name, language, timeZone, ...(address === null ? {} : { mail: address }) };
      const path = `/api/tables/${opened.id}/seats`;
      const { token } = await this.#must<{ token: string }>('POST', path, { token: opened.inviteToken, body: claim });
      table.seats.push({ person, token });
      await this.#must('PATCH', `${path}/${seat}`, { token, body: { quiet, mailSettings } });
    }
    this.tables.set(opened.id, table);
  }

  /** The same people play again when a game is over. */
  async #rematch(): Promise<void> {
    const running = new Set(this.#settled.awaited.map(({ table_id }) => table_id));
    for (const table of [...this.tables.values()]) {
      const again = [...this.tables.values()].filter(({ wish }) => wish === table.wish).at(-1);
      if (again === table && !running.has(table.id) && this.now < this.end - DAY) await this.#open(table.wish);
    }
    await this.#settle();
  }

  async #confirmAll(): Promise<void> {
    const d1 = await this.local.database();
    const { results } = await d1.prepare('select "to", text from mailbox').all<{ to: string; text: string }>();
    for (const { to, text } of results) {
      if (!this.#people.some(({ address, confirms }) => address === to && confirms)) continue;
      const link = /http\S+(\/api\/mail\/confirm\?t=\S+)/.exec(text)?.[1];
      if (link) await this.#must('POST', link);
    }
  }

  async #versions(): Promise<Map<string, number>> {
    const d1 = await this.local.database();
    const { results } = await d1
      .prepare('select table_id, version from games')
      .all<{ table_id: string; version: number }>();
    return new Map(results.map(({ table_id, version }) => [table_id, version]));
  }

  // ---- people ----

  /** When each waiting will be answered. This is decided once, when the waiting is first seen. */
  #plan(): { table: Playing; waiting: Waiting; at: number }[] {
    return this.#settled.awaited.flatMap(({ table_id, seats }) => {
      const table = this.tables.get(table_id);
      if (!table) return [];
      return (JSON.parse(seats) as Waiting[]).flatMap((waiting) => {
        const seated = table.seats[waiting.seat];
        if (!seated) return [];
        const name = `${table_id}/${waiting.seat}/${waiting.version}`;
        let at = this.#plans.get(name);
        if (at === undefined) {
          at = this.#answerTime(seated.person);
          this.#plans.set(name, at);
        }
        return [{ table, waiting, at }];
      });
    });
  }

  #answerTime({ thinks, away, timeZone }: Person): number {
    // Some players answer at once and several times in a row, like people who have an hour to play.
    const wait = this.#below(6) === 0 ? MINUTE * (1 + this.#below(9)) : this.#below(2 * thinks * 60) * MINUTE;
    let at = this.now + wait;
    if (away && at >= START + away[0] * DAY && at < START + away[1] * DAY) at = START + away[1] * DAY + wait;
    for (let hour = this.#hourOf(at, timeZone); hour < 7; hour = this.#hourOf(at, timeZone)) at += HOUR;
    return at;
  }

  #hourOf(at: number, timeZone: string): number {
    return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
  }

  async #look(table: Playing, seat: number): Promise<View> {
    const { token } = table.seats[seat] as Seated;
    this.looks.push({ id: table.id, seat, at: this.now });
    return this.#must<View>('GET', `/api/tables/${table.id}/view`, { token });
  }

  async #decide(table: Playing, seat: number, plainly = false): Promise<void> {
    const { person, token } = table.seats[seat] as Seated;
    const view = await this.#look(table, seat);
    for (const waiting of view.awaiting) this.#plans.delete(`${table.id}/${waiting.seat}/${view.version}`);
    const isAwaited = view.awaiting.some((waiting) => waiting.seat === seat);
    const acted = isAwaited ? await this.#act(table, seat, view) : null;
    if (plainly) return;
    const chance = this.#below(100);
    if (chance < 12 && acted && acted.undoTo !== null) {
      const body = { expected: acted.version, to: acted.undoTo };
      const undone = await this.#command(table, seat, 'undo', this.#key(), body);
      if (undone) this.counts.undone++;
      if (undone?.awaiting.some((waiting) => waiting.seat === seat)) await this.#act(table, seat, undone);
    } else if (chance < 16) {
      await this.#changeSettings(table, seat, person);
    } else if (chance < 19) {
      await this.#ask('POST', `/api/tables/${table.id}/chat`, { token, body: { text: 'Your move.' } });
    } else if (chance < 29) {
      await this.#besideTheTurn(table, this.#below(table.seats.length));
    } else if (chance < 45) {
      await this.#giveOrders(table, this.#below(table.seats.length));
    }
    // A player who is still awaited answers later.
  }

  async #act(table: Playing, seat: number, view: View): Promise<View | null> {
    const action = this.#choose(table, seat, view);
    const acted = await this.#command(table, seat, 'actions', this.#key(), {
      expected: view.version,
      actions: [action],
      ...(this.#below(8) === 0 ? { orders: randomOrders(view, seat, this.#below) } : {}),
    });
    if (acted) return acted;
    // A guessed choice may be refused. A choice that was offered whole may not, unless another player acted first.
    const again = await this.#look(table, seat);
    const sure = again.choices.find((choice) => choice.kind === 'one');
    if (!sure || !again.awaiting.some((waiting) => waiting.seat === seat)) return null;
    return this.#command(table, seat, 'actions', this.#key(), { expected: again.version, actions: [sure.action] });
  }

  #choose(table: Playing, seat: number, view: View): Tagged {
    const game = games.get(table.wish.game);
    if (!game) throw new Error(`no game ${table.wish.game}`);
    const state = view.state as unknown as StateBase;
    if (this.#below(3) > 0) return game.bot(state, seat);
    return randomAction(game, state, seat, view.choices as Choice<Tagged>[], this.#below);
  }

  /**
   * A player looks at the list of all tables, just before alarms ring, and has one of them open in the background. Such a
   * player is at none of the tables, so their mail must still come in time.
   */
  async #browse(): Promise<void> {
    const person = this.#people[this.#below(this.#people.length)];
    const own = [...this.tables.values()].flatMap(({ id, seats }) =>
      seats.flatMap((one) => (one.person === person ? [{ id, token: one.token }] : [])),
    );
    if (own.length === 0) return;
    await this.#must('POST', '/api/mine', { body: { tables: own.slice(-60) } });
    const { id, token } = own[this.#below(own.length)] as (typeof own)[number];
    await this.#must('GET', `/api/tables/${id}`, { token, isAway: true });
  }

  /** An offer, a note or a standing answer of any player, awaited or not. */
  async #besideTheTurn(table: Playing, seat: number): Promise<void> {
    const view = await this.#look(table, seat);
    const game = games.get(table.wish.game);
    const beside = view.choices.filter((choice) => {
      if (choice.kind === 'blocked') return false;
      return game?.isAside?.((choice.kind === 'one' ? choice.action : choice.template) as Tagged);
    }) as Exclude<Choice<Tagged>, { kind: 'blocked' }>[];
    const choice = beside[this.#below(Math.max(1, beside.length))];
    if (!choice) return;
    const values = () => (choice.kind === 'one' ? [] : choice.fields.map((field) => randomValue(field, this.#below)));
    const action = choice.kind === 'one' ? choice.action : fill<Tagged>(choice, values());
    this.counts.beside++;
    await this.#command(table, seat, 'actions', this.#key(), { expected: view.version, actions: [action] });
  }

  /** Any player says in advance what to do, awaited or not. */
  async #giveOrders(table: Playing, seat: number): Promise<void> {
    const view = await this.#look(table, seat);
    if (view.status !== 'playing') return;
    const body = { expected: view.version, orders: randomOrders(view, seat, this.#below) };
    const { token } = table.seats[seat] as Seated;
    const { status, json, text } = await this.#ask<OrdersGiven>('PUT', `/api/tables/${table.id}/orders`, {
      token,
      body,
    });
    if (status === 200) {
      this.ordered.push({ id: table.id, seat, version: json.version, orders: json.orders.orders });
    } else if (status !== 409 && !text.includes('service/finished')) throw new Error(`orders: ${status} ${text}`);
  }

  async #changeSettings(table: Playing, seat: number, person: Person): Promise<void> {
    this.counts.settings++;
    const { token } = table.seats[seat] as Seated;
    const pick = <T>(...values: T[]): T => values[this.#below(values.length)] as T;
    const { mode } = person.mailSettings;
    const body = pick<object>(
      { mailSettings: { mode: pick('each', 'digest', 'reminders', mode), delay: pick(0, 5, 20, 60) } },
      { mailSettings: { digestHour: this.#below(24) } },
      { quiet: pick(null, { from: 21 * 60, to: 6 * 60 }, person.quiet) },
      { timeZone: pick('Europe/London', 'America/Sao_Paulo', person.timeZone) },
      { autoAnswer: pick(true, false) },
    );
    await this.#must('PATCH', `/api/tables/${table.id}/seats/${seat}`, { token, body });
  }

  /** Hosts deal with players who are late: they remind them, or let the computer play until they are back. */
  async #bored(): Promise<void> {
    for (const { table_id, seats } of this.#settled.awaited) {
      const table = this.tables.get(table_id);
      if (!table) continue;
      for (const { seat, late } of JSON.parse(seats) as Waiting[]) {
        if (!late || !table.seats[seat] || this.#below(3) > 0) continue;
        const tool = this.#below(2) === 0 ? 'remind' : 'computer';
        const path = `/api/tables/${table.id}/seats/${seat}/host`;
        await this.#ask('POST', path, { token: table.host, body: { tool } });
      }
    }
    for (const table of this.tables.values()) {
      for (const [seat, { token }] of table.seats.entries()) {
        // The player comes back some time later.
        if (this.#below(6) === 0) {
          await this.#ask('PATCH', `/api/tables/${table.id}/seats/${seat}`, { token, body: { autopilot: false } });
        }
      }
    }
  }

  /** Players who will be away say so, for as long as the table allows, and some come back earlier than they said. */
  async #travel(): Promise<void> {
    for (const table of this.tables.values()) {
      for (const [seat, { person, token }] of table.seats.entries()) {
        if (this.#below(12) > 0) continue;
        const { away } = person;
        const isAway = away && this.now >= START + away[0] * DAY && this.now < START + away[1] * DAY;
        const isBack = !isAway && this.#below(2) === 0;
        const awayUntil = isBack ? null : this.now + (isAway ? DAY : HOUR) * (1 + this.#below(3)) + this.#below(HOUR);
        const path = `/api/tables/${table.id}/seats/${seat}`;
        const { status, text } = await this.#ask('PATCH', path, { token, body: { awayUntil } });
        if (status === 200 && awayUntil !== null) this.counts.absences++;
        else if (status !== 200 && !text.includes('away-too-long')) throw new Error(`away: ${status} ${text}`);
      }
    }
  }

  #key(): string {
    return `k${++this.#keys}`;
  }

  async #command(table: Playing, seat: number, path: string, key: string, body: object): Promise<View | null> {
    const { token } = table.seats[seat] as Seated;
    const name = `${table.id} ${seat}/${key}`;
    try {
      const answer = await this.#ask<{ version: number; view: View }>('POST', `/api/tables/${table.id}/${path}`, {
        token,
        key,
        body,
      });
      if (answer.status === 200) {
        this.acknowledged.set(name, answer.json.version);
        return answer.json.view;
      }
      if (answer.status !== 409 && answer.status !== 422) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      this.refused.add(name);
      return null;
    } catch (error) {
      if (error instanceof NoAnswer) this.#unknown.push({ table, seat, path, key, body });
      throw error;
    }
  }
}
