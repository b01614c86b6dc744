import { open } from 'node:fs/promises';

interface SyncedFolder {
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Resolves when the names in a folder are on the disk: a power cut takes back what was made, renamed
 * or removed before. Windows keeps names by itself, and opens no folder.
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
