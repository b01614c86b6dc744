import '@fontsource-variable/figtree';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { ConsoleApp } from './ConsoleApp.js';
import { loadI18nProvider } from './i18n/i18nProvider.js';
import { textSources } from './resources.js';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no element to render into');
const root = createRoot(element);
// Not awaited: the texts may lie in a script that waits for this one.
void loadI18nProvider(textSources).then((i18nProvider) => {
  root.render(
    <StrictMode>
      <ConsoleApp i18nProvider={i18nProvider} />
    </StrictMode>,
  );
  document.documentElement.dataset.started = '';
});
