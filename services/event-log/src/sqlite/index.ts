export { DataFolderInUse } from './data-folder-in-use.js';
export { DataFolderLock } from './data-folder-lock.js';
export { FileGone, FileInPlace } from './file-in-place.js';
export { makeFolder } from './make-folder.js';
export {
  openSqliteEventLogForReading,
  type EventLogReader,
} from './open-sqlite-event-log-for-reading.js';
export { openSqliteEventLog, type SqliteEventLogOptions } from './open-sqlite-event-log.js';
export { SqliteEventLog } from './sqlite-event-log.js';
