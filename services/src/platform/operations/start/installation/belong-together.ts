import { UnreadableEvent, type EventLog } from '@foyer/event-log';

import { StartFailure } from '#platform/stores/places/unusable-place.js';
import type { InstallationMark } from './installation-mark.js';

/**
 * Another log has another first event, and no other log has this one: it names the installation.
 */
async function installationOf(log: EventLog): Promise<string | undefined> {
  for await (const { id } of log.readAll()) return id;
  return undefined;
}

/**
 * Sees that a store belongs to the log. One without a mark gets it, as those of earlier versions
 * and those that are new have none.
 * @throws StartFailure where it belongs to another log, or to one that is missing.
 */
export async function demandSameInstallation(log: EventLog, mark: InstallationMark): Promise<void> {
  const found = await mark.read();
  const installation = await installationOf(log).catch((error: unknown) => {
    // A damaged event is reported elsewhere, and cannot show whose log it is.
    if (error instanceof UnreadableEvent) return found;
    throw error;
  });
  if (found === installation) return;
  const { setting, store, restore } = mark;
  if (installation === undefined) {
    throw new StartFailure(
      `EVENT_LOG_URL: the event log is empty, but the ${store} (${setting}) belongs to one that is missing; restore the log from its backup`,
    );
  }
  if (found !== undefined) {
    throw new StartFailure(`${setting}: this ${store} belongs to another event log; ${restore}`);
  }
  await mark.write(installation);
}
