/**
 * Opens the app without a connection. Files with a hash in their name never change and come from the cache. Pages come
 * from the network while there is one. The API is left alone: the page itself stores the last view of each table.
 * It also shows what the service pushes while no page is open, and answers from there.
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
  addEventListener(type: 'push', run: (event: Lasting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    run: (event: Lasting & { notification: Notification; action: string }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
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

/** What the service pushes (notices/channels/push/push.ts). */
interface Pushed {
  kind: 'proof' | 'notice';
  title: string;
  body: string;
  /** A later notification with the same tag takes the place of an earlier one. */
  tag: string;
  url: string;
  /** Proves that this browser reads what is sent to its subscription. */
  token?: string;
  answers?: { label: string; token: string }[];
  words?: { done: string; changed: string };
}

worker.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (pushed) event.waitUntil(show(pushed));
});

async function show(pushed: Pushed): Promise<void> {
  const { title, body, tag, token, answers = [] } = pushed;
  if (pushed.kind === 'proof' && token) await send('/api/mail/confirm', token);
  const actions = answers.map(({ label }, index) => ({ action: String(index), title: label }));
  const options = { body, tag, icon: '/icon-192.png', data: pushed, actions };
  await worker.registration.showNotification(title, options);
}

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  const pushed = notification.data as Pushed;
  notification.close();
  const answer = action === '' ? undefined : pushed.answers?.[Number(action)];
  event.waitUntil(answer ? give(pushed, answer.token) : openPage(pushed.url));
});

/** A button acts at once, and another notification says what came of it. */
async function give(pushed: Pushed, token: string): Promise<void> {
  const reply = await send('/api/answers', token);
  const { status } = ((await reply?.json().catch(() => null)) ?? {}) as { status?: string };
  const said = status === 'done' ? pushed.words?.done : pushed.words?.changed;
  const { tag, url } = pushed;
  await worker.registration.showNotification(said ?? '', {
    body: pushed.title,
    tag,
    data: { ...pushed, answers: [] },
    icon: '/icon-192.png',
  });
  if (!status) await openPage(url);
}

function send(path: string, token: string): Promise<Response | null> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify({ token }) }).catch(() => null);
}

/** The page that shows the table already, or a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  if (page) await page.focus();
  else await worker.clients.openWindow(path);
}

export {};
