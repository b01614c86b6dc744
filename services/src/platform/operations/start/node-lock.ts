import { DataFolderLock, makeFolder } from '@foyer/event-log/sqlite';

/**
 * Holds a data folder as the place of one process that takes turns with others; makes it where
 * there is none.
 * @throws DataFolderInUse where another process has its place there.
 */
export function takeNodeLock(folder: string): DataFolderLock {
  makeFolder(folder, 0o700);
  return DataFolderLock.take(folder, 'node.lock');
}
