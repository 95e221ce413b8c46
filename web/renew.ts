/**
 * A page left open while a new version was put in place asks for files that are gone. It opens anew, once: the
 * table comes back as it stands. A second failure soon after is no matter of versions and is left alone.
 */
const KEY = 'commonwealth:renewed';
const APART = 30_000;

const isMissingPart = (reason: unknown): boolean =>
  reason instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(reason.message);

function renew(): void {
  if (!navigator.onLine) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < APART) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory it might open anew for ever.
    return;
  }
  location.reload();
}

export function renewWhenStale(): void {
  addEventListener('vite:preloadError', renew);
  addEventListener('unhandledrejection', (event) => isMissingPart(event.reason) && renew());
  addEventListener('error', (event) => isMissingPart(event.error) && renew());
}
