import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Bundle } from './bundle.js';
import { inlineStyles } from './inline-styles.js';
import { isStylesheet, preloadLinks } from './preload-links.js';

/** The web client's first script looks for it by this id. */
const PRELOADS_ID = 'preloads';

/**
 * A bundle's first page, with its styles in it and with links to what it will load, see
 * {@link preloadLinks}. These lie in a template, from which the page's first script takes them once
 * the page is painted: before, they hold the first paint back.
 */
export function greetingPage(bundle: Bundle, parts: readonly string[]): string {
  const page = readFileSync(join(bundle.folder, 'index.html'), 'utf8');
  const links = preloadLinks(bundle, parts);
  const styles = links.filter(isStylesheet).join('');
  const scripts = links.filter((link) => !isStylesheet(link)).join('');
  const template = scripts && `<template id="${PRELOADS_ID}">${scripts}</template>`;
  return inlineStyles(
    bundle,
    page.replace('</head>', () => `${styles}${template}</head>`),
  );
}
