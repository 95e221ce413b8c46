/**
 * A page that stays open while a new version is deployed asks for files that are gone. It then reloads once, and the
 * table comes back as it is now. A second failure soon afterwards has another cause and is left alone.
 */
const KEY = 'commonwealth:renewed';
const APART = 30_000;

const isMissingPart = (reason: unknown): boolean =>
  reason instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(reason.message);

/** When the reader last left for another page. */
let left = 0;

function renew(): void {
  // Firefox drops the files that are on their way when a page is left. A reload would undo the leaving.
  if (!navigator.onLine || Date.now() - left < APART) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < APART) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // If it cannot remember the reload, it might reload for ever.
    return;
  }
  location.reload();
}

export function renewWhenStale(): void {
  addEventListener('beforeunload', () => {
    left = Date.now();
  });
  addEventListener('vite:preloadError', renew);
  addEventListener('unhandledrejection', (event) => isMissingPart(event.reason) && renew());
  addEventListener('error', (event) => isMissingPart(event.error) && renew());
}
