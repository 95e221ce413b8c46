/**
 * Registers the service worker and tells it which files this page has loaded, so that the page opens without a
 * connection next time.
 */
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
      // Files that load later (a game's page) matter most.
      setTimeout(tell, 8_000);
    } catch {
      // The app works without a service worker, just not offline.
    }
  });
}
