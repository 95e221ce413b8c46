/** Signs of the faces: when an effect works, and whom an event affects. Line signs on a grid of 24. */

import type { CardType, Effect, Resource, Token, Who } from '../../../../engine/nations/data/cards/types.ts';
import type { faces } from '../../../../engine/nations/messages/en/cards/faces.ts';
import type { who } from '../../../../engine/nations/messages/en/events/who.ts';
import { flag, players, turn } from '../../../ui/signs/common.ts';
import * as nations from '../signs.ts';

const line = (path: string, width: number) => `<path d="${path}" data-line stroke-width="${width}"/>`;

const production = line('M12 3v10.6M7.7 9.5l4.3 4.3 4.3-4.3M3.6 14.3V20h16.8v-5.7', 2);
const buy = line('M9.6 3.9a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6ZM18.2 12.6v8.6M13.9 16.9h8.6', 2);
const spend = line('M12 4.3a7.7 7.7 0 1 1 0 15.4 7.7 7.7 0 0 1 0-15.4ZM4.5 20.6 19.6 3.3', 2);
const ready = line('M3.6 20.7h16.8v-4.3h-3.6v-4H7.3v4H3.6ZM12 12.3V3.2h6l-1.8 2.4L18 8h-6', 1.9);
const pass = line('M3.5 12h11.7M10.6 7.3l4.8 4.7-4.8 4.7M20 4.3v15.4', 2);
const replace = line('M3.6 9.3h9.7v11.3H3.6ZM8.3 9.1V3.5h11.9v11.7h-6.7', 1.9);
const age = line(
  'M5.8 3.4h12.4M5.8 20.6h12.4M7.4 3.6c0 5.1 4.6 5.9 4.6 8.4s-4.6 3.3-4.6 8.4M16.6 3.6c0 5.1-4.6 5.9-4.6 8.4s4.6 3.3 4.6 8.4',
  1.9,
);
const final = line('M4.5 5.3h15M4.5 10h15M4.5 14.7h9.3M3.3 20h17.4', 1.9);
const action = `${line('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z', 1.9)}<path d="M9.8 7.9v8.2l6.5-4.1Z"/>`;
const lasting = line(
  'M12 7.7v12.9M7.8 10.9h8.4M3.8 13.6c.6 4.4 3.9 7 8.2 7s7.6-2.6 8.2-7M12 2.9a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
  1.9,
);
const leaves = line('M10.8 4.3H4v15.4h6.8M9.2 12h11M15.6 7.3l4.7 4.7-4.7 4.7', 2);
export const most = line('M5 15.7 12 8.3l7 7.4', 4);
export const least = line('m5 8.3 7 7.4 7-7.4', 4);
export const shadow =
  '<path d="M12 2.5c4.3 0 6.7 3.4 6.7 8.1 0 3.1 1.7 6.5 2.8 10.9H2.5c1.1-4.4 2.8-7.8 2.8-10.9 0-4.7 2.4-8.1 6.7-8.1Zm0 3.8c-2.2 0-3.4 2-3.4 4.4 0 2.3 1.5 4.1 3.4 4.1s3.4-1.8 3.4-4.1c0-2.4-1.2-4.4-3.4-4.4Z" fill-rule="evenodd"/>';
export const search = line('M10.4 3.8a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4ZM15.4 15.4l5.3 5.3', 1.5);

/** The sign of a kind of card. */
export const kindSign: Readonly<Record<CardType, string>> = {
  advisor: nations.advisor,
  battle: nations.battle,
  building: nations.building,
  colony: nations.colony,
  goldenAge: nations.goldenAge,
  military: nations.military,
  war: nations.war,
  wonder: nations.wonder,
};

export type Figure = Token | Resource | 'strength' | 'stability';

export const figureSign: Readonly<Record<Figure, string>> = {
  gold: nations.gold,
  food: nations.bread,
  stone: nations.stone,
  books: nations.books,
  vp: nations.vp,
  strength: nations.strength,
  stability: nations.stability,
};

type AfterDot<K> = K extends `${'effect' | 'who'}.${infer Rest}` ? Rest : never;
type EffectKey = AfterDot<keyof typeof faces>;
type WhoKey = AfterDot<keyof typeof who>;

interface EffectClass {
  sign: string;
  /** The words are at `effect.<key>`. */
  key: EffectKey;
}

const BY_WHEN: Readonly<Record<string, string>> = {
  production,
  buy,
  otherBuys: players,
  spendLastGold: spend,
  hireArchitect: nations.architect,
  wonderReady: ready,
  ready,
  pass,
  replaceBuilding: replace,
  endOfAge: age,
  finalScoring: final,
};

const BY_RULE: Readonly<Record<string, string>> = {
  privateArchitects: nations.architect,
  goldenAgeBonus: nations.goldenAge,
  raidBonus: nations.raid,
  warStrength: nations.war,
  warExtraLoss: nations.war,
  noWarVpLoss: nations.war,
  advisorSlot: nations.advisor,
  chooseEvent: nations.event,
  cardPrice: nations.battle,
};

/** How or when an effect works, as a sign and a word. */
export function effectClass(effect: Effect): EffectClass {
  switch (effect.kind) {
    case 'trigger':
      return { sign: BY_WHEN[effect.when] ?? lasting, key: effect.when };
    case 'action':
      return { sign: action, key: effect.perRound === 1 ? 'action.once' : 'action' };
    case 'remove':
      return { sign: leaves, key: 'remove' };
    case 'always': {
      const sign = BY_RULE[effect.rule];
      return sign ? { sign, key: effect.rule as EffectKey } : { sign: lasting, key: 'always' };
    }
  }
}

interface Met {
  sign: string;
  arrow: string | null;
  /** The words are at `who.<key>`. */
  key: WhoKey;
}

const GROUPS: Readonly<Record<string, [sign: string, arrow: string | null]>> = {
  mostStrength: [nations.strength, most],
  leastStrength: [nations.strength, least],
  mostStability: [nations.stability, most],
  leastStability: [nations.stability, least],
  mostFood: [nations.bread, most],
  leastFood: [nations.bread, least],
  passedFirst: [pass, most],
  passedLast: [pass, least],
  mostGoldenAgesBought: [nations.goldenAge, most],
  mostIndustrialBuildingWorkers: [nations.building, most],
  strengthAboveWar: [nations.war, most],
};

/** Whom an event affects: the sign of the value, with an arrow for most or least. */
export function met(who: Who | undefined): Met {
  if (typeof who === 'string') {
    const [sign, arrow] = GROUPS[who] ?? [players, null];
    return { sign, arrow, key: GROUPS[who] ? (who as WhoKey) : 'all' };
  }
  if (who && 'with' in who) return { sign: flag, arrow: null, key: 'with' };
  if (who && 'not' in who) return { sign: players, arrow: null, key: 'not' };
  return { sign: turn, arrow: null, key: 'order' };
}
