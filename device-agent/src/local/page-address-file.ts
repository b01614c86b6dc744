import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file with the page's address, within the agent's folder. */
const FILE = 'page-address';

/**
 * Writes the address of the kiosk's page to a file that only the agent's owner can read. A
 * browser that the agent does not run shows the page from there. The address carries the secret
 * of the local sockets and changes at each start.
 */
export async function writePageAddress(folder: string, address: string): Promise<void> {
  const draft = join(folder, `${FILE}.new`);
  await rm(draft, { force: true });
  await writeFile(draft, `${address}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, join(folder, FILE));
}

/** Removes the file, since the agent no longer answers at that address. */
export async function removePageAddress(folder: string): Promise<void> {
  await rm(join(folder, FILE), { force: true });
}
