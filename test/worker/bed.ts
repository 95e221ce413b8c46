/**
 * The test bed of the service. What a test sets for a room (its clock, the behaviour of its database, who sends its mail)
 * is kept here and not in the room, so that it survives when the room leaves memory. The tests and the rooms share one
 * isolate.
 *
 * In a cold run, every room is dropped from memory after each call, as soon as no other call or alarm is running in it.
 * The next call or alarm starts it again. A room with open sockets cannot be dropped without closing them. A room whose
 * alarm is about to ring cannot be dropped without delaying the alarm by seconds. In both cases the object stays, and a
 * new room with an empty memory takes the place of the old one. The same happens when many rooms were dropped already.
 */
import { env } from 'cloudflare:workers';
import type { Env } from '../../worker/domain/env.ts';
import type { RoomCalls } from '../../worker/domain/roomCalls.ts';
import { noticeHooks } from '../../worker/notices/hooks.ts';
import { Access } from '../../worker/room/access.ts';
import { RoomCore } from '../../worker/room/core.ts';
import { GameRoom as Room } from '../../worker/room/gameRoom.ts';
import type { NoticeHooks } from '../../worker/table/noticeHooks.ts';
import { type Asked, damaged } from './damaged.ts';
import { testOffer } from './worker.ts';

export { default } from './worker.ts';

const real = env as unknown as Env & { COLD?: string };
export const isCold = real.COLD === 'true';

/** An alarm set for now waits this long in the cold: the room that set it is out of memory by then. */
export const HEAD_START = 40;

/** It takes long to throw an object out and start it again: at most this many are thrown out in one file of tests. */
const MOST_THROWN_OUT = 60;
let thrownOut = 0;

export interface Bed {
  now: () => number;
  /** Everything the room asks of its databases goes through here. */
  record: (run: () => Promise<unknown>, what: Asked, ctx: DurableObjectState) => Promise<unknown>;
  onAlarm: NoticeHooks['onAlarm'];
  /** What is done to the object before the room may use it: sockets that are broken, storage that fails. */
  prepare: (ctx: DurableObjectState) => void;
  /** Calls that have begun in the room and not ended. */
  calls: number;
  /** The same of alarms: those of a room that was thrown out do not end, they are gone with it. */
  ringing: number;
  /** Alarms that have ended, and whether the platform had told the room its name when the last one rang. */
  alarms: number;
  hadName: boolean;
  /** When the alarm rings next; null once it has rung. */
  alarmAt: number | null;
  /** Something has begun in the room since it was started. */
  isUsed: boolean;
  isLeaving: boolean;
  env: Env | null;
  /** Of the room that was started last. */
  ctx: DurableObjectState | null;
}

const beds = new Map<string, Bed>();

/** Before each file of tests: nothing is left of the rooms of the files before it. */
export function clearBeds(): void {
  beds.clear();
  thrownOut = 0;
}

export function bedOf(id: DurableObjectId): Bed {
  let bed = beds.get(id.toString());
  if (!bed) {
    bed = {
      now: Date.now,
      record: (run) => run(),
      onAlarm: noticeHooks.onAlarm,
      prepare: () => undefined,
      calls: 0,
      ringing: 0,
      alarms: 0,
      hadName: false,
      alarmAt: null,
      isUsed: false,
      isLeaving: false,
      env: null,
      ctx: null,
    };
    beds.set(id.toString(), bed);
  }
  return bed;
}

/** Nothing is under way in the room. */
export const isIdle = ({ calls, ringing }: Bed): boolean => calls + ringing === 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Namespace = Env['GAME_ROOM'];

/** A call of a room, which is dropped from memory before it (an alarm may have started it) and after it. */
export async function visit<T>(
  id: DurableObjectId,
  work: (stub: DurableObjectStub<RoomCalls>) => T,
): Promise<Awaited<T>> {
  const bed = bedOf(id);
  if (isCold && bed.isUsed && isIdle(bed)) await drop(id);
  while (bed.isLeaving) await pause(1);
  bed.calls++;
  bed.isUsed = true;
  try {
    return await work(real.GAME_ROOM.get(id));
  } finally {
    bed.calls--;
    if (isCold && isIdle(bed)) await drop(id);
  }
}

/** Out of memory, unless something has begun in it. `whole`: not only the room, the object it lives in too. */
export async function drop(id: DurableObjectId, whole = false): Promise<void> {
  const bed = bedOf(id);
  if (bed.isLeaving) return;
  bed.isLeaving = true;
  try {
    await (real.GAME_ROOM.get(id) as unknown as DurableObjectStub<GameRoom>).leaveMemory(whole);
    while (bed.isLeaving) await pause(1);
  } catch {
    bed.isLeaving = false;
  }
}

const bound = (target: object, name: string | symbol): unknown => {
  const value = Reflect.get(target, name);
  return typeof value === 'function' ? value.bind(target) : value;
};

/** Rooms that are reached through this are cold. */
function coldRooms(namespace: Namespace): Namespace {
  const get = (id: DurableObjectId) =>
    new Proxy(namespace.get(id), {
      get(stub, name) {
        if (typeof name === 'symbol' || name === 'id' || name === 'name' || name === 'then') return bound(stub, name);
        return (...args: unknown[]) => visit(id, (fresh) => Reflect.apply(Reflect.get(fresh, name), fresh, args));
      },
    });
  return new Proxy(namespace, { get: (target, name) => (name === 'get' ? get : bound(target, name)) });
}

/** What the tests bind the worker to. */
export const bindings: Env = isCold ? { ...real, GAME_ROOM: coldRooms(real.GAME_ROOM) } : real;

/** What a room is bound to: its record goes through the bed. One for each room, for much is remembered by it. */
function roomBindings(ctx: DurableObjectState, given: Env): Env {
  const bed = bedOf(ctx.id);
  bed.ctx = ctx;
  const through = (run: () => Promise<unknown>, what: Asked) => bed.record(run, what, bed.ctx ?? ctx);
  bed.env ??= {
    ...given,
    GAME_ROOM: isCold ? coldRooms(given.GAME_ROOM) : given.GAME_ROOM,
    DB: damaged(given.DB, through),
    DB1: damaged(given.DB1 as D1Database, through),
  };
  return bed.env;
}

function roomMail(id: DurableObjectId): NoticeHooks {
  return { ...noticeHooks, onAlarm: (context) => bedOf(id).onAlarm(context) };
}

export class GameRoom extends Room {
  readonly #bed: Bed;

  constructor(ctx: DurableObjectState, given: Env) {
    super(ctx, roomBindings(ctx, given), testOffer, roomMail(ctx.id));
    this.#bed = bedOf(ctx.id);
    this.#bed.isUsed = this.#bed.calls > 0;
    this.#bed.ringing = 0;
    this.#bed.prepare(ctx);
    this.#prepare();
  }

  #prepare(): void {
    const { core } = this;
    core.now = () => this.#bed.now();
    if (!isCold) return;
    const arm = core.arm.bind(core);
    core.arm = async (at) => {
      await arm(at === null ? null : Math.max(at, Date.now() + HEAD_START));
      this.#bed.alarmAt = await this.ctx.storage.getAlarm();
    };
  }

  /** The room forgets everything, as if it had just been started. */
  #renew(): void {
    const core = new RoomCore(this.ctx, this.env, testOffer, roomMail(this.ctx.id));
    Object.assign(this, { core, access: new Access(core) });
    this.#bed.isUsed = false;
    this.#prepare();
  }

  /** Unless something has begun meanwhile. Not at once: the answer to this call must be out. */
  async leaveMemory(whole: boolean): Promise<void> {
    const bed = this.#bed;
    setTimeout(() => {
      bed.isLeaving = false;
      if (!isIdle(bed)) return;
      const isRinging = bed.alarmAt !== null && bed.alarmAt < Date.now() + HEAD_START / 2;
      const isEnough = !whole && thrownOut >= MOST_THROWN_OUT;
      if (isEnough || isRinging || this.ctx.getWebSockets().length > 0) return this.#renew();
      thrownOut++;
      this.ctx.abort('dropped from memory');
    }, 0);
  }

  override async alarm(): Promise<void> {
    if (isCold && this.#bed.isUsed && isIdle(this.#bed)) this.#renew();
    this.#bed.isUsed = true;
    this.#bed.alarmAt = null;
    this.#bed.ringing++;
    try {
      await super.alarm();
    } finally {
      this.#bed.ringing--;
      this.#bed.hadName = this.ctx.id.name !== undefined;
      this.#bed.alarms++;
    }
  }
}
