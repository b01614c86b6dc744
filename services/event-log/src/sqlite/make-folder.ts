import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolderAtOnce } from '../durable-files/sync-folder.js';

/**
 * Makes a folder and its missing parents, one at a time; an existing one stays as it is. The
 * `recursive` option of Node never ends in a visible folder that allows no new entries, as in
 * /proc: it makes the parent again and again.
 * @param mode of each folder that is made
 * @throws the error of the system, such as ENOENT, EACCES, or EEXIST where another file is in its
 * way
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
    // A power cut would otherwise also take the files below it.
    if (parent !== path) syncFolderAtOnce(parent);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
