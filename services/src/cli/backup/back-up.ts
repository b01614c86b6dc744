import { resolve } from 'node:path';
import { makeBackup } from '#platform/operations/backup';

import { dataPlacesOf } from '../../program/backups/data-places-of.js';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';

export interface BackupOptions {
  readonly vault?: string;
  readonly withoutVault: boolean;
  readonly local: boolean;
}

/** `foyer backup`: takes a backup, also while a server runs. */
export async function backUp(
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
  folder: string,
  { vault, withoutVault, local }: BackupOptions,
): Promise<void> {
  if (vault !== undefined && withoutVault) {
    throw new CommandFailed('--vault and --without-vault exclude each other');
  }
  const { log, files, ...made } = await makeBackup({
    places: dataPlacesOf(environment),
    to: resolve(folder),
    vaultFolder: vault && resolve(vault),
    withoutVault,
    onlyLocal: local,
    now: () => new Date(),
  });
  const events = log === null ? 'no log' : `${log.events} events`;
  const secrets = made.vault === null ? 'no vault' : 'the vault';
  terminal.line(`Backed up: ${events}, ${files?.count ?? 0} files, ${secrets}.`);
  if (log?.head) terminal.line(`Head: ${log.head}`);
  if (made.elsewhere.length > 0) {
    terminal.line(`Left to the tools of their servers: ${made.elsewhere.join(', ')}.`);
  }
}
