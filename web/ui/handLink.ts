/** A link to pass on: copied if the browser allows it, otherwise shown, so that it is never lost. */
import { createSignal } from 'solid-js';
import { toast } from './Toast.tsx';

export interface HandedLink {
  address: string;
  /** Why the link is shown, if not only because it could not be copied. */
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
    // Copying is not allowed here, or too long after the tap.
    return false;
  }
}

export async function copyLink(address: string, said: string): Promise<void> {
  if (await copy(address)) toast(said);
  else showLink({ address });
}
