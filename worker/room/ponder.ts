/**
 * Long thoughts of computer players. They run in slices and outside the queue, so that nobody's command waits for them. When
 * the table has changed meanwhile, the thought is dropped, and the next alarm begins a new one.
 */
import type { Budget, Thought } from '../../engine/core/computer.ts';
import type { Seat, Tagged } from '../../engine/core/game.ts';
import { type Env, limit } from '../domain/env.ts';
import { report } from '../domain/report.ts';
import { budgetOf, thoughtOf } from '../table/computers.ts';
import type { TableData } from '../table/data.ts';
import { isStopped } from '../table/fullLog.ts';
import { autoplay } from './autoplay.ts';
import { commitSteps } from './commit.ts';
import { contextOf } from './context.ts';
import type { RoomCore } from './core.ts';

/** After so many steps of a thought the room looks whether there is something else to do. */
const STEPS_A_SLICE = 4;

export const thinkingTime = (env: Env): Budget => budgetOf(limit(env, 'COMPUTER_CPU_MS'));

/** Thinks for the computer player whose turn it is, if it needs long, and plays what it has thought of. */
export async function ponder(core: RoomCore): Promise<void> {
  // Where the copy was dropped meanwhile, the alarm that is set by now does all this again.
  const data = core.loaded;
  const seat = data && thinkerOf(core, data);
  if (!data || seat === null) return;
  const thought = await thinkInSlices(core, data, seat);
  if (!thought) return core.arm(core.now());
  await core.enqueue(async () => {
    const room = await contextOf(core);
    if (!room || hasChanged(core, data)) return core.arm(core.now());
    // Whoever else is due after that is left to the next alarm.
    const { steps } = autoplay(room.data, 1, thinkingTime(core.env), { version: data.version, seat, thought });
    await commitSteps(room, steps);
  });
}

/** The seat that has to think for long, or null. */
function thinkerOf(core: RoomCore, data: TableData): Seat | null {
  if (data.table.status !== 'playing' || isStopped(data)) return null;
  return autoplay(data, 1, thinkingTime(core.env)).thinker;
}

/** Another move, or another hand on the seat. */
const hasChanged = ({ loaded }: RoomCore, data: TableData): boolean =>
  loaded?.version !== data.version || loaded.table.revision !== data.table.revision;

/** Null if the table has changed. A computer player that fails has no thought, and the room plays the usual instead. */
async function thinkInSlices(core: RoomCore, data: TableData, seat: Seat): Promise<Thought<Tagged> | null> {
  try {
    const steps = data.state && thoughtOf(data, data.state, seat, thinkingTime(core.env), () => core.now());
    for (let count = 1; steps; count++) {
      const step = steps.next();
      if (step.done) return step.value;
      if (count % STEPS_A_SLICE > 0) continue;
      await scheduler.wait(0);
      if (hasChanged(core, data)) return null;
    }
  } catch (error) {
    report(error);
  }
  return { actions: [], says: null };
}
