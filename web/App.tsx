import { Show } from 'solid-js';
import { GAMES } from './games/games.ts';
import { loadPageWords } from './i18n/i18n.ts';
import { loadArts } from './pages/home/arts.ts';
import { Router, type RouteTo } from './router.tsx';
import { handedLink } from './ui/handLink.ts';
import { later } from './ui/later.tsx';
import { Toasts } from './ui/Toast.tsx';

const LinkDialog = later(async () => (await import('./ui/LinkDialog.tsx')).LinkDialog);

/** Loads a page together with the words that only the pages away from a table need. */
const withWords =
  <M,>(load: () => Promise<M>): (() => Promise<M>) =>
  async () =>
    (await Promise.all([load(), loadPageWords()]))[0];

async function loadHome() {
  const [page] = await Promise.all([import('./pages/home/Home.tsx'), loadArts()]);
  return page;
}

export const ROUTES: readonly RouteTo[] = [
  { path: '/', load: withWords(loadHome) },
  { path: '/new', load: withWords(() => import('./pages/open/NewTable.tsx')) },
  { path: '/t/:id', load: () => import('./pages/TablePage.tsx') },
  { path: '/next', load: withWords(() => import('./pages/Next.tsx')) },
  { path: '/links', load: withWords(() => import('./pages/Links.tsx')) },
  { path: '/rules', load: withWords(() => import('./pages/Rules.tsx')) },
  { path: '/rules/:game', load: withWords(() => import('./pages/Rules.tsx')) },
  { path: '/verify', load: withWords(() => import('./pages/verify/Verify.tsx')) },
  ...GAMES.flatMap(({ pages }) => pages ?? []).map(({ path, load }) => ({ path, load: withWords(load) })),
];

export function App() {
  return (
    <>
      <Router
        routes={ROUTES}
        missing={withWords(() => import('./pages/Missing.tsx'))}
        loading={null}
        unloaded={withWords(() => import('./pages/Unloaded.tsx'))}
      />
      <Show when={handedLink()}>
        <LinkDialog />
      </Show>
      <Toasts />
    </>
  );
}
