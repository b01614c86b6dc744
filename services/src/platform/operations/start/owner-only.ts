import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What this process makes from here on is for its owner only: files 0600, folders 0700. */
export function ownerOnly(): void {
  process.umask(0o077);
}

/**
 * Closes a data folder to others, with the files in it that an earlier version left open. What lies deeper is closed by the folder
 * above it. Where the folder is somebody else's, it stays as that one has made it.
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
