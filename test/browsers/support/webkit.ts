/**
 * WebKit: the small browser that comes with WebKitGTK, over WebDriver. It has no mode without a screen, so it draws on a
 * virtual one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findWebkit } from '../../../worker/dev/setup.mjs';
import { freePort } from '../../e2e/support/server.ts';
import { type Browser, SIZES, type Size, type Window } from './window.ts';

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

export async function launchWebkit(): Promise<Browser> {
  const found = findWebkit();
  if (!found) throw new Error('WebKit is not installed');
  // The largest window must have room on the screen.
  const screen = spawn(found.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en_GB',
      // There is no session bus to announce the browser on.
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const call = callsTo(`http://127.0.0.1:${port}`);
  await until(() => call('GET', '/status'));
  let session: string | null = null;
  /** A driver of WebKit has one session at a time. */
  const endSession = async () => {
    if (session) await call('DELETE', session);
    session = null;
  };
  return {
    async open(size) {
      await endSession();
      session = await openSession(call, found.browser);
      const window = await openWindow(call, session);
      await window.resize(size);
      return window;
    },
    async close() {
      await endSession();
      await end(driver);
      await end(screen);
    },
  };
}

function callsTo(driver: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(driver + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function openSession(call: Call, binary: string): Promise<string> {
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
    },
  });
  return `/session/${sessionId}`;
}

async function openWindow(call: Call, session: string): Promise<WebkitWindow> {
  // The toolbar of the first window is wider than a phone. A window that a page opens can be without one.
  const first = await call<string>('GET', `${session}/window`);
  await call('POST', `${session}/execute/sync`, {
    script: "open('', '', 'width=360,height=740,toolbar=no,location=no,menubar=no,resizable=yes')",
    args: [],
  });
  const isOther = (one: string) => one !== first;
  const handle = await until(async () => (await call<string[]>('GET', `${session}/window/handles`)).find(isOther));
  await call('POST', `${session}/window`, { handle });
  const window = new WebkitWindow(call, session);
  // Its toolbar goes when it is drawn. Before that it takes no size.
  await until(() => window.evaluate(() => innerWidth === 360));
  return window;
}

/** Asks again and again until there is an answer. */
async function until<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKit never came to it: ${ask}`);
}

class WebkitWindow implements Window {
  constructor(
    private readonly call: Call,
    private readonly session: string,
  ) {}

  async goto(url: string): Promise<void> {
    await this.#post('/url', { url });
    // WebDriver does not report errors, so the page collects its own.
    await this.evaluate(() => {
      const keep = (text: string) => {
        const kept = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
        sessionStorage.setItem('complaints', JSON.stringify([...kept, text]));
      };
      addEventListener('error', (event) => keep(event.message));
      addEventListener('unhandledrejection', (event) => keep(String(event.reason)));
      console.error = (...words) => keep(words.join(' '));
    });
  }

  async evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const script = `
      const done = arguments[arguments.length - 1];
      (async () => (${run})(...[...arguments].slice(0, -1)))().then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const answer = await this.#post<{ value: R; error?: string }>('/execute/async', { script, args });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  async clickAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async resize(size: Size): Promise<void> {
    const { width, height } = SIZES[size];
    await this.#post('/window/rect', { width, height });
    await until(() => this.evaluate((w, h) => innerWidth === w && innerHeight === h, width, height));
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.call<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  takeComplaints(): Promise<string[]> {
    return this.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
      sessionStorage.removeItem('complaints');
      return kept;
    });
  }

  #post<T>(path: string, body: unknown): Promise<T> {
    return this.call('POST', this.session + path, body);
  }
}
