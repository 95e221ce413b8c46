/**
 * What running tables cost a month on Cloudflare, and which limit they meet first. Prices and limits are those of the
 * Workers Paid plan as published in 2026 (developers.cloudflare.com: workers/platform/pricing, d1/platform/pricing,
 * d1/platform/limits, durable-objects/platform/pricing). All is arithmetic on what one game was measured to need.
 */

/** What one game needs, measured. A running table is taken to play one such game a month. */
export interface GameCost {
  actions: number;
  requests: number;
  rowsWritten: number;
  rowsRead: number;
  stored: number;
}

const MILLION = 1e6;
const GB = 1e9;
/** Each price is in dollars for so many units, beyond what the plan of 5 dollars includes. */
const PRICES = {
  requests: { included: 10 * MILLION, dollars: 0.3, per: MILLION },
  cpuMs: { included: 30 * MILLION, dollars: 0.02, per: MILLION },
  objectRequests: { included: MILLION, dollars: 0.15, per: MILLION },
  objectGbSeconds: { included: 400_000, dollars: 12.5, per: MILLION },
  rowsRead: { included: 25_000 * MILLION, dollars: 0.001, per: MILLION },
  rowsWritten: { included: 50 * MILLION, dollars: 1, per: MILLION },
  storedGb: { included: 5, dollars: 0.75, per: 1 },
} as const;
type Kind = keyof typeof PRICES;
const PLAN = 5;

/** A D1 database holds so much, and table ids have letters for so many databases. */
const DATABASE_BYTES = 10 * GB;
const MOST_SHARDS = 36;
/** The sweep comes every five minutes and reads every running table's row. */
const SWEEPS = (30 * 24 * 60) / 5;
/** Assumed: the CPU time of a request, and how long its object is busy, most of it waiting for the database. */
const CPU_MS = 4;
const BUSY_SECONDS = 0.05;
const OBJECT_GB = 0.128;

export interface MonthCost {
  dollars: number;
  parts: string;
  gamesADatabase: number;
  databasesAYear: number;
  actionsASecond: number;
}

export function monthCost(tables: number, game: GameCost): MonthCost {
  const requests = tables * game.requests;
  // An object is asked by each request, and by an alarm for about each action.
  const objectRequests = requests + tables * game.actions;
  const used: Record<Kind, number> = {
    requests,
    cpuMs: objectRequests * CPU_MS,
    objectRequests,
    objectGbSeconds: objectRequests * BUSY_SECONDS * OBJECT_GB,
    rowsRead: tables * (game.rowsRead + SWEEPS),
    rowsWritten: tables * game.rowsWritten,
    storedGb: (tables * game.stored) / GB,
  };
  const parts = (Object.keys(PRICES) as Kind[]).map((kind) => {
    const { included, dollars, per } = PRICES[kind];
    return { kind, dollars: (Math.max(0, used[kind] - included) / per) * dollars };
  });
  const sum = parts.reduce((total, part) => total + part.dollars, PLAN);
  const gamesADatabase = Math.floor(DATABASE_BYTES / game.stored);
  return {
    dollars: sum,
    parts: parts
      .filter(({ dollars }) => dollars >= 0.01)
      .map(({ kind, dollars }) => `${kind} ${dollars.toFixed(2)}`)
      .join(', '),
    gamesADatabase,
    databasesAYear: (tables * 12) / gamesADatabase,
    actionsASecond: (tables * game.actions) / (30 * 24 * 3600),
  };
}

/** So many games are stored when the last letter of a table's id is used up. */
export const mostGames = (game: GameCost): number => MOST_SHARDS * Math.floor(DATABASE_BYTES / game.stored);
