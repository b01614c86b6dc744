import { dirname } from 'node:path';
import type { Reading } from '@foyer/event-log/node-sqlite';
import { DataFolderLock } from '@foyer/event-log/sqlite';

import { CommandFailed } from './command-failed.js';

/** How a file in a data folder is read, so that each byte of the folder stays as it is. */
export interface FolderReading {
  readonly reading: Reading;
  /** @throws CommandFailed where a server began to write to what was read without locks. */
  readonly demandSame: () => void;
}

/** A folder in which a server works is read with its locks, and any other without making files. */
export function readingOf(file: string): FolderReading {
  const folder = dirname(file);
  if (DataFolderLock.isHeld(folder)) return { reading: 'shared', demandSame: () => undefined };
  return {
    reading: 'resting',
    demandSame: () => {
      if (!DataFolderLock.isHeld(folder)) return;
      throw new CommandFailed(
        `A server was started in ${folder} meanwhile, so the answer may be wrong. Give the command again.`,
      );
    },
  };
}
