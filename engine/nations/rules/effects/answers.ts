/** The legal answers of a nation to the steps of an effect: a short list, and families for the rest. */
import type { Field } from '../../../core/choices.ts';
import type { Seat } from '../../../core/game.ts';
import { cardOf, type Step } from '../../data/cards/index.ts';
import { type EffectAnswer, nationAt, type State, type TrackPlace } from '../../state.ts';
import { sectionsLeft, wonderSpaces } from '../architectsAndWonders/construction.ts';
import { canPay } from '../valuesAndWorkers/tokens.ts';
import { workersInPlay } from '../valuesAndWorkers/values.ts';
import { returnPlaces, takePlaces } from '../valuesAndWorkers/workers.ts';
import { compile } from './compile.ts';
import { allowedOptions, canMeet, deployTargets } from './feasible.ts';

/**
 * Answers to all steps together. The first is the safe default: it declines offers and takes the first legal option.
 */
export function answersTo(state: State, seat: Seat, steps: readonly Step[]): EffectAnswer[] {
  return steps.reduce<EffectAnswer[]>(
    (sofar, step) => {
      const more = answersToStep(state, seat, step);
      if (more.length === 1 && Object.keys(more[0] ?? {}).length === 0) return sofar;
      return sofar.flatMap((answer) => more.map((added) => ({ ...answer, ...added })));
    },
    [{}],
  );
}

function answersToStep(state: State, seat: Seat, step: Step): EffectAnswer[] {
  const nation = nationAt(state, seat);
  switch (step.op) {
    case 'choose': {
      const allowed = allowedOptions(state, seat, step.options);
      return allowed.flatMap((option) =>
        answersTo(state, seat, step.options[option] ?? []).map((answer) =>
          allowed.length === 1 ? answer : { option, ...answer },
        ),
      );
    }
    case 'may':
      if (!canMeet(state, seat, step.do)) return [{}];
      return [{ accept: false }, ...answersTo(state, seat, step.do).map((answer) => ({ accept: true, ...answer }))];
    case 'pay': {
      const payable = (step.options ?? []).flatMap((res, pay) => (canPay(state, seat, res) ? [{ pay }] : []));
      return payable.length > 1 ? payable : [{}];
    }
    case 'takeWorkers':
      return sectionLists(state, seat, step.n, 'take').map((sections) => ({ sections }));
    case 'returnWorkers':
      return returnAnswers(state, seat, step.n);
    case 'deployFree':
      return deployAnswers(state, seat, step);
    case 'hireFree':
      return hireAnswers(state, seat, step.n);
    case 'undeployFor':
      return undeployAnswers(state, seat, step);
    case 'removeColony': {
      const held = nation.colonies.flatMap((card, colony) => (card === null ? [] : [{ colony }]));
      return held.length > 0 ? held : [{}];
    }
    default:
      return [{}];
  }
}

/** The ways to take or return n workers. They differ in how many workers each section has. */
function sectionLists(state: State, seat: Seat, n: number, how: 'take' | 'return'): TrackPlace[][] {
  const nation = nationAt(state, seat);
  const lists: TrackPlace[][] = [];
  const go = (track: Record<TrackPlace, number>, sofar: TrackPlace[]) => {
    const legal = how === 'take' ? takePlaces(track) : returnPlaces(nation, track);
    if (sofar.length === n || legal.length === 0) {
      lists.push(sofar);
      return;
    }
    for (const place of legal) {
      const last = sofar[sofar.length - 1];
      if (last === 'stability' && place === 'food') continue;
      go({ ...track, [place]: track[place] + (how === 'take' ? -1 : 1) }, [...sofar, place]);
    }
  };
  go({ ...nation.track }, []);
  return lists;
}

/** All events return one worker. */
function returnAnswers(state: State, seat: Seat, n: number): EffectAnswer[] {
  const nation = nationAt(state, seat);
  if (workersInPlay(nation) === 0) return [{}];
  const sections = sectionLists(state, seat, n, 'return').map((list) => ({ sections: list }));
  if (nation.idle >= n) return sections;
  const manned = nation.slots.flatMap((slot, index) => (slot && slot.workers > 0 ? [{ from: [index] }] : []));
  return manned.flatMap((from) => sections.map((section) => ({ ...from, ...section })));
}

/** Every way to deploy one worker, and every legal pair of them in either order. */
function deployAnswers(state: State, seat: Seat, step: Extract<Step, { op: 'deployFree' }>): EffectAnswer[] {
  const nation = nationAt(state, seat);
  const sources: (number | null)[] = nation.slots.flatMap((slot, index) => (slot && slot.workers > 0 ? [index] : []));
  if (nation.idle > 0) sources.unshift(null);
  const single = deployTargets(nation, step.on).flatMap((to) =>
    sources.filter((from) => from !== to).map((from) => ({ from, to })),
  );
  const one = single.map((deploy) => ({ deploys: [deploy] }));
  if (step.n === 1) return one;
  const two = single
    .flatMap((first, i) => single.slice(i).map((second) => ({ deploys: [first, second] })))
    .filter((answer) => compile(state, seat, [step], answer).ok);
  return [...one, ...two];
}

function hireAnswers(state: State, seat: Seat, n: number): EffectAnswer[] {
  const nation = nationAt(state, seat);
  const left = sectionsLeft(nation);
  return Array.from({ length: Math.min(n, left) }, (_, i) => i + 1).flatMap((hires): EffectAnswer[] =>
    hires < left ? [{ hires }] : wonderSpaces(nation).map((space) => ({ hires, space })),
  );
}

const affectedSlots = (state: State, seat: Seat, step: Extract<Step, { op: 'undeployFor' }>): number[] =>
  nationAt(state, seat).slots.flatMap((slot, index) =>
    slot && slot.workers > 0 && step.types.includes(cardOf(slot.card).type) ? [index] : [],
  );

/** None, one from each card, or all. The family has every other number. */
function undeployAnswers(state: State, seat: Seat, step: Extract<Step, { op: 'undeployFor' }>): EffectAnswer[] {
  const nation = nationAt(state, seat);
  const affected = affectedSlots(state, seat, step);
  if (affected.length === 0) return [{}];
  const counts = (of: (index: number, workers: number) => number) =>
    nation.slots.map((slot, index) => (affected.includes(index) ? of(index, slot?.workers ?? 0) : 0));
  const answers = [counts(() => 0), ...affected.map((one) => counts((index) => (index === one ? 1 : 0)))];
  const all = counts((_, workers) => workers);
  if (!answers.some((answer) => String(answer) === String(all))) answers.push(all);
  return answers.map((undeploy) => ({ undeploy }));
}

interface AnswerFamily {
  answer: EffectAnswer;
  fields: Field[];
}

/** Answers that are too many to list: numbers of workers by slot. */
export function familiesTo(state: State, seat: Seat, steps: readonly Step[]): AnswerFamily[] {
  const nation = nationAt(state, seat);
  return steps.flatMap((step): AnswerFamily[] => {
    if (step.op === 'may') {
      if (!canMeet(state, seat, step.do)) return [];
      return familiesTo(state, seat, step.do).map((family) => ({
        ...family,
        answer: { accept: true, ...family.answer },
      }));
    }
    if (step.op === 'undeployFor') {
      const affected = affectedSlots(state, seat, step);
      if (affected.length === 0) return [];
      const fields = affected.map(
        (index): Field => ({
          name: `undeploy.${index}`,
          type: 'int',
          min: 0,
          max: nation.slots[index]?.workers ?? 0,
        }),
      );
      return [{ answer: { undeploy: nation.slots.map(() => 0) }, fields }];
    }
    return [];
  });
}
