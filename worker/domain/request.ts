/** What identifies a request for ever: its Idempotency-Key, and the hash of everything it asks for. */
export interface KeyedRequest {
  key: string;
  hash: string;
}
