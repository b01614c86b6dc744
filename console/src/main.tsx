import '@fontsource-variable/figtree';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { ConsoleApp } from './ConsoleApp.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to render into');
createRoot(root).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
