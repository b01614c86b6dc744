import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, quietly } from './command.mjs';
import { root } from './root.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

/** Lies inside node_modules on purpose: `npm ci` deletes it together with what it vouches for. */
const STAMP = 'node_modules/.foyer-installed';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Installs the packages of package-lock.json where they are missing or older than it.
 * @param {import('./steps.mjs').Steps} steps
 */
export async function install(steps) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  // Packages with a native part are installed for one platform: a folder carried to another is of
  // no use there.
  const platform = `${process.platform} ${process.arch}`;
  const wanted = `${platform} ${createHash('sha256').update(lock).digest('hex')}`;
  const stamp = readStamp(STAMP);
  if (stamp === wanted) return;
  const fromHere = stamp === undefined || stamp.startsWith(`${platform} `);
  if (!fromHere || !installedByHand(lock)) await installAll(steps, JSON.parse(lock));
  writeStamp(STAMP, wanted);
}

/**
 * True if a person has already run npm for this lock file.
 * @param {string} lock
 */
function installedByHand(lock) {
  const record = join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(record) && satisfies(JSON.parse(lock), JSON.parse(readFileSync(record, 'utf8')))
  );
}

/**
 * True if npm's own record of node_modules holds every package of the lock file, in its version.
 * @param {LockFile} lock
 * @param {LockFile} installed
 */
export function satisfies(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional) return true;
    const found = installed.packages[path];
    return found !== undefined && found.version === wanted.version;
  });
}

/**
 * @param {import('./steps.mjs').Steps} steps
 * @param {LockFile} lock
 */
async function installAll(steps, lock) {
  // One archive serves every place that the same version is installed to.
  const total = new Set(
    Object.entries(lock.packages)
      .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
      .map(
        ([path, { version }]) => `${path.split('node_modules/').at(-1) ?? path}@${version ?? ''}`,
      ),
  ).size;
  await steps('Install packages', async (report) => {
    const seen = new Set();
    await quietly(
      'npm ci (it needs the network when packages are not cached)',
      npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http']),
      (line) => {
        const archive = /^npm http (?:fetch GET 200|cache) (\S+\.tgz)/.exec(line)?.[1];
        if (archive === undefined) return;
        seen.add(archive);
        report(`${Math.min(seen.size, total)} of ${total}`);
      },
    );
  });
}
