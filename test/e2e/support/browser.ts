/** Players in the browser. Each gets a separate context, like a separate device, which is closed after the test. */
import { buffer } from 'node:stream/consumers';
import { type Browser, type BrowserContext, chromium, type Download, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { watchCoverage } from './coverage.ts';

export const SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;

export interface Player {
  context: BrowserContext;
  page: Page;
  /** What the page complained about, and what it asked of other hosts: both must stay empty. */
  complaints: string[];
}

interface Guise {
  size?: keyof typeof SIZES;
  theme?: 'light' | 'dark';
  language?: 'en' | 'it';
  /** `reduce`: nothing moves, so that what is seen is what stays. */
  motion?: 'reduce';
  /** False where the memory of the page is measured: to note what it runs takes memory too. */
  isWatched?: boolean;
  /** Where the service is, if it is not the one that all files share. */
  url?: string;
}

/** The browser that all files share. */
export function sharedBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return () => browser;
}

/** What a page has saved as a file. */
export const contentOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

/** The page's sockets stay open and tell it nothing, so that it does not hear of what others do, and does not poll. */
export const hearNothing = (page: Page): Promise<void> =>
  page.routeWebSocket('**/live', (socket) => socket.onMessage(() => socket.send('pong')));

/** Whatever a page still asks for when its test is over is no failure. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

export function useBrowser(): { player(guise?: Guise): Promise<Player> } {
  const browser = sharedBrowser();
  const players: Player[] = [];
  afterEach(async () => {
    const gone = players.splice(0);
    expect(gone.flatMap((player) => player.complaints)).toEqual([]);
    await Promise.all(gone.map(({ context }) => leave(context)));
  });
  return {
    async player({
      size = 'desk',
      theme = 'light',
      language = 'en',
      motion,
      isWatched = true,
      url = inject('url'),
    } = {}) {
      const context = await browser().newContext({
        baseURL: url,
        viewport: SIZES[size],
        colorScheme: theme,
        ...(motion ? { reducedMotion: motion } : {}),
        locale: language === 'it' ? 'it-IT' : 'en-GB',
        hasTouch: size === 'phone',
        isMobile: size === 'phone',
      });
      // Machines are shared, so a page may be slow for a while without being wrong.
      context.setDefaultTimeout(120_000);
      // Another service has another build of the pages.
      if (isWatched && url === inject('url')) watchCoverage(context);
      const page = await context.newPage();
      const player: Player = { context, page, complaints: [] };
      const origin = new URL(url).host;
      page.on('console', (message) => {
        if (message.type() === 'error') player.complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => player.complaints.push(`page error: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.host !== origin)
          player.complaints.push(`left the origin: ${url.host}`);
      });
      players.push(player);
      return player;
    },
  };
}
