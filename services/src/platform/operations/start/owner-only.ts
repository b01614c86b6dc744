import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes all new files and folders of this process private to its owner: files 0600, folders 0700.
 */
export function ownerOnly(): void {
  process.umask(0o077);
}

/**
 * Closes a data folder to others, with the files in it that an earlier version left open. The
 * folder closes its deeper files too. A folder with another owner stays as that owner has set it.
 */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) chmodSync(join(folder, entry.name), 0o600);
      else if (entry.isDirectory()) chmodSync(join(folder, entry.name), 0o700);
    }
  } catch (error) {
    const code = (error as { readonly code?: unknown }).code;
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
  }
}
