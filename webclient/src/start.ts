import '@fontsource-variable/figtree/wght.css';

import './design/fallback-font.css';
import 'virtual:look.css';
import './design/base.css';
import './design/start.css';

import { firstPaint } from './app/first-paint.js';

// The server's content of the page is visible before the scripts run that draw the page, not after
// them.
await firstPaint(document);
// The page also contains the list of files that it will load, inert until now, so that no file is
// discovered late.
const preloads = document.getElementById('preloads');
if (preloads instanceof HTMLTemplateElement) document.head.append(preloads.content);
if (window !== parent) await import('./app/framed.js');
await import('./main.js');
document.documentElement.dataset.started = '';
