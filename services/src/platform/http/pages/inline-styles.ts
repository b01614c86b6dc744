import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Bundle } from './bundle.js';

const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/**
 * Puts the styles of a page into the page, so that its prerendered shell waits for no other answer.
 * Their links stay, for no medium: scripts that are loaded later see by them that the styles are
 * there.
 */
export function inlineStyles({ path, folder }: Bundle, page: string): string {
  const seen = new Set<string>();
  return page.replace(STYLESHEET, (_link, href: string) => {
    if (seen.has(href)) return '';
    seen.add(href);
    const css = readFileSync(join(folder, href.slice(path.length)), 'utf8').trimEnd();
    return `<style>${css}</style><link rel="stylesheet" media="not all" crossorigin href="${href}">`;
  });
}
