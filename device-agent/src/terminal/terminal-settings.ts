import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { IpAddress, Port, TerminalProtocol } from '@foyer/contracts/payments';
import { z } from 'zod';
import { syncFolder } from '../disk/sync-folder.js';

/** The terminal's address and protocol. */
export const TerminalSettings = z.object({
  protocol: TerminalProtocol,
  ip: IpAddress,
  sendPort: Port,
  receivePort: Port,
  myPort: Port,
});
export type TerminalSettings = z.output<typeof TerminalSettings>;

const fileIn = (folder: string): string => join(folder, 'terminal.json');

/**
 * Returns the settings that {@link keepSettings} stored last, or null. A file with other content
 * counts as none.
 */
export async function keptSettings(folder: string): Promise<TerminalSettings | null> {
  try {
    return TerminalSettings.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps settings over restarts, whole or not at all. */
export async function keepSettings(folder: string, settings: TerminalSettings): Promise<void> {
  const fresh = `${fileIn(folder)}.new`;
  await writeFile(fresh, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(fresh, fileIn(folder));
  await syncFolder(folder);
}
