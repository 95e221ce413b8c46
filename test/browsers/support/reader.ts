/** A reader in a window: looks for things as a person does, waits until they are there, and presses them. */
import { type Found, find, sought, type Target } from './find.ts';
import type { Size, Window } from './window.ts';

/** Machines are shared: a page may be starved for a while without being wrong. */
const PATIENCE = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Reader {
  constructor(
    readonly window: Window,
    private readonly url: string,
  ) {}

  goto(path: string): Promise<void> {
    return this.window.goto(path.startsWith('http') ? path : this.url + path);
  }

  resize(size: Size): Promise<void> {
    return this.window.resize(size);
  }

  /** What is there now; its count may be 0. */
  look(target: Target): Promise<Found> {
    return this.window.evaluate(find, sought(target), false);
  }

  async sees(target: Target): Promise<boolean> {
    return (await this.look(target)).count > 0;
  }

  /** Waits until it is there. */
  see(target: Target): Promise<Found> {
    return this.#until(target, false, (found) => found.count > 0);
  }

  /** Waits until one of two is there, and says whether it is the first. */
  async seesFirst(one: Target, other: Target): Promise<boolean> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
      if (await this.sees(one)) return true;
      if (await this.sees(other)) return false;
    }
    throw new Error(`neither ${describe(one)} nor ${describe(other)}`);
  }

  async seeGone(target: Target): Promise<void> {
    await this.#until(target, false, (found) => found.count === 0);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.#until(target, true, (found) => found.count > 0 && found.covered === null);
    await this.window.clickAt(x, y);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.window.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.window.type(text);
    await this.#until(target, false, (found) => found.value === text);
  }

  /** Waits until it is there, and looks at it closely. `examine` runs in the page and finds it in `lastFound`. */
  async examine<R>(target: Target, examine: () => R): Promise<R> {
    for (;;) {
      await this.see(target);
      const result = await this.window.evaluate(examine);
      // The page may have drawn it anew in between.
      if (await this.window.evaluate(() => lastFound.every((one) => one.isConnected))) return result;
    }
  }

  /** Waits until a question about the page has the answer. */
  async until<A extends unknown[]>(ask: (...args: A) => boolean, ...args: A): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50))
      if (await this.window.evaluate(ask, ...args)) return;
    throw new Error(`it never held: ${ask}`);
  }

  async #until(target: Target, toPress: boolean, holds: (found: Found) => boolean): Promise<Found> {
    let last: unknown = null;
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
      try {
        const found = await this.window.evaluate(find, sought(target), toPress);
        if (holds(found)) return found;
        last = found;
      } catch (error) {
        // The page went away under the question.
        last = error;
      }
    }
    throw new Error(`${describe(target)}: ${last instanceof Error ? last.message : JSON.stringify(last)}`);
  }
}

function describe({ within, ...target }: Target): string {
  const words = Object.entries(target).map(([key, value]) => `${key} ${value}`);
  return words.join(', ') + (within ? ` within ${describe(within)}` : '');
}
