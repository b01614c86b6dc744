import { open } from 'node:fs/promises';

/**
 * Resolves when the names in a folder are on the disk: a power cut takes back what was made, renamed
 * or removed before. Windows keeps names by itself, and opens no folder.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
