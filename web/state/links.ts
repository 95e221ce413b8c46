/**
 * The links this browser holds: who has one, may play. A link's token comes in the fragment of the address
 * (never sent to a server, never in a Referer), is kept here, and taken out of the address bar at once.
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
  /** Links that were opened here and have had no answer yet: what they are good for is not known. */
  untried?: readonly string[];
  /** Of a practice copy: the token of every seat, all in one hand. */
  seats?: readonly string[];
  /** When it was last opened here (milliseconds since 1970). */
  opened: number;
}

const KEY = 'tables';
const [links, setLinks] = createSignal<readonly TableLinks[]>(kept<TableLinks[]>(KEY) ?? []);

/** The latest opened first. */
export { links };

function store(next: readonly TableLinks[]): void {
  setLinks(next);
  keep(KEY, next);
}

export function linksOf(id: string): TableLinks | undefined {
  return links().find((table) => table.id === id);
}

/** All tokens for a table, the best to look and play with first: a seat's before the host's, since a host may also play. */
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
  const before = linksOf(id);
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
  store([after, ...links().filter((table) => table.id !== id)].sort((a, b) => b.opened - a.opened));
}

/** Drops the token of a seat its player has left or given away, and the table with its last one. */
export function forgetToken(id: string, token: string): void {
  const table = linksOf(id);
  if (!table) return;
  const tokens = Object.fromEntries(Object.entries(table.tokens).filter(([, kept]) => kept !== token));
  store(
    Object.keys(tokens).length > 0
      ? links().map((other) => (other.id === id ? { ...other, tokens } : other))
      : links().filter((other) => other.id !== id),
  );
}

/** Takes a table off the list, and tells how to put it back. */
export function forgetTable(id: string): () => void {
  const before = linksOf(id);
  store(links().filter((table) => table.id !== id));
  return () => before && remember(id, { ...before, now: before.opened });
}

/** The token of the address bar, taken out of it so that it is not seen, shared or kept in the history. */
export function takeToken(): string | null {
  const token = /^#([\w-]{16,128})$/.exec(location.hash)?.[1];
  if (!token) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

export function linkTo(id: string, token: string): string {
  return `${location.origin}/t/${id}#${token}`;
}

/** Another window of this browser took or lost a seat. */
addEventListener('storage', (event) => {
  if (event.key === `cw:${KEY}`) setLinks(kept<TableLinks[]>(KEY) ?? []);
});
