import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the page's address is left, within the agent's folder. */
const FILE = 'page-address';

/**
 * Leaves the address of the kiosk's page where only the agent's owner can read it, for who shows the page in a browser
 * that the agent does not run; it carries the secret of the local sockets and is another one at each start.
 */
export async function writePageAddress(folder: string, address: string): Promise<void> {
  const draft = join(folder, `${FILE}.new`);
  await rm(draft, { force: true });
  await writeFile(draft, `${address}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, join(folder, FILE));
}

/** No one answers at that address any more. */
export async function removePageAddress(folder: string): Promise<void> {
  await rm(join(folder, FILE), { force: true });
}
