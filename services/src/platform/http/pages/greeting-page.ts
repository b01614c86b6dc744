import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Bundle } from './bundle.js';
import { inlineStyles } from './inline-styles.js';
import { preloadLinks } from './preload-links.js';

/** A bundle's first page, with its styles in it and with links to what it will load, see {@link preloadLinks}. */
export function greetingPage(bundle: Bundle, parts: readonly string[]): string {
  const page = readFileSync(join(bundle.folder, 'index.html'), 'utf8');
  const links = preloadLinks(bundle, parts);
  return inlineStyles(
    bundle,
    page.replace('</head>', () => `${links}</head>`),
  );
}
