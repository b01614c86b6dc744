import type { EventLog } from '@foyer/event-log';
import { DataFolderInUse, openSqliteEventLog } from '@foyer/event-log/sqlite';

import { hostOf } from './host-of.js';
import { reasonOf } from './reason-of.js';
import { StartFailure } from './start-failure.js';
import type { StorePlace } from './store-paths.js';

/**
 * Opens the event log, making it where there is none.
 * @param setting what named the place, for whoever has to mend it.
 * @throws StartFailure when another process works with it, or its server does not answer.
 */
export async function openEventLog(
  place: StorePlace,
  setting = 'EVENT_LOG_URL',
): Promise<EventLog> {
  if (place.kind === 'file') return openFile(place.path);
  // Only whoever has such a server loads what it takes to speak to it.
  const { openKurrentEventLog } = await import('@foyer/event-log/kurrent');
  try {
    return await openKurrentEventLog({ url: place.url });
  } catch (error) {
    const server = hostOf(place.url);
    throw new StartFailure(`${setting}: ${server} does not answer (${reasonOf(error)})`, error);
  }
}

function openFile(path: string): EventLog {
  try {
    return openSqliteEventLog({ path });
  } catch (error) {
    if (error instanceof DataFolderInUse) {
      throw new StartFailure(`${error.message}. One process works with it at a time.`, error);
    }
    throw new StartFailure(`The event log ${path} cannot be opened: ${reasonOf(error)}`, error);
  }
}
