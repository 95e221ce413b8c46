/**
 * Quick answers in random games. `QUICK_GAMES=100 npm test -- engine quickAnswers` plays more.
 */
import { describe, expect, test } from 'vitest';
import { unknownChance } from '../../engine/core/draws.ts';
import type { AnyGame, Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical, clone, deepFreeze } from '../../engine/core/json.ts';
import { type Catalogue, LANGUAGES, type Message, type Param, say } from '../../engine/core/messages.ts';
import { perform } from '../../engine/core/play.ts';
import type { QuickAnswer } from '../../engine/core/quickAnswer.ts';
import { MOST_ANSWERS, quickAnswersOf } from '../../engine/core/quickAnswers.ts';
import { nations } from '../../engine/nations/index.ts';
import { type State as NationsState, topFrame } from '../../engine/nations/state.ts';
import { GOODS } from '../../engine/wealth/data/goods.ts';
import { wealth } from '../../engine/wealth/index.ts';
import type { State as WealthState } from '../../engine/wealth/state.ts';
import { nationsMover } from './nationsMover.ts';
import { tableOf as nationsTable } from './nationsTables.ts';
import type { Secrets } from './peeking.ts';
import { nationsSecrets, wealthSecrets } from './peekingSecrets.ts';
import { generator, playRandom } from './randomPlay.ts';
import { wealthMover } from './wealthMover.ts';
import { tableOf as wealthTable } from './wealthTables.ts';

const GAMES = Number(process.env.QUICK_GAMES ?? 8);
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Ennio', 'Fay'];

/** Most questions are these, and most answers to them are a pass. */
const COMMON = ['prompt.trade', 'prompt.develop', 'prompt.turn', 'prompt.activate'];

/** Every key and every term of a message, however deep. */
function keysOf(param: Param): string[] {
  if (typeof param !== 'object') return [];
  if ('term' in param) return [param.term];
  if ('key' in param) return [param.key, ...Object.values(param.params ?? {}).flatMap(keysOf)];
  return 'seat' in param ? [] : (param as readonly Param[]).flatMap(keysOf);
}

interface Looked {
  game: AnyGame;
  state: StateBase;
  seat: Seat;
}

type Answer = QuickAnswer<Tagged>;

function checkWords({ game }: Looked, messages: readonly Message[]): void {
  for (const language of LANGUAGES) {
    const words = game.words[language] as Catalogue;
    for (const message of messages) {
      for (const key of keysOf(message)) expect(words[key], `${language}: ${key}`).toBeTypeOf('string');
      expect(say(message, words, NAMES)).not.toMatch(/[{}]|undefined|\b\w+\.\w+\.\w+/);
    }
  }
}

/** What the seat sees decides: whatever is hidden, the answers are the same. */
function checkSecrets(looked: Looked, secrets: Secrets, below: (n: number) => number): void {
  const { game, state, seat } = looked;
  const twin = clone(state);
  secrets.disguise(twin, seat, below);
  expect(canonical(quickAnswersOf(game, twin, seat))).toBe(canonical(quickAnswersOf(game, state, seat)));
}

/** Returns what performing the answer does. Null where something is drawn: then only its legality is known. */
function performed({ game, state, seat }: Looked, { action }: Answer): { state: StateBase; events: Tagged[] } | null {
  const typed = game.parseAction(JSON.parse(JSON.stringify(action)));
  expect(typed).toEqual({ ok: true, value: action });
  expect(game.check(state, seat, action), JSON.stringify(action)).toBeNull();
  const outcome = perform(game, state, seat, action, unknownChance());
  if (outcome.ok) return outcome;
  expect(outcome.refusal.code).toBe('core/needs-chance');
  return null;
}

interface Tried {
  game: AnyGame;
  tables: (n: number) => { seats: number; options: unknown };
  prefer: NonNullable<Parameters<typeof playRandom>[0]['prefer']>;
  secrets: Secrets;
  /** Compares what an answer says with what it does. */
  compare(looked: Looked, answer: Answer, after: { state: StateBase; events: Tagged[] }): void;
}

/** How often each answer was found, by its words. */
function tryAll({ game, tables, prefer, secrets, compare }: Tried): Record<string, number> {
  const found: Record<string, number> = {};
  const look = (looked: Looked, below: (n: number) => number) => {
    const { situation, answers } = quickAnswersOf(game, looked.state, looked.seat);
    expect(situation.length).toBeLessThanOrEqual(3);
    expect(answers.length).toBeLessThanOrEqual(MOST_ANSWERS);
    checkWords(looked, [...situation, ...answers.flatMap(({ label, effect }) => (effect ? [label, effect] : [label]))]);
    const said = answers.map(({ label, effect }) => canonical([label, effect]));
    expect(new Set(said).size).toBe(said.length);
    for (const answer of answers) {
      found[answer.label.key] = (found[answer.label.key] ?? 0) + 1;
      const after = performed(looked, answer);
      if (after) compare(looked, answer, after);
    }
    if (below(5) === 0) checkSecrets(looked, secrets, below);
  };
  for (let n = 1; n <= GAMES; n++) {
    const below = generator(n);
    playRandom({
      game,
      ...tables(n),
      seed: n,
      prefer,
      onStep: ({ state }) => {
        for (const { seat, prompt } of game.awaiting(state)) {
          if (COMMON.includes(prompt.key) && below(6) > 0) continue;
          look({ game, state: deepFreeze(clone(state)), seat }, below);
        }
      },
    });
  }
  console.log(JSON.stringify(found));
  return found;
}

type Figures = Record<string, number>;

/** Amounts as words tell them: "2 food, $10". */
const told = (param: Param | undefined): Figures =>
  Object.fromEntries(
    (Array.isArray(param) ? (param as Param[]) : []).map((part) => {
      if (typeof part === 'string') return ['money', Number(part.slice(1))];
      const { term, count } = part as { term: string; count: number };
      return [term.slice(5), count];
    }),
  );

function sumOf(amounts: readonly Figures[]): Figures {
  const sum: Figures = {};
  for (const each of amounts) for (const [kind, n] of Object.entries(each)) sum[kind] = (sum[kind] ?? 0) + n;
  return sum;
}

type After = Parameters<Tried['compare']>[2];

/** The events of a type that are about a seat, with their amounts. */
const own = (events: readonly Tagged[], seat: Seat, type: string) =>
  events.filter((event) => event.type === type && 'seat' in event && event.seat === seat) as unknown as Record<
    string,
    Figures
  >[];

const expectKinds = (found: Figures, names: readonly string[]) =>
  expect(Object.keys(found)).toEqual(expect.arrayContaining(names.map((name) => `quick.${name}`)));

function compareWealth({ state, seat }: Looked, { action, label, effect }: Answer, after: After): void {
  const [old, now] = [state as WealthState, after.state as WealthState];
  const purse = (of: WealthState, good: string) => of.players[seat]?.purse[good] ?? 0;
  if (label.key === 'quick.accept') {
    const { give, want } = effect?.params ? { give: told(effect.params.give), want: told(effect.params.want) } : {};
    for (const good of GOODS)
      expect(purse(now, good) - purse(old, good)).toBe((give?.[good] ?? 0) - (want?.[good] ?? 0));
  }
  if (label.key === 'quick.feed') {
    // In War Clouds others may mean to occupy, which nobody knows before.
    const ran = own(after.events, seat, 'blocRan');
    if (ran.length === 0 || old.options.warClouds) return;
    expect(told(effect?.params?.paid)).toEqual(sumOf(ran.map(({ paid = {} }) => paid)));
    expect(told(effect?.params?.kept)).toEqual(sumOf(ran.map(({ made = {} }) => made)));
  }
  if (action.type.startsWith('pass')) expect(after.events[0]).toMatchObject({ type: 'passed', seat });
}

function compareNations({ seat }: Looked, { action, label, effect }: Answer, after: After): void {
  const { events } = after;
  if (action.type === 'pass') expect(own(events, seat, 'passed')).toHaveLength(1);
  if (action.type === 'payShortage')
    expect(told(label.params?.what)).toEqual(own(events, seat, 'shortageMadeUp')[0]?.gave);
  const [grew] = own(events, seat, 'grew');
  if (action.type === 'grow' && grew) {
    const [[take, amount] = ['worker', 1]] = Object.entries(told(label.params ? [label.params.what as Param] : []));
    expect(grew).toMatchObject({ take, amount });
  }
  // An answer that waits for others does nothing yet.
  const frame = topFrame(after.state as NationsState);
  const isWaiting = frame?.type === 'effects' && frame.stage === 'ask';
  if (effect?.key !== 'quick.change' || isWaiting) return;
  const { source } = action as unknown as { source: string };
  const by = (type: string, part: string) =>
    own(events, seat, type).flatMap((event) => ((event.cause as unknown) === source ? [event[part] ?? {}] : []));
  const negative = (amounts: Figures) => Object.fromEntries(Object.entries(amounts).map(([kind, n]) => [kind, -n]));
  const sum = sumOf([...by('gained', 'gain'), ...[...by('paid', 'paid'), ...by('lost', 'asked')].map(negative)]);
  const parts = (effect.params?.parts ?? []) as Message[];
  const { worker: _, ...tokens } = sumOf(
    parts.map(({ key, params }) => {
      const amounts = told(params ? [params.what as Param] : []);
      return key === 'quick.loses' ? negative(amounts) : amounts;
    }),
  );
  // Other parts of the same event may concern the nation too.
  expect(sum).toMatchObject(tokens);
}

describe('Wealth of Nations', () => {
  const found = tryAll({
    game: wealth,
    tables: (n) => {
      const { seats, options } = wealthTable(n);
      const war = n % 2 === 0 ? { edition: 'second', warClouds: true } : {};
      return {
        seats: Math.max(3, Math.min(5, seats)),
        options: { ...options, ...war, terrain: 'none', roundLimit: 8 },
      };
    },
    prefer: wealthMover as Tried['prefer'],
    secrets: wealthSecrets,
    compare: compareWealth,
  });

  test('each kind of answer was found', () => {
    const pass = ['leaveTrade', 'passDevelop', 'passTrade', 'endActivation'];
    expectKinds(found, ['accept', 'decline', 'feed', 'runNothing', ...pass]);
  });
});

describe('Nations', () => {
  const found = tryAll({
    game: nations,
    tables: nationsTable,
    prefer: nationsMover as Tried['prefer'],
    secrets: nationsSecrets,
    compare: compareNations,
  });

  test('each kind of answer was found', () => {
    const growth = ['grow', 'grow.worker'];
    const setUp = ['board', 'section', 'term'];
    expectKinds(found, ['accept', 'decline', 'give', 'option', 'pass', ...growth, ...setUp]);
  });
});
