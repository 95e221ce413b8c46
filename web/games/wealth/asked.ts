/** A part that is fetched when it is first shown, with the words it needs. */
import { type Component, lazy } from 'solid-js';
import { questionWords } from './words.ts';

export const asked = <P extends Record<string, unknown>>(load: () => Promise<Component<P>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), questionWords()]);
    return { default: part };
  });
