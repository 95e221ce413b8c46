import { Router, type RouteTo } from './router.tsx';
import { Toasts } from './ui/Toast.tsx';

export const ROUTES: readonly RouteTo[] = [
  { path: '/', load: () => import('./pages/home/Home.tsx') },
  { path: '/cards', load: () => import('./pages/Cards.tsx') },
  { path: '/new', load: () => import('./pages/open/NewTable.tsx') },
  { path: '/t/:id', load: () => import('./pages/TablePage.tsx') },
  { path: '/links', load: () => import('./pages/Links.tsx') },
  { path: '/rules/:game', load: () => import('./pages/Rules.tsx') },
  { path: '/verify', load: () => import('./pages/Verify.tsx') },
];

export function App() {
  return (
    <>
      <Router routes={ROUTES} missing={() => import('./pages/Missing.tsx')} loading={null} />
      <Toasts />
    </>
  );
}
