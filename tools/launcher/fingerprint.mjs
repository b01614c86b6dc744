import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'journeys', 'coverage']);
const SKIPPED_FILES = /\.spec\.tsx?$|\.tsbuildinfo$/;

/**
 * A hash over the content of files and folders that goes into a build. Times are left out: a fresh
 * checkout of the same sources needs no new build.
 * @param {string} root
 * @param {readonly string[]} paths below the root; one that is missing counts as empty
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    for (const file of filesBelow(root, path)) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} in a stable order
 */
function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`;
      if (entry.isDirectory())
        return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(root, below);
      return SKIPPED_FILES.test(entry.name) ? [] : [below];
    });
}
