/**
 * Opens the app without a connection. Files with a hash in their name never change and come from the cache. Pages come
 * from the network while there is one. The API is left alone: the page itself stores the last view of each table.
 */
const CACHE = 'commonwealth-1';
const SHELL = '/';
/** The files of the home page. The build fills them in (web/build/shell.ts). */
const SHELL_FILES = '__SHELL_FILES__'.split(' ');

/**
 * The parts of the service worker API that this file uses. The official types cannot be combined with those of a page,
 * which all other files need.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'message', run: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    run: (event: Lasting & { request: Request; respondWith(response: Promise<Response>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}
const worker = self as unknown as Scope;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll([SHELL, '/theme.js', '/icon.svg', '/icon-turn.svg', '/manifest.webmanifest']);
      await keepFiles(SHELL_FILES);
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await worker.clients.claim();
    })(),
  );
});

/** The files that the page loaded before this worker existed. */
worker.addEventListener('message', (event) => {
  const files = event.data;
  if (!Array.isArray(files)) return;
  event.waitUntil(keepFiles(files.filter((file): file is string => typeof file === 'string')));
});

/** The server returns the page for a file that is gone. That response must never be cached under the file's name. */
const isFile = (response: Response): boolean =>
  response.ok && !response.headers.get('Content-Type')?.includes('text/html');

async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file)) return;
      const response = await fetch(file).catch(() => null);
      if (response && isFile(response)) await cache.put(file, response);
    }),
  );
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  // These pages come from the service. They are no part of the app, and one of them must not be stored in its place.
  if (/^\/(api|dev|answer)\//.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(hashed(request));
  else event.respondWith(fresh(request));
});

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get('Content-Type')?.includes('text/html')) {
      await cache.put(SHELL, response.clone());
      await dropOld(cache, await response.clone().text());
    }
    return response;
  } catch (error) {
    const kept = await cache.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** A new version of the app has new file names. Old files are dropped once there are many. */
async function dropOld(cache: Cache, html: string): Promise<void> {
  const entry = /assets\/index-[\w-]+\.js/.exec(html)?.[0];
  const keys = await cache.keys();
  if (!entry || keys.length < 120 || keys.some((key) => key.url.endsWith(entry))) return;
  for (const key of keys) if (new URL(key.url).pathname.startsWith('/assets/')) await cache.delete(key);
}

async function hashed(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept && isFile(kept)) return kept;
  const response = await fetch(request);
  if (isFile(response)) await cache.put(request, response.clone());
  return response;
}

async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

export {};
