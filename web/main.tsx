import { render } from 'solid-js/web';
import { App } from './App.tsx';
import { preferredLanguage, useLanguage } from './i18n/i18n.ts';
import { workOffline } from './offline.ts';
import './styles/tokens.css';
import './styles/base.css';

workOffline();
const root = document.getElementById('app');
if (root) {
  await useLanguage(preferredLanguage());
  render(() => <App />, root);
}
