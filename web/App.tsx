import { Router } from './router.tsx';
import { Toasts } from './ui/Toast.tsx';

export function App() {
  return (
    <>
      <Router
        routes={[
          { path: '/', load: () => import('./pages/home/Home.tsx') },
          { path: '/cards', load: () => import('./pages/Cards.tsx') },
          { path: '/t/:id', load: () => import('./pages/TablePage.tsx') },
        ]}
        missing={() => import('./pages/Missing.tsx')}
        loading={null}
      />
      <Toasts />
    </>
  );
}
