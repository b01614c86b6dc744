import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Bundle } from './bundle.js';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

const STYLESHEET = '<link rel="stylesheet"';

export const isStylesheet = (link: string): boolean => link.startsWith(STYLESHEET);

/**
 * Links that let a browser fetch parts of a built page together with its first script, not one
 * after the other.
 * @param parts Sources of scripts, by the end of their paths. What the build does not have is
 * passed over.
 */
export function preloadLinks({ path, folder }: Bundle, parts: readonly string[]): string[] {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return [];
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const links = new Set<string>();
  const follow = (source: string): void => {
    const built = manifest[source];
    if (built === undefined) return;
    const link = linkTo(`${path}/${built.file}`);
    if (links.has(link)) return;
    links.add(link);
    for (const css of built.css ?? []) links.add(linkTo(`${path}/${css}`));
    built.imports?.forEach(follow);
  };
  const sources = Object.keys(manifest);
  for (const part of parts) sources.filter((source) => source.endsWith(part)).forEach(follow);
  return [...links];
}

function linkTo(href: string): string {
  if (href.endsWith('.css')) return `${STYLESHEET} crossorigin href="${href}">`;
  return `<link rel="modulepreload" crossorigin href="${href}">`;
}
