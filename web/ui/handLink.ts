/** A link to hand to somebody: copied where the browser lets us, and else shown, so that it is never lost. */
import { createSignal } from 'solid-js';
import { toast } from './Toast.tsx';

export interface HandedLink {
  address: string;
  /** Why it is shown, where it is not only that it could not be copied. */
  title?: string;
  text?: string;
}

const [handedLink, showLink] = createSignal<HandedLink | null>(null);

export { handedLink, showLink };

async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Not allowed here, or too long after the tap.
    return false;
  }
}

export async function copyLink(address: string, said: string): Promise<void> {
  if (await copy(address)) toast(said);
  else showLink({ address });
}
