import { existsSync } from 'node:fs';
import type { Reading } from '@foyer/event-log/node-sqlite';
import type { Files } from '#platform/stores/files';

import { checkFilesOf } from './check-files.js';
import { checkLog } from './check-log.js';
import { checkVault } from './check-vault.js';
import type { Problem } from './problem.js';

/** The result of a check. */
export interface Checked {
  readonly events: number;
  readonly files: number;
  /** Undefined where there is no vault to look into. */
  readonly keys: number | undefined;
  readonly problems: readonly Problem[];
}

/** The stores of a data folder, or of a backup. */
interface Stores {
  readonly log: string;
  readonly vault: string | undefined;
  readonly reading: Reading;
  readonly now: Date;
}

/** Checks a log with its vault and the files that it names. */
export async function checkStores(
  { log: logPath, vault: vaultPath, reading, now }: Stores,
  files: Pick<Files, 'part'> | undefined,
  hashOf: Parameters<typeof checkFilesOf>[3],
): Promise<Checked> {
  const log = await checkLog(logPath, reading, now);
  const isVaultMissing = vaultPath !== undefined && !existsSync(vaultPath);
  const missing: Problem[] = isVaultMissing
    ? [{ problem: 'VAULT_MISSING', about: vaultPath, sentence: 'The vault is missing' }]
    : [];
  const keys = vaultPath === undefined || isVaultMissing ? [] : checkVault(vaultPath, reading, log);
  const isReadable = log.problems.every(({ problem }) => problem === 'LOG_NOT_COVERED');
  const found =
    isReadable && files ? await checkFilesOf(logPath, reading, files, hashOf) : undefined;
  return {
    events: log.events,
    files: found?.files ?? 0,
    keys: vaultPath === undefined ? undefined : log.subjects.size,
    problems: [...log.problems, ...missing, ...keys, ...(found?.problems ?? [])],
  };
}
