/**
 * The service with a clock that stops until it is moved, and with alarms that follow that clock. test/soak uses it. An
 * alarm is kept until its time on the moved clock. Then the real alarm of the runtime is set and the object is dropped from
 * memory. So a real alarm starts a real object that does not know its name.
 */
import { env as bindings } from 'cloudflare:workers';
import { games } from '../../engine/index.ts';
import type { Env } from '../../worker/domain/env.ts';
import type { Offer } from '../../worker/domain/offer.ts';
import { createApp } from '../../worker/http/app.ts';
import { noticeHooks } from '../../worker/notices/hooks.ts';
import { makeGameRoom } from '../../worker/room/gameRoom.ts';
import { sweep } from '../../worker/sweep.ts';

interface SoakEnv extends Env {
  /** The clock at the start of this process. */
  SOAK_NOW: string;
  /** How many of a thousand alarms are lost. */
  SOAK_LOSS: string;
}

const offer: Offer = { games };
const app = createApp(offer);
const soak = bindings as unknown as SoakEnv;

/** All of the service reads this clock. It is given anew with each start, so that it outlives the process. */
let clock = Number(soak.SOAK_NOW);
/** Whether the record knows the clock of this process. */
let moved = false;
const realNow = Date.now.bind(Date);
Date.now = () => clock;

const ALARM = 'soak-alarm';
/** Real milliseconds after which an alarm that nobody answers is rung again. */
const RING_AGAIN = 4000;
const rung = new Map<string, number>();
/** Real milliseconds after which an alarm that is not answered counts as stuck. */
const PATIENCE = 60_000;
/** Real milliseconds until a cold alarm comes: the object that set it is out of memory by then. */
const HEAD_START = 20;
/** What rooms do by themselves right now. The clock stands still meanwhile, however slow the machine is. */
const working = new Set<{ room: string }>();
const isWorking = (room: string): boolean => [...working].some((work) => work.room === room);
const counts = { rung: 0, lost: 0 };

export class GameRoom extends makeGameRoom(offer, noticeHooks) {
  #setAlarm: DurableObjectStorage['setAlarm'];
  #wasSet = false;

  constructor(ctx: DurableObjectState, env: SoakEnv) {
    super(ctx, env);
    const { storage } = ctx;
    this.#setAlarm = storage.setAlarm.bind(storage);
    Object.defineProperty(storage, 'setAlarm', { value: (at: number) => this.#keepAlarm(at) });
    Object.defineProperty(storage, 'getAlarm', { value: async () => storage.kv.get<number>(ALARM) ?? null });
  }

  async #keepAlarm(at: number): Promise<void> {
    const room = this.ctx.id.toString();
    const { tableId } = this.core;
    const isLost = Math.random() * 1000 < Number(soak.SOAK_LOSS);
    const index = [
      this.env.DB.prepare('insert or replace into soak_alarms (room, at, lost) values (?, ?, ?)').bind(
        room,
        at,
        +isLost,
      ),
      this.env.DB.prepare('update soak_lost set until = ? where table_id = ? and until is null').bind(clock, tableId),
    ];
    if (isLost) {
      counts.lost++;
      index.push(this.env.DB.prepare('insert into soak_lost (table_id, at) values (?, ?)').bind(tableId, at));
    }
    // The index is written first. If an alarm is only in the index, the room gets it too often, which is allowed.
    await this.env.DB.batch(index);
    this.#wasSet = true;
    this.ctx.storage.kv.put(ALARM, at);
  }

  /** The time of the alarm has come. The object that it finds is a new one, if `cold` and nothing is under way. */
  async ring(cold: boolean): Promise<void> {
    await this.#setAlarm(realNow() + (cold ? HEAD_START : 0));
    await this.ctx.storage.sync();
    if (!cold) return;
    // The platform evicts idle objects only. A kill is what interrupts a command or an alarm.
    await this.core.enqueue(async () => undefined);
    if (!isWorking(this.ctx.id.toString())) this.ctx.abort('dropped from memory');
  }

  /** As on the platform, an alarm is forgotten when it was answered without an error, unless it was set again. */
  override async alarm(): Promise<void> {
    counts.rung++;
    const room = this.ctx.id.toString();
    this.ctx.storage.kv.delete(ALARM);
    this.#wasSet = false;
    await super.alarm();
    rung.delete(room);
    if (this.#wasSet) return;
    await this.env.DB.prepare('delete from soak_alarms where room = ? and at <= ?').bind(room, clock).run();
  }

  /** For an alarm or for the sweep. */
  override async wake(tableId?: string): Promise<void> {
    const work = { room: this.ctx.id.toString() };
    working.add(work);
    try {
      await super.wake(tableId);
    } finally {
      working.delete(work);
    }
  }
}

async function moveClock(env: SoakEnv, to: number): Promise<void> {
  if (clock === to && moved) return;
  // An alarm that the runtime kept through a kill comes when it likes.
  for (const end = realNow() + PATIENCE; working.size > 0 && realNow() < end; ) await scheduler.wait(2);
  await env.DB.prepare('update soak_clock set now = ?').bind(to).run();
  clock = to;
  moved = true;
}

/** Rings every alarm whose time has come, and those that follow, until none is left. */
async function settle(env: SoakEnv): Promise<Response> {
  const end = realNow() + PATIENCE;
  while (realNow() < end) {
    const { results } = await env.DB.prepare('select room from soak_alarms where at <= ? and lost = 0')
      .bind(clock)
      .all<{ room: string }>();
    if (results.length === 0 && working.size === 0) break;
    for (const { room } of results) {
      if (isWorking(room) || realNow() - (rung.get(room) ?? 0) < RING_AGAIN) continue;
      rung.set(room, realNow());
      const stub = env.GAME_ROOM.get(env.GAME_ROOM.idFromString(room)) as unknown as DurableObjectStub<GameRoom>;
      await stub.ring(Math.random() < 0.8).catch(() => undefined);
    }
    await scheduler.wait(2);
  }
  const [alarms, awaited, due] = await env.DB.batch([
    env.DB.prepare('select lost, min(at) as at, max(at <= ?) as is_due from soak_alarms group by lost').bind(clock),
    env.DB.prepare('select table_id, seats from awaited'),
    env.DB.prepare(
      "select wake_at as at from awaited where wake_at is not null union all select due from outbox where state = 'pending' order by 1 limit 1",
    ),
  ]);
  return Response.json({ alarms: alarms?.results, awaited: awaited?.results, due: due?.results, ...counts });
}

export default {
  async fetch(request, env, context): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case '/soak/clock':
        await moveClock(env, Number(searchParams.get('to')));
        return Response.json({});
      case '/soak/settle':
        await moveClock(env, Number(searchParams.get('to')));
        return settle(env);
      case '/soak/sweep':
        await sweep(env, offer, Date.now);
        await env.DB.prepare('delete from soak_alarms where lost = 1 and at < ?')
          .bind(clock - 60_000)
          .run();
        return Response.json({});
      default:
        return app.fetch(request, env, context);
    }
  },
} satisfies ExportedHandler<SoakEnv>;
