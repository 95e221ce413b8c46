/** Calls that a button makes: one at a time, with its error in a toast. */
import { createSignal } from 'solid-js';
import { sayError } from './sayError.ts';

export function createBusy() {
  const [busy, setBusy] = createSignal(false);
  /** Returns false if it failed, or if another call is running. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (busy()) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      sayError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
