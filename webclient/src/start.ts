import '@fontsource-variable/figtree/wght.css';

import './design/fallback-font.css';
import 'virtual:look.css';
import './design/base.css';
import './design/start.css';

import { firstPaint } from './app/first-paint.js';

// What the server has put into the page is seen before the scripts run that draw the page, not after them.
await firstPaint(document);
await import('./main.js');
