import fs from 'node:fs';
import { open } from 'node:fs/promises';

/** Windows keeps names without this, and opens no folder. */
const KEEPS_NAMES = process.platform === 'win32';

/**
 * Resolves when the names in a folder are on the disk: a power cut takes back what was made,
 * renamed or removed before.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (KEEPS_NAMES) return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Does the same before it returns. */
export function syncFolderAtOnce(folder: string): void {
  if (KEEPS_NAMES) return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
