/**
 * Runs an effect that has started: it collects the answers in reverse player order, then carries out the steps of all
 * nations at the same time, one step after the other (N16).
 */
import type { Seat } from '../../../core/game.ts';
import type { Step } from '../../data/cards/index.ts';
import type { InAdvance } from '../../events.ts';
import type { Play } from '../../play.ts';
import type { Atom, EffectAnswer, Program, State } from '../../state.ts';
import { settleDebts } from '../losing/shortage.ts';
import { groupOf } from '../mostAndLeast.ts';
import { testRemoval } from '../removing.ts';
import { answersTo } from './answers.ts';
import { applyAtom } from './atoms.ts';
import { chosenSteps, compile } from './compile.ts';
import { standingAnswer } from './standingAnswers.ts';
import { type EffectsFrame, stepsFor, triggersOfSource } from './start.ts';

/** True where the effect has moved on, false where it waits for an answer. */
export function runEffects(play: Play, frame: EffectsFrame): boolean {
  if (frame.stage === 'ask') {
    if (!collect(play, frame)) return false;
    frame.programs = programsOf(play.state, frame);
    frame.answers = {};
    frame.stage = 'run';
    return true;
  }
  if (!settleDebts(play, frame.debts)) return false;
  frame.programs = frame.programs.filter((program) => program.atoms.length > 0);
  if (frame.programs.length === 0) {
    play.state.stack.splice(play.state.stack.indexOf(frame), 1);
    return true;
  }
  runStep(play, frame);
  return true;
}

/** Uses the answers in order. With sealed choices it waits until all have answered. */
function collect(play: Play, frame: EffectsFrame): boolean {
  const { state } = play;
  const given = (seat: Seat): EffectAnswer | null => {
    const answer = frame.answers[seat];
    return answer && !('hidden' in answer) ? answer : standingAnswer(state, seat, frame.source, stepsFor(frame, seat));
  };
  if (state.options.sealedChoices) {
    for (const seat of frame.queue) {
      const answer = given(seat);
      if (answer) frame.answers[seat] = answer;
    }
    if (frame.queue.some((seat) => frame.answers[seat] === undefined)) return false;
  }
  while (frame.queue.length > 0) {
    const seat = frame.queue[0] as Seat;
    const answer = given(seat);
    if (!answer) return false;
    frame.answers[seat] = answer;
    frame.queue.shift();
    const how: InAdvance = seat !== play.actor || state.options.sealedChoices ? { deposited: true } : {};
    const standing = standingAnswer(state, seat, frame.source, stepsFor(frame, seat));
    if (standing && isSame(answer, standing)) how.standing = true;
    play.events.push({ type: 'answered', seat, event: frame.source, answer, ...how });
  }
  return true;
}

/** Whether two answers are equal, whatever the order of their members. */
const isSame = (a: EffectAnswer, b: EffectAnswer): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof EffectAnswer)[]).every(
    (member) => JSON.stringify(a[member]) === JSON.stringify(b[member]),
  );

/** The seats that the game waits for: the next in order, or with sealed choices everybody who has not answered. */
export function awaitedBy(state: State, frame: EffectsFrame): Seat[] {
  if (frame.stage === 'run') return frame.debts.map((debt) => debt.seat);
  if (!state.options.sealedChoices) return frame.queue.slice(0, 1);
  return frame.queue.filter((seat) => frame.answers[seat] === undefined);
}

function programsOf(state: State, frame: EffectsFrame): Program[] {
  const programs = new Map<Seat, Atom[]>();
  const add = (seat: Seat, atoms: readonly Atom[]) => programs.set(seat, [...(programs.get(seat) ?? []), ...atoms]);
  const answers = new Map<Seat, EffectAnswer>();
  for (const seat of state.order) {
    const steps = stepsFor(frame, seat);
    const given = frame.answers[seat];
    const answer = given && !('hidden' in given) ? given : (answersTo(state, seat, steps)[0] ?? {});
    answers.set(seat, answer);
    const compiled = compile(state, seat, steps, answer);
    if (compiled.ok) add(seat, compiled.atoms);
  }
  triggersOfSource(frame.source).forEach((trigger, index) => {
    if (!strikesOthers(trigger.do)) return;
    const targets = frame.targets[index] ?? [];
    const chosen = targets.flatMap((seat) => chosenSteps(state, seat, trigger.do, answers.get(seat) ?? {}));
    // However many chose it, it strikes the rest once (N16.11).
    const others = chosen.find((step) => step.op === 'others');
    const nations = chosen.find((step) => step.op === 'nations');
    const plain = (steps: readonly Step[]): Atom[] =>
      steps.flatMap((step): Atom[] => (step.op === 'lose' ? [{ op: 'lose', res: step.res }] : []));
    if (others) for (const seat of state.order) if (!targets.includes(seat)) add(seat, plain(others.do));
    if (nations) for (const seat of groupOf(state, nations.who)) add(seat, plain(nations.do));
  });
  return [...programs].map(([seat, atoms]) => ({ seat, atoms }));
}

/** Whether the steps, with some choice, do something to nations that are not their targets. */
const strikesOthers = (steps: readonly Step[]): boolean =>
  steps.some((step) => {
    if (step.op === 'choose') return step.options.some(strikesOthers);
    if (step.op === 'may') return strikesOthers(step.do);
    return step.op === 'others' || step.op === 'nations' || ('else' in step && strikesOthers(step.else ?? []));
  });

/** Makes the next change of every nation at the same time, then tests for removal (N5.3). */
function runStep(play: Play, frame: EffectsFrame): void {
  const first: Seat[] = [];
  const last: Seat[] = [];
  for (const program of frame.programs) {
    const atom = program.atoms.shift() as Atom;
    if (atom.op === 'goFirst') first.push(program.seat);
    if (atom.op === 'goLast') last.push(program.seat);
    const missing = applyAtom(play, program.seat, atom, frame.source);
    if (missing > 0) frame.debts.push({ seat: program.seat, missing, cause: frame.source });
  }
  moveInOrder(play, first, last, frame.source);
  testRemoval(play);
}

/** The affected nations move to the front or the end and keep their order among each other (N16.6). */
function moveInOrder(play: Play, first: readonly Seat[], last: readonly Seat[], cause: string): void {
  const { state } = play;
  if (first.length + last.length === 0) return;
  const moved = (seats: readonly Seat[]) => state.order.filter((seat) => seats.includes(seat));
  const rest = state.order.filter((seat) => !first.includes(seat) && !last.includes(seat));
  const order = [...moved(first), ...rest, ...moved(last)];
  if (String(order) === String(state.order)) return;
  state.order = order;
  play.events.push({ type: 'orderChanged', order: [...order], cause });
}
