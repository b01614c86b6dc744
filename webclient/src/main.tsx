import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App, preparePage } from './App.js';
import { startI18n } from './i18n/i18n.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

await Promise.all([startI18n(), preparePage(location.pathname)]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// After the first picture. Without this file the browser's own rule applies.
void import('./app/keep-focus.js').then(
  ({ keepFocus }) => keepFocus(),
  () => undefined,
);
