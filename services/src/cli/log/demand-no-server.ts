import { askRunningServer, ServerDidNot } from '../../platform/operations/admin-socket/index.js';
import {
  hostOf,
  storePaths,
  type StorePlace,
  type StoreSettings,
} from '../../platform/stores/places/index.js';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { holdReadModels } from '../projections/hold-read-models.js';

/** No server knows it. */
const NO_TASK = 'is-anybody-there';

/**
 * Makes sure that no server works meanwhile with one of these logs, where the settings name it. A log in a file is locked
 * anyway; one on a server takes events from any number of processes.
 * @returns How to let servers in again.
 * @throws CommandFailed where one does.
 */
export async function demandNoServer(
  terminal: Terminal,
  settings: StoreSettings,
  logs: readonly StorePlace[],
): Promise<() => Promise<void>> {
  const { folder, eventLog } = storePaths(settings);
  if (!logs.some((log) => isSame(log, eventLog))) return async () => undefined;
  if (await isServerIn(folder)) {
    throw new CommandFailed(`A server works with this log, in ${folder}: end it first`);
  }
  const held = await holdReadModels(terminal, settings);
  return async () => held?.letGo();
}

function isSame(log: StorePlace, other: StorePlace): boolean {
  if (log.kind !== 'server' || other.kind !== 'server') return false;
  return hostOf(log.url) === hostOf(other.url);
}

async function isServerIn(folder: string): Promise<boolean> {
  try {
    return (await askRunningServer(folder, NO_TASK, {})) !== undefined;
  } catch (error) {
    if (error instanceof ServerDidNot) return true;
    throw error;
  }
}
