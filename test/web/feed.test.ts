import { describe, expect, it } from 'vitest';
import { openFeed, POLL_MS } from '../../web/state/room/feed.ts';
import { backOff, jitter } from '../../web/state/room/timers.ts';

/** A clock that moves when told to and runs in order what is due. */
class Clock {
  now = 0;
  #timers: { at: number; run: () => void }[] = [];
  delays: number[] = [];
  setTimer = (run: () => void, ms: number) => {
    const timer = { at: this.now + ms, run };
    this.delays.push(ms);
    this.#timers.push(timer);
    return timer;
  };
  clearTimer = (timer: unknown) => {
    this.#timers = this.#timers.filter((other) => other !== timer);
  };
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.now = due.at;
      due.run();
      await settle();
    }
    this.now = end;
  }
}

const settle = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

class FakeSocket extends EventTarget {
  sent: string[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1006) {
    if (this.closed) return;
    this.closed = true;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  open() {
    this.dispatchEvent(new Event('open'));
  }
  say(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

function setUp(options: { answers?: () => boolean; sockets?: boolean; random?: number; hidden?: boolean } = {}) {
  const clock = new Clock();
  const sockets: FakeSocket[] = [];
  const links: string[] = [];
  let looks = 0;
  const heard: number[] = [];
  const refresh = async () => {
    looks++;
    return options.answers?.() ?? true;
  };
  const feed = openFeed({
    connect: () => {
      if (options.sockets === false) throw new Error('no sockets here');
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    refresh,
    hear: (version) => {
      heard.push(version);
      return refresh();
    },
    onLink: (link) => links.push(link),
    ...(options.hidden === undefined ? {} : { hidden: options.hidden }),
    random: () => options.random ?? 1,
    setTimer: clock.setTimer,
    clearTimer: clock.clearTimer,
  });
  return { clock, sockets, links, feed, heard, looks: () => looks };
}

describe('the live feed', () => {
  it('looks when the socket speaks, and does not poll while it is open', async () => {
    const { clock, sockets, links, heard, looks } = setUp();
    sockets[0]?.open();
    sockets[0]?.say('{"v":3}');
    await settle();
    expect(heard).toEqual([3]);
    expect(looks()).toBe(1);
    expect(links.at(-1)).toBe('live');
    await clock.pass(POLL_MS * 2);
    expect(looks()).toBe(1);
  });

  it('looks again when the same version is said twice: a seat, a name or the chat has changed', async () => {
    const { sockets, looks } = setUp();
    sockets[0]?.open();
    sockets[0]?.say('{"v":3}');
    sockets[0]?.say('{"v":3}');
    await settle();
    expect(looks()).toBe(2);
  });

  it('polls where no socket comes up', async () => {
    const { clock, links, looks } = setUp({ sockets: false });
    await clock.pass(POLL_MS);
    expect(looks()).toBe(1);
    expect(links.at(-1)).toBe('polling');
    await clock.pass(POLL_MS);
    expect(looks()).toBe(2);
  });

  it('asks less and less while there is no answer, says so, and recovers', async () => {
    let reachable = false;
    const { clock, links, looks } = setUp({ sockets: false, answers: () => reachable });
    await clock.pass(POLL_MS);
    expect(links.at(-1)).toBe('offline');
    await clock.pass(POLL_MS);
    expect(looks()).toBe(1);
    await clock.pass(POLL_MS);
    expect(looks()).toBe(2);
    reachable = true;
    await clock.pass(POLL_MS * 4);
    expect(links.at(-1)).toBe('polling');
  });

  it('drops a socket that no longer answers pings, and connects again with back-off', async () => {
    const { clock, sockets } = setUp();
    sockets[0]?.open();
    expect(sockets[0]?.sent).toEqual(['ping']);
    sockets[0]?.say('pong');
    await clock.pass(45_000);
    expect(sockets[0]?.sent).toEqual(['ping', 'ping']);
    await clock.pass(45_000);
    expect(sockets[0]?.closed).toBe(true);
    await clock.pass(2_000);
    expect(sockets.length).toBe(2);
    sockets[1]?.close();
    await clock.pass(2_000);
    expect(sockets.length).toBe(2);
    await clock.pass(2_000);
    expect(sockets.length).toBe(3);
  });

  it('keeps a socket that answers pings', async () => {
    const { clock, sockets } = setUp();
    sockets[0]?.open();
    for (let i = 0; i < 4; i++) {
      sockets[0]?.say('pong');
      await clock.pass(45_000);
    }
    expect(sockets[0]?.closed).toBe(false);
    expect(sockets.length).toBe(1);
  });

  it('is silent while nobody is at the page, and says so at once when somebody is back', async () => {
    const { clock, sockets, feed } = setUp();
    sockets[0]?.open();
    sockets[0]?.say('pong');
    feed.hide(true);
    await clock.pass(45_000 * 4);
    expect(sockets[0]?.sent).toEqual(['ping']);
    expect(sockets[0]?.closed).toBe(false);
    feed.hide(false);
    expect(sockets[0]?.sent).toEqual(['ping', 'ping']);
  });

  it('is silent from the start in a page that was opened in the background', async () => {
    const { clock, sockets, feed } = setUp({ hidden: true });
    sockets[0]?.open();
    await clock.pass(45_000 * 4);
    expect(sockets[0]?.sent).toEqual([]);
    feed.hide(false);
    expect(sockets[0]?.sent).toEqual(['ping']);
  });

  it('trusts a failed call more than a silent socket', async () => {
    let reachable = true;
    const { sockets, links, feed } = setUp({ answers: () => reachable });
    sockets[0]?.open();
    reachable = false;
    feed.wake();
    await settle();
    expect(sockets[0]?.closed).toBe(true);
    expect(links.at(-1)).toBe('offline');
  });

  it('is one too many: asks by calls and does not come back by socket for minutes, even when the player does', async () => {
    const { clock, sockets, links, feed, looks } = setUp();
    sockets[0]?.open();
    sockets[0]?.close(4002);
    expect(links.at(-1)).toBe('polling');
    await clock.pass(POLL_MS * 4);
    expect(looks()).toBe(4);
    feed.wake();
    await clock.pass(300_000 - POLL_MS * 4);
    expect(sockets).toHaveLength(1);
    await clock.pass(300_000);
    expect(sockets).toHaveLength(2);
    sockets[1]?.open();
    expect(links.at(-1)).toBe('live');
  });

  it('waits longer each time for a socket that opens and is closed at once', async () => {
    const { clock, sockets } = setUp();
    const opened: number[] = [];
    for (let i = 0; i < 4; i++) {
      sockets.at(-1)?.open();
      sockets.at(-1)?.close();
      const before = clock.now;
      while (sockets.length === i + 1) await clock.pass(1_000);
      opened.push(clock.now - before);
    }
    expect(opened).toEqual([2_000, 4_000, 8_000, 16_000]);
  });

  it('tries ever more rarely where it is turned away before its socket opens', async () => {
    const { clock, sockets } = setUp();
    const tries = async (minutes: number) => {
      const before = sockets.length;
      for (let seconds = 0; seconds < minutes * 60; seconds++) {
        sockets.at(-1)?.close();
        await clock.pass(1_000);
      }
      return sockets.length - before;
    };
    expect(await tries(10)).toBeLessThanOrEqual(10);
    // 60 such pages, beside 200 that watch, then try less than once in four seconds.
    expect(await tries(60)).toBeLessThanOrEqual(12);
  });

  it('asks rarely while nobody looks at the window', async () => {
    const { clock, feed, looks } = setUp({ sockets: false });
    feed.hide(true);
    await clock.pass(POLL_MS * 4);
    expect(looks()).toBe(0);
    await clock.pass(POLL_MS * 4);
    expect(looks()).toBe(1);
  });

  it('does nothing more once stopped', async () => {
    const { clock, sockets, feed, looks } = setUp();
    feed.stop();
    expect(sockets[0]?.closed).toBe(true);
    await clock.pass(10 * POLL_MS);
    expect(looks()).toBe(0);
    expect(sockets.length).toBe(1);
  });

  it('spreads calls between half and the whole of the time', () => {
    expect(jitter(1000, () => 0)).toBe(500);
    expect(jitter(1000, () => 0.999999)).toBe(1000);
    expect([0, 1, 2, 3, 20].map((failures) => backOff(failures, 2_000))).toEqual([
      2_000, 4_000, 8_000, 16_000, 300_000,
    ]);
  });
});
