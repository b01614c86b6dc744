import { join, resolve } from 'node:path';

import { platformSettings, readSettings } from '../../config/index.js';
import { answering } from '../places/answering.js';
import { unusablePlace, type StorePlace } from '../places/index.js';
import type { Environment } from '../../tokens.js';
import { fileSettings } from './file-settings.js';
import type { Files } from './files.js';
import { FolderFiles } from './folder-files.js';

/** The place of files: a folder, or a server. */
export function placeOfFiles(environment: Environment): StorePlace {
  const { FILES_URL, FOYER_DATA } = readSettings(
    { ...fileSettings, FOYER_DATA: platformSettings.FOYER_DATA },
    environment,
  );
  if (FILES_URL === undefined) return { kind: 'file', path: join(resolve(FOYER_DATA), 'files') };
  if (FILES_URL.startsWith('file:')) {
    return { kind: 'file', path: resolve(FILES_URL.slice('file:'.length)) };
  }
  return { kind: 'server', url: FILES_URL };
}

/**
 * Files where the environment says, else in the data folder.
 * @throws StartFailure when their server does not answer, or what keeps them does not let us write,
 * read and remove.
 */
export async function openFiles(environment: Environment): Promise<Files> {
  const place = placeOfFiles(environment);
  if (place.kind === 'file') {
    const files = new FolderFiles(place.path);
    await files.tryRights().catch((error: unknown) => {
      throw unusablePlace('FILES_URL', place.path, error);
    });
    return files;
  }
  // Loaded only where such a server is configured.
  const { GridFiles } = await import('./grid/grid-files.js');
  return answering(() => new GridFiles({ url: place.url }), 'FILES_URL', place.url);
}
