import './styles/tokens.css';
import './styles/reset.css';
import { render } from 'solid-js/web';
import { App, ROUTES } from './App.tsx';
import { preferredLanguage, useLanguage } from './i18n/i18n.ts';
import { workOffline } from './offline.ts';
import { renewWhenStale } from './renew.ts';
import { preload } from './router.tsx';

// This is not a top-level await: a page's file may import this one, and the two would wait for each other for ever.
async function start(root: HTMLElement): Promise<void> {
  // A page whose words fail to load reports that itself.
  const words = useLanguage(preferredLanguage()).catch(() => {});
  await Promise.all([words, preload(ROUTES, location.pathname)]);
  render(() => <App />, root);
}

workOffline();
renewWhenStale();
const root = document.getElementById('app');
if (root) void start(root);
