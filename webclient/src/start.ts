import '@fontsource-variable/figtree/wght.css';

import './design/fallback-font.css';
import 'virtual:look.css';
import './design/base.css';
import './design/start.css';

import { firstPaint } from './app/first-paint.js';

// What the server has put into the page is seen before the scripts run that draw the page, not after them.
await firstPaint(document);
// What the page will load is in the page as well, inert until now, so that nothing is found out only by what loads it.
const preloads = document.getElementById('preloads');
if (preloads instanceof HTMLTemplateElement) document.head.append(preloads.content);
await import('./main.js');
