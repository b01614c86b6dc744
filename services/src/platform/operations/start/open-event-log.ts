import type { EventLog, UnreadableEvent } from '@foyer/event-log';
import { DataFolderInUse, openSqliteEventLog, type FileGone } from '@foyer/event-log/sqlite';
import { isOfDamagedFile } from '@foyer/projections';

import { hostOf } from '../../stores/places/host-of.js';
import { reasonOf } from '../../stores/places/reason-of.js';
import { StartFailure, unusablePlace } from '../../stores/places/unusable-place.js';
import type { StorePlace } from '../../stores/places/store-paths.js';

export interface OpeningEventLog {
  /** The setting that named the place, for its operator; EVENT_LOG_URL by default. */
  readonly setting?: string;
  /**
   * True if it must append to several streams at once, as every process that runs commands does.
   */
  readonly isForCommands?: boolean;
  /** True if it is written to, as it is for commands. */
  readonly isWritten?: boolean;
  /** Called for each read of a damaged event. */
  readonly onUnreadable?: ((event: UnreadableEvent) => void) | undefined;
  /** Told once when its file is missed, removed or replaced while it is open. */
  readonly onGone?: ((fault: FileGone) => void) | undefined;
}

/**
 * Opens the event log, making it where there is none.
 * @throws StartFailure when another process works with it, or its server does not answer or cannot
 * do what it must.
 */
export async function openEventLog(
  place: StorePlace,
  {
    setting = 'EVENT_LOG_URL',
    isForCommands = false,
    isWritten = isForCommands,
    onUnreadable,
    onGone,
  }: OpeningEventLog = {},
): Promise<EventLog> {
  if (place.kind === 'file') return openFile(place.path, setting, { onUnreadable, onGone });
  // Loaded only where such a server is configured.
  const { openKurrentEventLog, UnreachableLog } = await import('@foyer/event-log/kurrent');
  const server = hostOf(place.url);
  const opening = { url: place.url, triesToAppend: isWritten, onUnreadable };
  const log = await openKurrentEventLog(opening).catch((error: unknown) => {
    const isKnown = error instanceof UnreachableLog;
    const verdict = isKnown && !error.isSilent ? 'cannot be used' : 'does not answer';
    const reason = isKnown ? error.reason : reasonOf(error);
    throw new StartFailure(`${setting}: ${server} ${verdict} (${reason})`, error);
  });
  if (!isForCommands || (await log.appendsToSeveral())) return log;
  await log.close();
  throw new StartFailure(
    `${setting}: ${server} cannot append to several streams at once; KurrentDB 25.1 or later can`,
  );
}

function openFile(
  path: string,
  setting: string,
  hooks: Pick<OpeningEventLog, 'onUnreadable' | 'onGone'>,
): EventLog {
  try {
    return openSqliteEventLog({ path, ...hooks });
  } catch (error) {
    if (error instanceof DataFolderInUse) {
      throw new StartFailure(`${error.message}. One process works with it at a time.`, error);
    }
    if (!isOfDamagedFile(error)) throw unusablePlace(setting, path, error);
    throw new StartFailure(`The event log ${path} cannot be opened: ${reasonOf(error)}`, error);
  }
}
