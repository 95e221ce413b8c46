/**
 * The links that this browser holds: whoever has a link may play. Its token comes in the fragment of the address (which
 * is never sent to a server and never in a Referer), is stored here, and is removed from the address bar at once.
 */
import { createSignal } from 'solid-js';
import { keep, kept } from './keep.ts';

export type Role = 'host' | 'seat' | 'invite' | 'watch';
const STRONGEST_FIRST: readonly Role[] = ['seat', 'host', 'invite', 'watch'];

export interface TableLinks {
  id: string;
  name: string;
  game: string;
  tokens: Partial<Record<Role, string>>;
  /**
   * Links to fall back on: those that have had no response yet, so we do not know what they allow, and those that gave
   * way to another link of the same kind, such as one's own seat when a friend's seat was opened.
   */
  untried?: readonly string[];
  /** In a practice copy: the tokens of all seats, which one person holds. */
  seats?: readonly string[];
  /** When the table was last opened here (milliseconds since 1970). */
  opened: number;
}

const KEY = 'tables';
const [links, setLinks] = createSignal<readonly TableLinks[]>(kept<TableLinks[]>(KEY) ?? []);

/** The most recently opened come first. */
export { links };

let isStored = true;

/**
 * What is stored now. The list in memory may be older: a page that sleeps in the browser's history does not hear what
 * other pages store, and must not write over their links when it wakes.
 */
const latest = (): readonly TableLinks[] => (isStored ? kept<TableLinks[]>(KEY) : null) ?? links();

function store(next: readonly TableLinks[]): void {
  setLinks(next);
  isStored = keep(KEY, next);
}

export function linksOf(id: string): TableLinks | undefined {
  return links().find((table) => table.id === id);
}

/** All tokens for a table, best first: a seat's token comes before the host's, because a host may also play. */
export function tokensOf(id: string): readonly string[] {
  const table = linksOf(id);
  const known = STRONGEST_FIRST.flatMap((role) => table?.tokens[role] ?? []);
  return [...known, ...(table?.untried ?? [])];
}

export function tokenOf(id: string): string | undefined {
  return tokensOf(id)[0];
}

export function remember(
  id: string,
  facts: {
    name?: string;
    game?: string;
    tokens?: Partial<Record<Role, string>>;
    untried?: readonly string[];
    seats?: readonly string[];
    now?: number;
  },
): void {
  const all = latest();
  const before = all.find((table) => table.id === id);
  const after: TableLinks = {
    id,
    name: facts.name ?? before?.name ?? '',
    game: facts.game ?? before?.game ?? '',
    tokens: { ...before?.tokens, ...facts.tokens },
    opened: facts.now ?? before?.opened ?? 0,
  };
  const seats = facts.seats ?? before?.seats;
  if (seats) after.seats = seats;
  const known = Object.values(after.tokens);
  const untried = [...new Set([...(before?.untried ?? []), ...(facts.untried ?? [])])];
  const unknown = untried.filter((token) => !known.includes(token));
  if (unknown.length > 0) after.untried = unknown;
  store([after, ...all.filter((table) => table.id !== id)].sort((a, b) => b.opened - a.opened));
}

/** Drops the token of a seat that its player has left or given away, or that was never used. The table goes with its last link. */
export function forgetToken(id: string, token: string): void {
  const all = latest();
  const table = all.find((one) => one.id === id);
  if (!table) return;
  const tokens = Object.fromEntries(Object.entries(table.tokens).filter(([, kept]) => kept !== token));
  const { untried: before = [], ...rest } = table;
  const untried = before.filter((kept) => kept !== token);
  const left: TableLinks = { ...rest, tokens, ...(untried.length > 0 ? { untried } : {}) };
  store(
    Object.keys(tokens).length + untried.length > 0
      ? all.map((other) => (other.id === id ? left : other))
      : all.filter((other) => other.id !== id),
  );
}

/** Takes a table off the list. Returns a function that puts it back. */
export function forgetTable(id: string): () => void {
  const all = latest();
  const before = all.find((table) => table.id === id);
  store(all.filter((table) => table.id !== id));
  return () => before && remember(id, { ...before, now: before.opened });
}

/** Returns the token in the address bar and removes it there, so that it is not seen, shared or kept in the history. */
export function takeToken(): string | null {
  const token = /^#([\w-]{16,128})$/.exec(location.hash)?.[1];
  if (!token) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

/** The token of a new link: 192 bits, as the service makes them. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function linkTo(id: string, token: string): string {
  return `${location.origin}/t/${id}#${token}`;
}

/** Another window of this browser took or lost a seat. */
addEventListener('storage', (event) => {
  if (event.key === `cw:${KEY}`) setLinks(kept<TableLinks[]>(KEY) ?? []);
});
/** The reader came back to this page, and it was kept as it was. */
addEventListener('pageshow', (event) => {
  if (event.persisted) setLinks(latest());
});
