/** Runs one task at a time. Requests that arrive meanwhile share one more run after it. */
export function oneAtATime<T>(task: () => Promise<T>) {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  function run(): Promise<T> {
    if (running) {
      next ??= running
        .catch(() => {})
        .then(() => {
          next = null;
          return run();
        });
      return next;
    }
    running = task().finally(() => {
      running = null;
    });
    return running;
  }

  return { run, atRest: async () => void (await running) };
}
