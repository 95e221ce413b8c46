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

/** The token to look and play with: a seat's before the host's, since a host may also play. */
export function tokenOf(id: string): string | undefined {
  const tokens = linksOf(id)?.tokens ?? {};
  return STRONGEST_FIRST.map((role) => tokens[role]).find(Boolean);
}

export function remember(
  id: string,
  facts: {
    name?: string;
    game?: string;
    tokens?: Partial<Record<Role, string>>;
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
  store([after, ...links().filter((table) => table.id !== id)].sort((a, b) => b.opened - a.opened));
}

/** Drops one token that no longer opens anything, and the table with its last one. */
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
