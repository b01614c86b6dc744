import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * A package that ships with the product.
 * @typedef {{ path: string, name: string, version: string, license: string | undefined,
 *   optional: boolean }} ProductionPackage
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean, optional?: boolean }} Locked
 */

const MODULES = 'node_modules/';

/**
 * Reads from the lock file which packages the product needs on some system, without tools and
 * tests.
 * @returns {readonly ProductionPackage[]}
 */
export function productionPackages() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, { version, license, dev, link, optional }]) => {
    if (!path.includes(MODULES) || dev || link) return [];
    const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
    return [{ path, name, version: version ?? '', license, optional: optional ?? false }];
  });
}
