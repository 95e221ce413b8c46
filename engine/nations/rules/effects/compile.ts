/** Turns the steps of an effect and a nation's answer into atomic changes, or says why the answer is not legal. */
import type { Refusal, Seat } from '../../../core/game.ts';
import { type Amounts, cardOf, type Step } from '../../data/cards/index.ts';
import { type Atom, type EffectAnswer, type Nation, nationAt, type State, type TrackPlace } from '../../state.ts';
import { checkWonderSpace, sectionsLeft } from '../architectsAndWonders/construction.ts';
import { countOf } from '../mostAndLeast.ts';
import { canPay, times } from '../valuesAndWorkers/tokens.ts';
import { workersInPlay } from '../valuesAndWorkers/values.ts';
import { returnPlaces, takePlaces } from '../valuesAndWorkers/workers.ts';
import { refuse, superfluous } from '../whoDecides/refuse.ts';
import { allowedOptions, canMeet, deployTargets } from './feasible.ts';

type Compiled = { ok: true; atoms: Atom[] } | { ok: false; refusal: Refusal };

class Illegal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function demand(fits: boolean, code: string, rule: string): asserts fits {
  if (!fits) throw new Illegal(refuse(`answer/${code}`, rule));
}

/** The given value if it is legal. Where none is given, the only legal value. */
function settle<T>(legal: readonly T[], given: T | undefined, code: string, rule: string): T {
  const value = given === undefined && legal.length === 1 ? legal[0] : given;
  demand(value !== undefined && legal.includes(value), code, rule);
  return value;
}

/** Where the workers are while the answer is carried out. */
interface Sketch {
  idle: number;
  workers: number[];
  track: Record<TrackPlace, number>;
}

/** How many of the answer's lists are used up. */
interface Cursor {
  sections: number;
  from: number;
}

const sketchOf = (nation: Nation): Sketch => ({
  idle: nation.idle,
  workers: nation.slots.map((slot) => slot?.workers ?? 0),
  track: { ...nation.track },
});

/** The steps that remain once the choices are made. A declined offer leaves none. */
export function chosenSteps(state: State, seat: Seat, steps: readonly Step[], answer: EffectAnswer): Step[] {
  return steps.flatMap((step): Step[] => {
    if (step.op === 'choose') {
      const index = settle(allowedOptions(state, seat, step.options), answer.option, 'option', 'N4.6');
      return chosenSteps(state, seat, step.options[index] ?? [], answer);
    }
    if (step.op === 'may') {
      const possible = canMeet(state, seat, step.do);
      if (!possible) {
        demand(answer.accept !== true, 'cannot-accept', 'N16.5');
        return [];
      }
      demand(answer.accept !== undefined, 'accept', 'N16.5');
      return answer.accept ? chosenSteps(state, seat, step.do, answer) : [];
    }
    if (step.op === 'removeAdvisors' || step.op === 'removeColony') {
      return canMeet(state, seat, [step]) ? [step] : [...(step.else ?? [])];
    }
    return [step];
  });
}

/** The members of an answer that each step asks for. */
const MEMBERS: Readonly<Partial<Record<Step['op'], readonly string[]>>> = {
  choose: ['option'],
  may: ['accept'],
  pay: ['pay'],
  takeWorkers: ['sections'],
  returnWorkers: ['sections', 'from'],
  deployFree: ['deploys'],
  hireFree: ['hires', 'space'],
  undeployFor: ['undeploy'],
  removeColony: ['colony'],
  buyFree: ['buy'],
  swapBoardCards: ['swap'],
};

function demandNoMore(fits: boolean): void {
  if (!fits) throw new Illegal(superfluous());
}

/** The atoms are only those of this nation; the steps `others` and `nations` concern the rest. */
export function compile(state: State, seat: Seat, steps: readonly Step[], answer: EffectAnswer): Compiled {
  if (steps.length === 0 && Object.keys(answer).length === 0) return { ok: true, atoms: [] };
  try {
    const nation = nationAt(state, seat);
    const sketch = sketchOf(nation);
    const cursor = { sections: 0, from: 0 };
    const chosen = chosenSteps(state, seat, steps, answer);
    const asked = [...steps, ...chosen].flatMap(({ op }) => MEMBERS[op] ?? []);
    demandNoMore(Object.keys(answer).every((member) => asked.includes(member)));
    const atoms = chosen.flatMap((step) => atomsOf(state, seat, step, answer, sketch, cursor));
    demandNoMore((answer.sections ?? []).length <= cursor.sections && (answer.from ?? []).length <= cursor.from);
    return { ok: true, atoms };
  } catch (error) {
    if (error instanceof Illegal) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

function atomsOf(state: State, seat: Seat, step: Step, answer: EffectAnswer, sketch: Sketch, cursor: Cursor): Atom[] {
  const nation = nationAt(state, seat);
  switch (step.op) {
    case 'gain':
      return [{ op: 'gain', res: step.per ? times(step.res, countOf(state, seat, step.per)) : step.res }];
    case 'lose':
      return [{ op: 'lose', res: step.res }];
    case 'pay':
      return [{ op: 'pay', res: priceOf(state, seat, step, answer) }];
    case 'takeWorkers':
      return takeAtoms(step.n, answer, sketch, cursor);
    case 'returnWorkers':
      return returnAtoms(nation, step.n, answer, sketch, cursor);
    case 'deployFree':
      return deployAtoms(nation, step.n, step.on, answer, sketch);
    case 'hireFree':
      return hireAtoms(nation, step.n, answer);
    case 'undeployFor':
      return undeployAtoms(nation, step, answer, sketch);
    case 'removeAdvisors':
      return [{ op: 'removeAdvisors' }];
    case 'removeColony': {
      const held = nation.colonies.flatMap((card, space) => (card === null ? [] : [space]));
      return [{ op: 'removeColony', space: settle(held, answer.colony, 'colony', 'N16.10') }];
    }
    case 'removeArchitect':
      return [{ op: 'removeArchitect' }];
    case 'goFirst':
      return [{ op: 'goFirst' }];
    case 'goLast':
      return [{ op: 'goLast' }];
    case 'regainWarLosses':
      return [{ op: 'regain', what: [...step.what] }];
    case 'loseAllBut':
      return [{ op: 'loseAllBut', res: step.res }];
    case 'strengthForSecondEvent':
      return [{ op: 'shift', n: step.n }];
    case 'countAsLeastStable':
      return [{ op: 'countAsLeastStable' }];
    default:
      return [];
  }
}

function priceOf(state: State, seat: Seat, step: Extract<Step, { op: 'pay' }>, answer: EffectAnswer): Amounts {
  if (!step.options) {
    demand(canPay(state, seat, step.res ?? {}), 'pay', 'N12.1');
    return step.res ?? {};
  }
  const { options } = step;
  const payable = options.flatMap((amounts, index) => (canPay(state, seat, amounts) ? [index] : []));
  return options[settle(payable, answer.pay, 'pay', 'N12.1')] ?? {};
}

function takeAtoms(n: number, answer: EffectAnswer, sketch: Sketch, cursor: Cursor): Atom[] {
  const atoms: Atom[] = [];
  for (let i = 0; i < n; i++) {
    const legal = takePlaces(sketch.track);
    if (legal.length === 0) break;
    const section = settle(legal, answer.sections?.[cursor.sections++], 'section', 'N2.6');
    sketch.track[section]--;
    sketch.idle++;
    atoms.push({ op: 'take', section });
  }
  return atoms;
}

function undeployAtoms(
  nation: Nation,
  step: Extract<Step, { op: 'undeployFor' }>,
  answer: EffectAnswer,
  sketch: Sketch,
): Atom[] {
  const atoms: Atom[] = [];
  (answer.undeploy ?? []).forEach((count, slot) => {
    if (count === 0) return;
    const card = nation.slots[slot]?.card;
    const fits = card !== undefined && step.types.includes(cardOf(card).type);
    demand(fits && count <= (sketch.workers[slot] ?? 0), 'undeploy', 'N16.9');
    for (let i = 0; i < count; i++) atoms.push({ op: 'undeploy', slot });
  });
  if (atoms.length === 0) return [];
  return [...atoms, { op: 'gain', res: times(step.res, atoms.length) }];
}

/** Undeploying before returning is a step of its own: it comes before any worker goes back (N5.3). */
function returnAtoms(nation: Nation, n: number, answer: EffectAnswer, sketch: Sketch, cursor: Cursor): Atom[] {
  const atoms: Atom[] = [];
  for (let i = 0; i < Math.min(n, workersInPlay(nation)); i++) {
    if (sketch.idle > 0) {
      atoms.push({ op: 'nothing' });
      sketch.idle--;
    } else {
      const manned = sketch.workers.flatMap((count, slot) => (count > 0 ? [slot] : []));
      const slot = settle(manned, answer.from?.[cursor.from++], 'from', 'N2.8');
      sketch.workers[slot] = (sketch.workers[slot] ?? 0) - 1;
      atoms.push({ op: 'undeploy', slot });
    }
    const legal = returnPlaces(nation, sketch.track);
    const section = settle(legal, answer.sections?.[cursor.sections++], 'section', 'N2.6');
    sketch.track[section]++;
    atoms.push({ op: 'return', section });
  }
  return atoms;
}

function deployAtoms(
  nation: Nation,
  n: number,
  on: 'any' | 'boughtCard' | 'military',
  answer: EffectAnswer,
  sketch: Sketch,
): Atom[] {
  const deploys = answer.deploys ?? [];
  const targets = deployTargets(nation, on);
  demand(deploys.length >= 1 && deploys.length <= n, 'deploys', 'N16.8');
  return deploys.flatMap(({ from, to }): Atom[] => {
    demand(targets.includes(to) && from !== to, 'deploy-to', 'N16.8');
    const left = from === null ? sketch.idle : (sketch.workers[from] ?? 0);
    demand(left > 0, 'deploy-from', 'N16.8');
    if (from === null) sketch.idle--;
    else sketch.workers[from] = left - 1;
    sketch.workers[to] = (sketch.workers[to] ?? 0) + 1;
    return [from === null ? { op: 'nothing' } : { op: 'undeploy', slot: from }, { op: 'deploy', slot: to }];
  });
}

function hireAtoms(nation: Nation, n: number, answer: EffectAnswer): Atom[] {
  const left = sectionsLeft(nation);
  const legal = Array.from({ length: Math.min(n, left) }, (_, i) => i + 1);
  const hires = settle(legal, answer.hires, 'hires', 'N16.7');
  const atoms: Atom[] = Array.from({ length: hires }, () => ({ op: 'hire' }));
  if (hires < left) {
    demandNoMore(answer.space === undefined);
    return atoms;
  }
  const refusal = checkWonderSpace(nation, answer.space);
  if (refusal) throw new Illegal(refusal);
  return [...atoms.slice(1), answer.space === undefined ? { op: 'hire' } : { op: 'hire', space: answer.space }];
}
