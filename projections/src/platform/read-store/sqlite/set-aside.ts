import { existsSync, renameSync, rmSync } from 'node:fs';

/** SQLite keeps up to three files for one database. */
const PARTS = ['', '-wal', '-shm'];

/** Returns the path of a damaged file, which is kept for analysis. */
export const asidePathOf = (path: string): string => `${path}.damaged`;

/**
 * Renames a damaged file, in the place of one that was set aside before: a failing disk must not
 * fill up as well.
 */
export function setAside(path: string): void {
  removeAside(path);
  for (const part of PARTS) {
    if (existsSync(path + part)) renameSync(path + part, asidePathOf(path) + part);
  }
}

/** Removes what was set aside: it holds people's data that no one could take out of it. */
export function removeAside(path: string): void {
  for (const part of PARTS) rmSync(asidePathOf(path) + part, { force: true });
}
