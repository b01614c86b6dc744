import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolderAtOnce } from '../durable-files/sync-folder.js';

/**
 * Makes a folder and those above it, each by itself; one that is there stays as it is. The `recursive` of Node never ends
 * where a folder can be seen but nothing can be made in it, as in /proc: it makes the one above again and again.
 * @param mode of each folder that is made
 * @throws the error of the system, such as ENOENT, EACCES, or EEXIST where something else stands in its way
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
    // What is kept below it goes with it in a power cut.
    if (parent !== path) syncFolderAtOnce(parent);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
