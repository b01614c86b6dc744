import { open } from 'node:fs/promises';

interface SyncedFolder {
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Resolves when the names in a folder are on the disk. Otherwise a power cut undoes earlier
 * creations, renames and removals. Windows stores names automatically, and opens no folder.
 * @param openFolder opens it on another disk than that of the machine
 */
export async function syncFolder(
  folder: string,
  openFolder: (path: string, flags: 'r') => Promise<SyncedFolder> = open,
): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await openFolder(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
