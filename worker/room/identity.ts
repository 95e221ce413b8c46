/**
 * Which table this object is for. The platform names an object only when a request starts it. An object that its own
 * alarm starts has no name, so a room keeps the id of its table in its own storage.
 */
import { newToken } from '../domain/tokens.ts';

const TABLE = 'table';
const SECRET = 'secret';

/** The object does not know its table. The caller gets 503 and not 404, because the table may well exist. */
export class Unnamed extends Error {
  override name = 'Unnamed';
  constructor() {
    super('this room does not know which table it is for');
  }
}

export function knownTableId({ id, storage }: DurableObjectState): string | null {
  return id.name ?? storage.kv.get<string>(TABLE) ?? null;
}

/** A secret of this room. A request that comes twice with the same key gets the same links, made from this secret. */
export function ownSecret({ storage }: DurableObjectState): string {
  const known = storage.kv.get<string>(SECRET);
  if (known !== undefined) return known;
  const secret = newToken();
  storage.kv.put(SECRET, secret);
  return secret;
}

/** Call it only for tables that exist, so that requests for made-up ids leave nothing behind. */
export function keepTableId({ storage }: DurableObjectState, tableId: string): void {
  if (storage.kv.get<string>(TABLE) !== tableId) storage.kv.put(TABLE, tableId);
}
