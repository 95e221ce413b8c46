/** Firefox, over WebDriver BiDi. */
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../worker/dev/setup.mjs';
import { type Browser, SIZES, type Size, type Window } from './window.ts';

export async function launchFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  let context: BrowserContext | null = null;
  return {
    async open(size) {
      await context?.close();
      context = await firefox.createBrowserContext();
      const window = new FirefoxWindow(await context.newPage());
      await window.resize(size);
      return window;
    },
    close: () => firefox.close(),
  };
}

class FirefoxWindow implements Window {
  readonly #complaints: string[] = [];

  constructor(private readonly page: Page) {
    page.on('console', (message) => message.type() === 'error' && this.#complaints.push(message.text()));
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    // Its own type speaks of handles to elements, which the journeys do not use.
    return this.page.evaluate(run as never, ...args) as Promise<R>;
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewport(SIZES[size]);
  }

  screenshot(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  async takeComplaints(): Promise<string[]> {
    return this.#complaints.splice(0);
  }
}
