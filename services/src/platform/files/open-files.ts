import { join, resolve } from 'node:path';

import { platformSettings, readSettings } from '../config/index.js';
import { hostOf } from '../start/host-of.js';
import { reasonOf } from '../start/reason-of.js';
import { StartFailure } from '../start/start-failure.js';
import type { Environment } from '../tokens.js';
import { fileSettings } from './file-settings.js';
import { FilesFault } from './files-fault.js';
import type { Files } from './files.js';
import { FolderFiles } from './folder-files.js';

/**
 * Files where the environment says, else in the data folder.
 * @throws StartFailure when their server does not answer.
 */
export async function openFiles(environment: Environment): Promise<Files> {
  const { FILES_URL, FOYER_DATA } = readSettings(
    { ...fileSettings, FOYER_DATA: platformSettings.FOYER_DATA },
    environment,
  );
  if (FILES_URL === undefined) return new FolderFiles(join(resolve(FOYER_DATA), 'files'));
  if (FILES_URL.startsWith('file:')) {
    return new FolderFiles(resolve(FILES_URL.slice('file:'.length)));
  }
  return openGrid(FILES_URL);
}

async function openGrid(url: string): Promise<Files> {
  // Only whoever has such a server loads what it takes to speak to it.
  const { GridFiles } = await import('./grid/grid-files.js');
  const files = new GridFiles({ url });
  try {
    await files.ping();
    return files;
  } catch (error) {
    await files.close();
    const reason = reasonOf(error instanceof FilesFault ? error.cause : error);
    throw new StartFailure(`FILES_URL: ${hostOf(url)} does not answer (${reason})`, error);
  }
}
