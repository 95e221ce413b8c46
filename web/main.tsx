import { render } from 'solid-js/web';
import { App, ROUTES } from './App.tsx';
import { preferredLanguage, useLanguage } from './i18n/i18n.ts';
import { workOffline } from './offline.ts';
import { preload } from './router.tsx';
import './styles/tokens.css';
import './styles/base.css';

workOffline();
const root = document.getElementById('app');
if (root) {
  await Promise.all([useLanguage(preferredLanguage()), preload(ROUTES, location.pathname)]);
  render(() => <App />, root);
}
