/** A component that loads when it is first shown. */
import { type Component, lazy } from 'solid-js';

export const lazyPart = <P extends Record<string, unknown>>(load: () => Promise<Component<P>>) =>
  lazy(async () => ({ default: await load() }));
