/** Starts the service worker, and tells it what this page has loaded, so that it opens without a connection next time. */
export function workOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      const tell = () =>
        active?.postMessage(
          performance
            .getEntriesByType('resource')
            .map((entry) => entry.name)
            .filter((name) => new URL(name).pathname.startsWith('/assets/')),
        );
      tell();
      // What is loaded later (a game's page) matters most.
      setTimeout(tell, 8_000);
    } catch {
      // Without it the app works, only not offline.
    }
  });
}
