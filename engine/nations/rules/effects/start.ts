/**
 * Starts an effect: an event, or a wonder that became ready (N16). Who is meant is fixed here, before any choice
 * (N3.6).
 */
import type { Seat } from '../../../core/game.ts';
import { cardOf, eventOf, isEvent, type Step, type Trigger } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { type Atom, type Frame, reverseOrder } from '../../state.ts';
import { holds, seatsNamed } from '../mostAndLeast.ts';
import { shadowSuffers } from '../solo.ts';
import { answersTo } from './answers.ts';

export type EffectsFrame = Extract<Frame, { type: 'effects' }>;

const found = new Map<string, Trigger[]>();

/** The triggers of a source: those of an event, or those of a wonder that becomes ready. They are looked up once. */
export function triggersOfSource(source: string): Trigger[] {
  const known = found.get(source);
  if (known) return known;
  const effects = isEvent(source) ? eventOf(source).effects : (cardOf(source).effects ?? []);
  const when = isEvent(source) ? 'event' : 'ready';
  const triggers = effects.filter((effect): effect is Trigger => effect.kind === 'trigger' && effect.when === when);
  found.set(source, triggers);
  return triggers;
}

/** All the steps that concern one nation, in order. */
export function stepsFor(frame: EffectsFrame, seat: Seat): Step[] {
  const steps: Step[] = [];
  triggersOfSource(frame.source).forEach((trigger, index) => {
    if (frame.targets[index]?.includes(seat)) steps.push(...trigger.do);
  });
  return steps;
}

export function startEffects(play: Play, source: string, owner: Seat | null): void {
  const { state } = play;
  const triggers = triggersOfSource(source);
  if (triggers.length === 0) return;
  const targets = triggers.map((trigger) =>
    seatsNamed(state, trigger.who ?? 'owner', owner, isEvent(source)).filter(
      (seat) => !trigger.if || holds(state, seat, trigger.if),
    ),
  );
  if (isEvent(source)) play.events.push({ type: 'eventBegan', event: source, groups: targets });
  const frame: EffectsFrame = {
    type: 'effects',
    source,
    owner,
    stage: 'ask',
    targets,
    queue: [],
    answers: {},
    programs: [],
    debts: [],
  };
  frame.queue = reverseOrder(state).filter((seat) => answersTo(state, seat, stepsFor(frame, seat)).length > 1);
  if (state.shadow) for (const trigger of triggers) shadowSuffers(play, trigger, source);
  state.stack.push(frame);
}

/** Runs the steps of a special action, which are already answered, as an effect on its owner alone. */
export function startProgram(play: Play, source: string, seat: Seat, atoms: Atom[]): void {
  play.state.stack.push({
    type: 'effects',
    source,
    owner: seat,
    stage: 'run',
    targets: [],
    queue: [],
    answers: {},
    programs: [{ seat, atoms }],
    debts: [],
  });
}
