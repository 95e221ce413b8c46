/** What a browser gives a page that subscribes. */
import { z } from '@hono/zod-openapi';

const Key = z.string().regex(/^[\w-]+=*$/);
const Shape = z.object({
  endpoint: z.url().max(500),
  keys: z.object({ auth: Key.max(32), p256dh: Key.max(100) }),
});

export type Subscription = z.infer<typeof Shape>;

/** Null for anything else. The order of the fields is always the same, so that the text can be compared. */
export function parseSubscription(text: string): Subscription | null {
  try {
    const { endpoint, keys } = Shape.parse(JSON.parse(text));
    return { endpoint, keys: { auth: keys.auth, p256dh: keys.p256dh } };
  } catch {
    return null;
  }
}
