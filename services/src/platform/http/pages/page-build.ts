import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PACKAGE_FOLDER } from '../../config/index.js';
import type { Bundle } from './bundle.js';

const built = (workspace: string): string =>
  fileURLToPath(new URL(`../${workspace}/dist/app`, PACKAGE_FOLDER));

/** Pages of the product, where the bundlers of the workspaces put them. */
export const CONSOLE: Bundle = { path: '/vblh/console', folder: built('console') };
export const WEBCLIENT: Bundle = { path: '/vblh', folder: built('webclient') };

/** Name of the meta element by which a page knows its own build. */
const META = 'foyer-build';
const LENGTH = 16;

/**
 * Names a build of pages. The first page of a bundle holds the hashed name of its first script,
 * which changes with every file that the script loads.
 */
export function pageBuildOf(bundles: readonly Bundle[]): string {
  const hash = createHash('sha256');
  for (const { folder } of bundles) {
    const file = join(folder, 'index.html');
    hash.update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex').slice(0, LENGTH);
}

let present: string | undefined;

/** The build of the pages that were there when this process began to serve them. */
export const pageBuild = (): string => (present ??= pageBuildOf([WEBCLIENT, CONSOLE]));

/** Writes into a page which build it is of. */
export const withBuild = (page: string, build: string): string =>
  page.replace('</head>', () => `<meta name="${META}" content="${build}"></head>`);
