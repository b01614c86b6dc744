import { existsSync } from 'node:fs';
import { storePaths, type StorePaths, type StoreSettings } from '#platform/stores/places';
import { CommandFailed } from './command-failed.js';

/**
 * Returns the places of the stores. A mistyped folder must not become a new one.
 * @throws CommandFailed where there is no event log.
 */
export function demandLog(settings: StoreSettings): StorePaths {
  const paths = storePaths(settings);
  const { eventLog } = paths;
  if (eventLog.kind === 'server' || existsSync(eventLog.path)) return paths;
  throw new CommandFailed(
    `There is no event log at ${eventLog.path}. FOYER_DATA names the data folder.`,
  );
}
