import { accessSync, constants, mkdirSync } from 'node:fs';
import { LogSealer } from '@foyer/event-log/chain';
import { DataFolderInUse, openSqliteEventLog } from '@foyer/event-log/sqlite';
import { SqliteReadStore, type ProjectionStore } from '@foyer/projections';
import type { EventLog } from '@foyer/event-log';

import { SqliteVault, type Vault } from '../vault/index.js';
import { StartFailure } from './start-failure.js';
import { storePaths, type StoreSettings } from './store-paths.js';

/** What a program keeps on its disk. */
export interface Stores {
  readonly folder: string;
  readonly eventLog: EventLog;
  readonly vault: Vault;
  readonly readStore: ProjectionStore;
  /** Seals what was written, then lets everything go. */
  close(): Promise<void>;
}

/**
 * Opens the stores, making them where there are none, and seals the log from then on.
 * @throws StartFailure when the data folder cannot be used, or another process works with it.
 */
export async function openStores(
  settings: StoreSettings,
  onFault: (error: unknown) => void,
): Promise<Stores> {
  const paths = storePaths(settings);
  prepare(paths.folder);
  const eventLog = openEventLog(paths.eventLog);
  const vault = new SqliteVault(paths.vault);
  const readStore = new SqliteReadStore(paths.readStore);
  const sealer = LogSealer.start(eventLog, { onFault });
  return {
    folder: paths.folder,
    eventLog,
    vault,
    readStore,
    async close() {
      await sealer.stop();
      await eventLog.close();
      await readStore.close();
      await vault.close();
    },
  };
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`FOYER_DATA=${folder} cannot be used: ${reasonOf(error)}`, error);
  }
}

function openEventLog(path: string): EventLog {
  try {
    return openSqliteEventLog({ path });
  } catch (error) {
    if (error instanceof DataFolderInUse) {
      throw new StartFailure(`${error.message}. One process works with it at a time.`, error);
    }
    throw new StartFailure(`The event log ${path} cannot be opened: ${reasonOf(error)}`, error);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    EACCES: 'it may not be written to',
    EPERM: 'it may not be written to',
    EROFS: 'it lies on a disk that can only be read',
    ENOTDIR: 'a file stands in its way',
    EEXIST: 'a file stands in its way',
    ENOSPC: 'the disk is full',
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
}
