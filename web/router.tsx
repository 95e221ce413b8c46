/**
 * A hand-written router: the app has a dozen flat paths, and @solidjs/router would weigh as much as Solid itself (5.5
 * KB gzip) just to tell them apart. Plain links work: a click on one is caught and handled within the page.
 */
import {
  type Component,
  createComponent,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  on,
  Suspense,
} from 'solid-js';

export type Params = Readonly<Record<string, string>>;
type Page = Component<{ params: Params }>;
export interface RouteTo {
  path: string;
  load: () => Promise<{ default: Page }>;
}

const [place, setPlace] = createSignal(location.pathname);

export { place };

export function navigate(to: string, how?: { replace?: boolean }): void {
  const url = new URL(to, location.href);
  if (how?.replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  setPlace(url.pathname);
}

export function matchPath(pattern: string, path: string): Params | null {
  const names = pattern.split('/');
  const parts = path.replace(/\/$/, '').split('/');
  if (names.length !== parts.length && pattern !== '/') return null;
  if (pattern === '/') return path === '/' ? {} : null;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const part = parts[i] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
      continue;
    }
    try {
      params[name.slice(1)] = decodeURIComponent(part);
    } catch {
      return null;
    }
  }
  return params;
}

/** The browser handles links within the page, to other sites, to files and to new windows. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/dev/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  navigate(link.href);
}

/** Starts to fetch the page of an address, so that it loads in parallel with everything else. */
export async function preload(routes: readonly RouteTo[], path: string): Promise<void> {
  await routes
    .find((route) => matchPath(route.path, path))
    ?.load()
    .catch(() => {});
}

export function Router(props: {
  routes: readonly RouteTo[];
  missing: RouteTo['load'];
  loading: JSX.Element;
  /** The page to show when a page's code cannot be loaded: there is no connection, and it was never opened here. */
  unloaded: RouteTo['load'];
}) {
  const orSaySo = (load: RouteTo['load']) => lazy(() => load().catch(props.unloaded));
  const pages = props.routes.map((route) => ({ path: route.path, page: orSaySo(route.load) }));
  const missing = orSaySo(props.missing);
  const current = createMemo(() => {
    for (const { path, page } of pages) {
      const params = matchPath(path, place());
      if (params) return { page, params, key: place() };
    }
    return { page: missing, params: {}, key: place() };
  });
  document.addEventListener('click', onClick);
  addEventListener('popstate', () => setPlace(location.pathname));
  // A new page starts at the top, both on screen and for a screen reader.
  createEffect(
    on(
      place,
      () => {
        scrollTo(0, 0);
        document.querySelector<HTMLElement>('#app')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  return (
    <Suspense fallback={props.loading}>
      {(() => {
        const { page, params } = current();
        return createComponent(page as Page, { params });
      })()}
    </Suspense>
  );
}
