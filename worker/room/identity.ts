/**
 * Which table this object is for. The platform names an object only when a request starts it: one that its own alarm
 * starts has no name. So a room keeps the id of its table in its own storage.
 */
const KEY = 'table';

/** The object does not know its table. The caller gets 503: a room that is lost must never say that a table is. */
export class Unnamed extends Error {
  override name = 'Unnamed';
  constructor() {
    super('this room does not know which table it is for');
  }
}

export function knownTableId({ id, storage }: DurableObjectState): string | null {
  return id.name ?? storage.kv.get<string>(KEY) ?? null;
}

/** Called only for tables that exist, so that requests for made-up ids leave nothing behind. */
export function keepTableId({ storage }: DurableObjectState, tableId: string): void {
  if (storage.kv.get<string>(KEY) !== tableId) storage.kv.put(KEY, tableId);
}
