import { accessSync, constants } from 'node:fs';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { makeFolder, type FileGone } from '@foyer/event-log/sqlite';
import { DamagedFile, isOfDamagedFile, type ProjectionStore } from '@foyer/projections';
import type { EventLog, UnreadableEvent } from '@foyer/event-log';

import type { Vault } from '../../stores/vault/index.js';
import { markedLog } from '../../eventing/log-format/index.js';
import { demandSameInstallation } from './installation/belong-together.js';
import { markOfReadStore, markOfVault } from './installation/marks.js';
import { openEventLog } from './open-event-log.js';
import { openReadStore } from './open-read-store.js';
import { openVault } from './open-vault.js';
import { closeToOthers } from './owner-only.js';
import { reasonOf } from '../../stores/places/reason-of.js';
import { StartFailure } from '../../stores/places/unusable-place.js';
import {
  storePaths,
  type StorePlace,
  type StoreSettings,
} from '../../stores/places/store-paths.js';

/** The stores of a program, on its disk or on servers. */
export interface Stores {
  readonly folder: string;
  readonly eventLog: EventLog;
  readonly vault: Vault;
  readonly readStore: ProjectionStore;
  /** Checkpoints what was written, where it checkpoints, then lets everything go. */
  close(): Promise<void>;
  /** Marks them as belonging together, once there is something in the log. */
  mark(): Promise<void>;
}

export interface OpeningStores {
  /** True if the log is checkpointed, which is the default. */
  readonly checkpoints?: boolean;
  /** Called for each read of a damaged event of the log. */
  readonly onUnreadable?: (event: UnreadableEvent) => void;
  /** Told once of a file of the log or the vault that was removed or replaced while it is open. */
  readonly onGone?: (fault: FileGone) => void;
}

/**
 * Opens the stores, creating missing ones, and checkpoints the log from then on by default.
 * @throws StartFailure when the data folder cannot be used, another process works with it, a server
 * does not answer, or a newer program has written to the log.
 */
export async function openStores(
  settings: StoreSettings,
  onFault: (error: unknown) => void,
  { checkpoints = true, onUnreadable, onGone }: OpeningStores = {},
): Promise<Stores> {
  const paths = storePaths(settings);
  prepare(paths.folder);
  const opened = await openEventLog(paths.eventLog, { isForCommands: true, onUnreadable, onGone });
  const eventLog = await markedLog(opened).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const vault = await openVaultOf(eventLog, paths.vault, onGone).catch(async (error: unknown) => {
    await eventLog.close();
    throw error;
  });
  const readStore = await openReadStoreOf(eventLog, paths.readStore).catch(
    async (error: unknown) => {
      await eventLog.close();
      await vault.close();
      throw error;
    },
  );
  const checkpointer = checkpoints ? HashChainCheckpointer.start(eventLog, { onFault }) : undefined;
  return {
    folder: paths.folder,
    eventLog,
    vault,
    readStore,
    async mark() {
      await demandSameInstallation(eventLog, markOfVault(vault));
      await demandSameLog(eventLog, readStore, paths.readStore);
    },
    async close() {
      await checkpointer?.stop();
      await eventLog.close();
      await readStore.close();
      await vault.close();
    },
  };
}

async function openReadStoreOf(eventLog: EventLog, place: StorePlace): Promise<ProjectionStore> {
  const readStore = await openReadStore(place);
  try {
    await demandSameLog(eventLog, readStore, place);
    return readStore;
  } catch (error) {
    await readStore.close();
    throw error;
  }
}

/**
 * Refuses read models of another log. A store with disk damage belongs to none: it is lost, and the
 * log fills it again.
 */
async function demandSameLog(
  eventLog: EventLog,
  { loss }: ProjectionStore,
  place: StorePlace,
): Promise<void> {
  if (loss?.fault !== undefined) return;
  try {
    await demandSameInstallation(eventLog, markOfReadStore(place));
  } catch (error) {
    if (loss === undefined || !isOfDamagedFile(error)) throw error;
    loss.lose(new DamagedFile(error));
  }
}

/**
 * Another vault would give keys to people who have one, and then neither could read all that is
 * written about them.
 */
async function openVaultOf(
  eventLog: EventLog,
  place: StorePlace,
  onGone: OpeningStores['onGone'],
): Promise<Vault> {
  const vault = await openVault(place, undefined, onGone);
  try {
    await demandSecrets(eventLog, vault);
    await demandSameInstallation(eventLog, markOfVault(vault));
    return vault;
  } catch (error) {
    await vault.close();
    throw error;
  }
}

async function demandSecrets(eventLog: EventLog, vault: Vault): Promise<void> {
  if ((await eventLog.head()) === undefined) return;
  for await (const _secret of vault.all()) return;
  throw new StartFailure(
    'VAULT_URL: this vault is empty, and the event log is not; restore the vault from its backup, or see `foyer vault copy`',
  );
}

function prepare(folder: string): void {
  try {
    makeFolder(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    closeToOthers(folder);
  } catch (error) {
    throw new StartFailure(`FOYER_DATA=${folder} cannot be used: ${reasonOf(error)}`, error);
  }
}
