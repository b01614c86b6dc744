import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { syncFolder } from './sync-folder.js';

/**
 * Makes a folder for its owner alone, with those that lead to it. The name of each new one is
 * synced in its parent, since a power cut would take the folder with the files that were synced in
 * it.
 * @param sync puts the names in a folder on the disk
 */
export async function makeFolder(
  folder: string,
  sync: (parent: string) => Promise<void> = syncFolder,
): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const highest = resolve(first);
  for (let made = resolve(folder); ; made = dirname(made)) {
    await sync(dirname(made));
    if (made === highest) return;
  }
}
